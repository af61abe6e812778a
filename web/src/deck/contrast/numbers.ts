/** The number cards of the deck for low vision, and its back. */

import { RANKS } from '../../lib/cards';
import { cards } from '../card';
import { back } from './back';
import { card } from './cards';
import { suits } from './suits';

export default { signs: suits, back, ...cards(RANKS.slice(0, 7), card) };
