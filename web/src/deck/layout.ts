/** Where signs lie on a card 200 wide and 320 high, and how large its indices are. */

import type { Place } from './pen';

export const WIDTH = 200;
export const HEIGHT = 320;

/** The box an index covers, in the upper left; the other corner is its half-turn. */
export interface Corner {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rank's height, and the sign under it, whose middle is at `sign` from the card's top. */
export interface Index {
  /** The middle line of the index. */
  x: number;
  top: number;
  rank: number;
  sign: number;
  /** The sign's largest measure. */
  size: number;
}

export const INDEX: Index = { x: 27, top: 19, rank: 29, sign: 66, size: 26 };
/** Where a card is shown some 40 pixels wide. */
export const LARGE_INDEX: Index = { x: 34, top: 18, rank: 58, sign: 104, size: 44 };

export const corner = ({ x, top, rank, sign, size }: Index): Corner => ({
  x: x - Math.max(rank * 0.4, size * 0.5),
  y: top,
  width: Math.max(rank * 0.8, size),
  height: sign + size / 2 - top,
});

/** A sign's place; where signs cross, each has another tint. */
export interface Sign extends Place {
  tint?: 0 | 1 | 2;
}

/** Signs set apart from one another. */
export const at = (scale: number, ...places: [number, number][]): Place[] =>
  places.map(([x, y]) => ({ x, y, scale }));

/** A pair that crosses; curved blades bend towards one another. */
export const pair = (x: number, y: number, scale: number, lean: number): Sign[] => [
  { x, y, scale, turn: -lean },
  { x, y, scale, turn: lean, mirrored: true, tint: 1 },
];

/** Three that cross, the third upright; curved blades bend apart. */
export const triple = (x: number, y: number, scale: number, lean: number): Sign[] => [
  { x, y, scale, turn: -lean, mirrored: true },
  { x, y, scale, tint: 2 },
  { x, y, scale, turn: lean, tint: 1 },
];
