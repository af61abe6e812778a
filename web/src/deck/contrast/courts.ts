/** The courts of the deck for low vision. */

import { RANKS } from '../../lib/cards';
import { cards } from '../card';
import { card } from './cards';

export default cards(RANKS.slice(7), card);
