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

/** Signs set apart from one another. */
export const at = (scale: number, ...places: [number, number][]): Place[] =>
  places.map(([x, y]) => ({ x, y, scale }));

/** Signs that cross in one place: a pair leaning apart, or with a third upright between them. */
export const crossed = (
  count: 2 | 3,
  x: number,
  y: number,
  scale: number,
  lean: number,
): Place[] => {
  const pair: Place[] = [
    { x, y, scale, turn: -lean, mirrored: true },
    { x, y, scale, turn: lean },
  ];
  return count === 2 ? pair : [pair[0]!, { x, y, scale }, pair[1]!];
};
