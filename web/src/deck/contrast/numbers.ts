/** The number cards of the deck for low vision, and its back. */

import { RANKS, SUITS } from '../../lib/cards';
import { back } from './back';
import { card } from './cards';
import { suits } from './suits';

const numbers = (): string =>
  suits() +
  back() +
  SUITS.flatMap((suit) => RANKS.slice(0, 7).map((rank) => card(suit, rank))).join('');

export default numbers;
