/** The club: a knotty bough, its branches lopped. 56 wide, 200 high; its middle is (0, 0). */

import type { Point } from '../curve';
import { disc, field, hatch, solid, union, type Paint } from '../pen';

export const CLUB = { width: 60, height: 200 };

/** What it lies within: the corners of a convex outline. */
export const CLUB_HULL: Point[] = [
  [-16, -88],
  [0, -95],
  [16, -88],
  [28, -30],
  [26, -18],
  [13, 97],
  [-11, 97],
  [-28, -40],
];

const leaf = 'M0 0C2-9 10-12 17-11 17-4 11 3 0 0Z';
const twig = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${field('leaf', leaf, 2)}${hatch('M2-1L12-8')}</g>`;

const bough = (bark: Paint): string =>
  union(
    solid(
      bark,
      'M-9 96C-10 60-13 30-14 0-16-30-20-52-17-76-15-95 15-96 18-76 20-54 15-30 13 0 12 32 9 62 8 96Z',
    ),
    solid(bark, 'M-12-30L-27-44-23-54-10-50Z'),
    solid(bark, 'M12-8L27-20 22-29 12-28Z'),
    solid(bark, 'M-11 34L-24 24-20 14-10 14Z'),
    solid(bark, 'M9 58L20 50 16 41 9 42Z'),
  );
const cuts =
  '<ellipse cx="-25" cy="-49" rx="3" ry="6" transform="rotate(-22 -25 -49)" fill="var(--deck-sand)" stroke-width="2"/>' +
  '<ellipse cx="24" cy="-24" rx="3" ry="5.5" transform="rotate(-30 24 -24)" fill="var(--deck-sand)" stroke-width="2"/>' +
  '<ellipse cx="-22" cy="19" rx="3" ry="5.5" transform="rotate(-22 -22 19)" fill="var(--deck-sand)" stroke-width="2"/>';
const grain =
  hatch(
    'M-7-84C-2-88 6-87 9-82M-4 80C-5 60-6 48-8 40M3 84C3 66 4 52 4 40M-2-8C-5-26-9-40-8-60M6-36C7-48 9-58 8-70',
  ) +
  disc('night', 2, -52, 4, 1.8) +
  disc('night', -2, 18, 3, 1.8);

/** Barks of different woods, so that clubs that cross can be counted. */
export const BARKS = ['wood', 'ochre', 'rust'] as const;

export const club = (bark: Paint): string =>
  twig(14, -30, 10) + twig(-14, 12, -100) + bough(bark) + cuts + grain;
