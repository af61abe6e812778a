/** The courts of the deck for low vision. */

import { RANKS, SUITS } from '../../lib/cards';
import { card } from './cards';

const courts = (): string =>
  SUITS.flatMap((suit) => RANKS.slice(7).map((rank) => card(suit, rank))).join('');

export default courts;
