/** The four kings. */

import { clubs } from './clubs';
import { coins } from './coins';
import { cups } from './cups';
import { swords } from './swords';

export const kings = { d: coins, c: cups, s: swords, b: clubs };
