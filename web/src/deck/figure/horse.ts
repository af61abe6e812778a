/** Horses, facing left; the middle of the barrel is (0, 0), the ground 98 below. */

import { limb, type Joint } from '../curve';
import {
  disc,
  field,
  hatch,
  line,
  shade,
  solid,
  spot,
  stroke,
  union,
  type Paint,
  type Piece,
} from '../pen';

export type Gait = 'trot' | 'walk' | 'rear' | 'canter';

export interface Coat {
  coat: Paint;
  /** Of the legs on the far side. */
  far: Paint;
  mane: Paint;
  /** Harness. */
  tack: Paint;
  gait: Gait;
  /** Degrees by which the neck is stretched forward. */
  stretch?: number;
}

/** Joints of a leg: hip or shoulder, knee or hock, fetlock, toe. */
type Leg = [Joint, Joint, Joint, Joint];
interface Legs {
  nearFore: Leg;
  farFore: Leg;
  nearHind: Leg;
  farHind: Leg;
}

const GAITS: Record<Gait, Legs> = {
  trot: {
    nearFore: [
      [-34, -4, 34],
      [-36, 46, 15],
      [-37, 82, 10],
      [-40, 90, 13],
    ],
    farFore: [
      [-46, 12, 26],
      [-72, 28, 15],
      [-60, 56, 10],
      [-66, 62, 12],
    ],
    nearHind: [
      [38, 8, 40],
      [40, 48, 15],
      [32, 82, 11],
      [28, 90, 13],
    ],
    farHind: [
      [30, 10, 34],
      [14, 48, 14],
      [18, 82, 10],
      [14, 90, 13],
    ],
  },
  walk: {
    nearFore: [
      [-36, -4, 34],
      [-52, 48, 15],
      [-52, 82, 10],
      [-56, 90, 13],
    ],
    farFore: [
      [-34, 12, 26],
      [-24, 48, 14],
      [-16, 82, 10],
      [-18, 90, 13],
    ],
    nearHind: [
      [38, 8, 40],
      [28, 50, 15],
      [20, 82, 11],
      [16, 90, 13],
    ],
    farHind: [
      [42, 8, 36],
      [48, 48, 14],
      [44, 82, 10],
      [40, 90, 13],
    ],
  },
  rear: {
    nearFore: [
      [-36, -4, 34],
      [-78, 8, 16],
      [-70, 40, 10],
      [-76, 46, 12],
    ],
    farFore: [
      [-48, 0, 26],
      [-88, -16, 15],
      [-92, 16, 10],
      [-98, 20, 12],
    ],
    nearHind: [
      [36, 6, 44],
      [70, 48, 17],
      [64, 86, 11],
      [58, 92, 13],
    ],
    farHind: [
      [40, 4, 40],
      [86, 38, 16],
      [86, 74, 11],
      [81, 80, 13],
    ],
  },
  canter: {
    nearFore: [
      [-36, -4, 34],
      [-72, 24, 15],
      [-60, 54, 10],
      [-66, 60, 12],
    ],
    farFore: [
      [-46, 6, 26],
      [-82, 6, 14],
      [-82, 38, 10],
      [-88, 43, 12],
    ],
    nearHind: [
      [36, 8, 42],
      [40, 48, 15],
      [20, 82, 11],
      [15, 89, 13],
    ],
    farHind: [
      [34, 10, 34],
      [22, 52, 14],
      [2, 76, 10],
      [-3, 82, 13],
    ],
  },
};

const shin = ([hip, knee, fetlock]: Leg): string => limb(hip, knee, fetlock);

const hoof = ([, , [x, y, breadth], [toeX, toeY, toe]]: Leg): string =>
  field(
    'night',
    limb([x, y, breadth], [(x + toeX) / 2, (y + toeY) / 2, breadth + 2], [toeX, toeY + 2, toe + 4]),
    2.4,
  );

const BARREL =
  'M-54 6C-52-14-34-26-16-26 4-24 18-30 36-32 54-32 64-14 60 8 56 26 40 30 14 30-8 32-30 32-42 26-50 22-54 16-54 6Z';
