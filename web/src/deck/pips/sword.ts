/** The sword: a scimitar, edge to the right. 52 wide, 200 high; its middle is (0, 0). */

import type { Point } from '../curve';
import { disc, field, hatch, line, type Paint } from '../pen';

export const SWORD = { width: 52, height: 200 };

/** What it lies within: the corners of a convex outline. */
export const SWORD_HULL: Point[] = [
  [22, -99],
  [26, -50],
  [26, 56],
  [8, 99],
  [-8, 99],
  [-26, 56],
  [-13, 0],
  [4, -76],
];

const blade =
  field('steel', 'M-8 52C-13 10-10-46 22-98 28-56 24-4 10 52Z') +
  hatch('M0 46C-4 6 0-38 16-78') +
  line('M13-22L18-18', 1.5);
const guard = field(
  'gold',
  'M-24 44C-27 50-25 56-20 57-8 61 8 61 20 57 25 56 27 50 24 44 21 51 10 52 0 52-10 52-21 51-24 44Z',
  2.6,
);
const grip = (leather: Paint): string =>
  field(leather, 'M-6 58H6L5 86H-5Z', 2.6) + hatch('M-6 66L6 62M-5 74L6 70M-5 82L5 78');

/** Leather of different colours, so that swords that cross can be told apart. */
export const GRIPS = ['vermilion', 'teal', 'night'] as const;

export const sword = (leather: Paint): string =>
  blade + grip(leather) + guard + disc('gold', 0, 91, 7.5, 2.6) + disc('teal', 0, 91, 2.6, 1.4);
