/** The Italian signs as they stand in a corner: bold and simple, within 24 by 24 about (0, 0). */

import type { Suit } from '../../lib/cards';
import { limb, star } from '../curve';
import { disc, field } from '../pen';

export const MINI: Record<Suit, string> = {
  d:
    disc('gold', 0, 0, 11, 1.8) +
    field('vermilion', star(0, 0, 8, 9, 4.8), 1) +
    disc('cream', 0, 0, 2.8, 1.2),
  c:
    field('vermilion', 'M-9-6C-9 3-5 6 0 6 5 6 9 3 9-6Z', 1.8) +
    field('gold', 'M-2 6H2C2 9 8 9 8 12H-8C-8 9-2 9-2 6ZM-10-8H10V-5H-10Z', 1.6) +
    field('teal', 'M-8-8C-7-12 7-12 8-8Z', 1.6),
  s:
    field('steel', 'M-6 2C-3-4 3-11 12-12 12-4 6 3 0 7Z', 1.8) +
    field('gold', 'M-9 0C-5 2-1 6 1 10L-2 11C-4 8-7 5-11 3Z', 1.5) +
    field('vermilion', 'M-5 5L-11 10-9 12-3 7Z', 1.5),
  b:
    field('wood', limb([-4, 5, 5], [-11, 1, 5]), 1.5) +
    field('wood', limb([4, -4, 5], [11, 2, 5]), 1.5) +
    field('wood', 'M-11 8C-5 4-3-1-2-5-1-10 5-13 9-11 13-8 12-2 7 0 3 2-2 5-7 12Z', 1.7),
};