const NECK =
  'M-2-20C-10-52-28-82-52-92L-55-106-62-93C-72-88-78-74-88-56-92-48-94-42-90-37-86-32-78-34-72-38-64-44-56-46-50-48-50-32-56-14-62 0-60 14-52 24-34 30Z';
const MANE =
  'M-56-97C-66-92-66-82-70-74-60-76-54-82-52-86-44-80-40-74-40-64-36-68-34-66-32-62-30-54-28-48-30-40-24-46-20-44-20-38-18-30-18-26-20-18-12-22-6-22 0-22-4-56-28-94-56-97Z';

const head =
  field('white', 'M-77-72C-74-78-67-78-64-72-68-69-73-69-77-72Z', 1.6) +
  spot('ink', -71, -73, 2.4) +
  line('M-78-79C-74-83-68-83-64-80', 2) +
  spot('ink', -86, -43, 2.2) +
  line('M-90-38C-86-37-82-38-80-40', 1.8) +
  hatch('M-60-50C-56-56-54-62-56-68');

const bridle = (tack: Paint): string =>
  stroke(
    tack,
    'M-90-58C-84-52-76-50-72-40M-62-92C-60-80-56-60-52-50M-82-48C-72-60-62-62-56-66',
    4,
  ) + disc('gold', -79, -46, 3.4, 1.8);

/** Across the chest, and over the croup. */
const straps = (tack: Paint): string =>
  stroke(tack, 'M-61 2C-52 14-38 16-24 6M32-30C46-24 56-12 58 0', 4) +
  disc('gold', -52, 10, 3.4, 1.8) +
  disc('gold', -38, 12, 3.4, 1.8) +
  disc('gold', 48, -18, 3.4, 1.8);

const tail = (mane: Paint): string =>
  field(
    mane,
    'M54-22C62-30 73-24 73-8 74 6 70 18 73 31 64 29 59 24 59 16 56 20 54 18 54 14 58 4 58-8 50-12Z',
  ) + hatch('M60-18C67-10 67 6 66 20');

/** The whole horse, without saddle. */
export function horse({ coat, far, mane, tack, gait, stretch = 0 }: Coat): string {
  const legs = GAITS[gait];
  // The neck turns about the withers.
  const neck = (drawing: string): string =>
    stretch ? `<g transform="rotate(${-stretch} -28 0)">${drawing}</g>` : drawing;
  const { under, over } = solid(coat, NECK);
  const body: Piece[] = [
    { under: neck(under), over: neck(over) },
    ...[BARREL, shin(legs.nearFore), shin(legs.nearHind)].map((d) => solid(coat, d)),
  ];
  return (
    `<g transform="rotate(${-stretch} 54 -18)">${tail(mane)}</g>` +
    [legs.farFore, legs.farHind].map((leg) => field(far, shin(leg)) + hoof(leg)).join('') +
    hoof(legs.nearFore) +
    hoof(legs.nearHind) +
    union(...body) +
    hatch('M-48 14C-44 22-38 26-32 28M26-20C18-8 18 8 26 20M46-22C52-14 53-6 52 2') +
    shade([-16, 28], [22, 27], 7, -3, -7) +
    shade([57, -4], [48, 24], 6, -7, 1) +
    straps(tack) +
    neck(
      field(mane, MANE) +
        hatch('M-50-90C-34-80-22-62-14-34M-60-88C-56-86-54-84-52-86') +
        head +
        bridle(tack),
    )
  );
}

/** The cloth under the saddle. */
export const cloth = (main: Paint, edge: Paint): string =>
  field(edge, 'M-26-29C-10-24 14-26 28-34L36 22C16 32-12 34-30 26Z') +
  field(main, 'M-22-28C-8-24 12-26 24-32L30 12C14 20-10 22-25 16Z', 2.2) +
  hatch('M-22 22V28M-12 25V31M-2 26V32M8 25V31M18 23V29M27 20V26');
