/** Ace of coins: a crowned eagle with two heads carries the coin. Drawn about (0, 0), its left half. */

import { limb, type Point } from '../../curve';
import { disc, field, hatch, placed, spot, twice } from '../../pen';
import { pointed } from '../../figure/crowns';
import { pip } from '../suits';

/** Where the wing's feathers begin and end, from the outermost in. */
const PRIMARIES: [Point, Point][] = [
  [
    [-70, -62],
    [-80, -4],
  ],
  [
    [-64, -66],
    [-74, 24],
  ],
  [
    [-54, -64],
    [-62, 42],
  ],
  [
    [-42, -58],
    [-49, 52],
  ],
  [
    [-32, -48],
    [-36, 50],
  ],
];

const feathers = PRIMARIES.map(([[x, y], [tipX, tipY]], index) => {
  const middle: Point = [(x + tipX) / 2 - 3, (y + tipY) / 2];
  const shape = limb([x, y, 10], [...middle, 15], [tipX, tipY - 8, 12], [tipX - 1, tipY, 3]);
  return (
    field(index % 2 ? 'night' : 'teal', shape, 2.4) + hatch(`M${x} ${y + 20}L${tipX} ${tipY - 12}`)
  );
}).join('');

const wing =
  feathers +
  field(
    'night',
    'M-10-50C-24-66-40-84-62-88-74-90-84-82-82-70-76-76-70-74-68-66-58-62-44-56-30-36L-12-18Z',
  ) +
  field('gold', 'M-70-67C-58-66-44-58-30-37L-25-42C-38-62-54-72-68-74Z', 2) +
  hatch('M-62-82C-50-80-38-72-28-60M-54-84C-46-80-38-76-32-70');

const tail = [
  [-30, 96],
  [-17, 108],
]
  .map(
    ([x = 0, y = 0]) =>
      field(
        'night',
        limb([-4, 36, 12], [x * 0.7, y * 0.72, 19], [x, y - 8, 14], [x - 1, y, 4]),
        2.4,
      ) + hatch(`M${x * 0.4} 62L${x} ${y - 12}`),
  )
  .join('');

const claw =
  field('night', limb([-16, 32, 26], [-32, 50, 18], [-42, 62, 12])) +
  field(
    'gold',
    'M-38 58C-44 60-50 62-58 60-62 58-66 62-64 68-58 64-54 66-52 68-58 70-60 76-56 82-54 76-50 74-46 74-46 80-42 84-36 84-40 80-40 74-36 70Z',
    2.4,
  );

const head =
  field(
    'night',
    'M0-44C-4-58-8-70-8-82-8-100-24-108-36-102-42-98-42-90-38-86-30-82-28-74-29-62-29-50-24-42-18-36L0-26Z',
  ) +
  field('gold', 'M-34-103C-48-106-58-98-57-84-52-91-44-91-37-87Z', 2.4) +
  field('vermilion', 'M-40-88C-46-86-50-82-54-82-50-78-42-80-38-85Z', 1.6) +
  spot('cream', -29, -94, 3.4) +
  spot('ink', -30, -94, 1.8) +
  hatch('M-22-84C-18-80-18-74-20-68M-14-84C-10-76-12-66-14-60M-22-58C-18-54-16-50-14-44');

export const eagle = (): string =>
  placed(
    { x: 100, y: 170 },
    twice(0, wing) +
      twice(0, tail) +
      field('teal', limb([0, 36, 14], [0, 78, 20], [0, 104, 14], [0, 114, 4]), 2.4) +
      hatch('M0 60V104') +
      twice(0, claw) +
      twice(0, head) +
      placed({ x: 0, y: -82, scale: 0.72 }, pointed()) +
      pip('d', { x: 0, y: 0, scale: 1.1 }) +
      disc('none', 0, 0, 44.5),
  );
