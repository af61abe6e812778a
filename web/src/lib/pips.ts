/** Where the pips of a number card lie, in a card 100 wide and 160 high. */

import type { Rank, Suit } from './cards';

interface Box {
  width: number;
  height: number;
}

export interface Pip extends Box {
  x: number;
  y: number;
}

const LEFT = 34;
const MIDDLE = 50;
const RIGHT = 66;

/** Centres of the pips, by rank. */
const PLACES: Record<string, [number, number][]> = {
  A: [[MIDDLE, 80]],
  '2': [[MIDDLE, 47], [MIDDLE, 113]],
  '3': [[MIDDLE, 38], [MIDDLE, 80], [MIDDLE, 122]],
  '4': [[LEFT, 50], [RIGHT, 50], [LEFT, 110], [RIGHT, 110]],
  '5': [[LEFT, 46], [RIGHT, 46], [MIDDLE, 80], [LEFT, 114], [RIGHT, 114]],
  '6': [[LEFT, 42], [RIGHT, 42], [LEFT, 80], [RIGHT, 80], [LEFT, 118], [RIGHT, 118]],
  '7': [[LEFT, 41], [RIGHT, 41], [MIDDLE, 60.5], [LEFT, 80], [RIGHT, 80], [LEFT, 119], [RIGHT, 119]],
};

const ROUND = (suit: Suit): boolean => suit === 'd' || suit === 'c';

/** The box of a suit's sign, for a round sign of this width; the long ones keep their shape. */
export function sizeOf(suit: Suit, width: number): Box {
  return ROUND(suit) ? { width, height: width } : { width: width * 0.56, height: width * 1.57 };
}

function pipWidth(rank: Rank, suit: Suit): number {
  if (rank === 'A') return ROUND(suit) ? 58 : 62;
  if (rank === '2' || rank === '3') return ROUND(suit) ? 34 : 24;
  return ROUND(suit) ? (rank === '7' ? 24.5 : 29) : rank === '7' || rank === '6' ? 22.5 : 26;
}

/** The pips of a card; on a small one, one large sign stands for them all. */
export function pips(rank: Rank, suit: Suit, small: boolean): Pip[] {
  const places = small ? [[56, 84] as const] : (PLACES[rank] ?? []);
  const box = sizeOf(suit, small ? (ROUND(suit) ? 54 : 50) : pipWidth(rank, suit));
  return places.map(([x, y]) => ({ x: x - box.width / 2, y: y - box.height / 2, ...box }));
}
