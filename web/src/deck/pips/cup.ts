/** The cup: a lidded goblet with two handles. 68 wide, 96 high; its middle is (0, 0). */

import type { Point } from '../curve';
import { disc, field, hatch, line, twice } from '../pen';

export const CUP = { width: 70, height: 98 };

/** What it lies within: the corners of a convex outline. */
export const CUP_HULL: Point[] = [
  [-6, -49],
  [6, -49],
  [31, -26],
  [36, -10],
  [29, 10],
  [24, 48],
  [-24, 48],
  [-29, 10],
  [-36, -10],
  [-31, -26],
];

const handle =
  line('M-22-14C-38-16-36 8-20 6', 7.5) +
  '<path d="M-22-14C-38-16-36 8-20 6" fill="none" stroke="var(--deck-gold)" stroke-width="3"/>';
const lid =
  field('gold', 'M-5-37C-8-41-5-47 0-47 5-47 8-41 5-37Z', 2.4) +
  field('teal', 'M-25-25C-22-35-10-38 0-38 10-38 22-35 25-25Z') +
  hatch('M-12-27C-11-32-8-35-5-36M12-27C11-32 8-35 5-36M0-27V-37');
const bowl =
  field('vermilion', 'M-26-21C-27 6-17 20 0 22 17 20 27 6 26-21Z') +
  field('gold', 'M-26-13C-26-7-25-2-23 3-8 9 8 9 23 3 25-2 26-7 26-13 10-7-10-7-26-13Z', 2) +
  disc('teal', 0, -1, 5, 1.8) +
  twice(0, disc('cream', -14, -3, 3.2, 1.6)) +
  hatch('M-13 10C-11 14-8 17-5 19M13 10C11 14 8 17 5 19M0 11V20');
const foot =
  field('gold', 'M-6 21H6L5 29H-5Z', 2.4) +
  field('vermilion', 'M-9 28C-9 25 9 25 9 28 9 34-9 34-9 28Z', 2.2) +
  field('gold', 'M-5 33C-6 38-20 38-22 47H22C20 38 6 38 5 33Z') +
  hatch('M-12 43H12');

export const cup = (): string =>
  twice(0, handle) + bowl + lid + field('gold', 'M-29-26H29V-20H-29Z', 2.4) + foot;
