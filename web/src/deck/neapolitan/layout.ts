/** How the signs of the Neapolitan number cards lie: each suit in its own way. */

import type { Rank, Suit } from '../../lib/cards';
import { at, pair, triple, type Sign } from '../layout';

type Places = Partial<Record<Rank, Sign[]>>;

const coins: Places = {
  '2': at(1.2, [100, 84], [100, 236]),
  '3': at(0.98, [100, 67], [100, 160], [100, 253]),
  '4': at(0.8, [64, 108], [136, 108], [64, 212], [136, 212]),
  '5': at(0.7, [67, 102], [133, 102], [100, 160], [67, 218], [133, 218]),
  '6': at(0.63, [72, 70], [128, 70], [72, 160], [128, 160], [72, 250], [128, 250]),
  '7': at(0.61, [73, 58], [127, 58], [100, 107], [73, 160], [127, 160], [73, 254], [127, 254]),
};

const cups: Places = {
  '2': at(1.2, [100, 86], [100, 234]),
  '3': at(0.88, [100, 98], [63, 206], [137, 206]),
  '4': at(0.86, [64, 110], [136, 110], [64, 214], [136, 214]),
  '5': at(0.72, [68, 78], [132, 78], [100, 160], [68, 242], [132, 242]),
  '6': at(0.68, [71, 66], [129, 66], [71, 160], [129, 160], [71, 254], [129, 254]),
  '7': at(0.64, [71, 66], [129, 66], [42, 160], [100, 160], [158, 160], [71, 254], [129, 254]),
};

const level = (scale: number): Sign => ({ x: 100, y: 160, scale, turn: 90 });

/** Four and more lie in two groups, with one across between them where the number is odd. */
const grouped: Places = {
  '4': [...pair(100, 88, 0.74, 42), ...pair(100, 232, 0.74, 42)],
  '5': [...pair(100, 82, 0.68, 42), level(0.74), ...pair(100, 240, 0.68, 42)],
  '6': [...triple(100, 88, 0.7, 40), ...triple(100, 232, 0.7, 40)],
  '7': [...triple(100, 80, 0.64, 40), level(0.7), ...triple(100, 242, 0.64, 40)],
};

const PLACES: Record<Suit, Places> = {
  d: coins,
  c: cups,
  s: { ...grouped, '2': pair(100, 154, 1, 36), '3': triple(100, 176, 1, 28) },
  b: { ...grouped, '2': pair(100, 160, 1, 36), '3': triple(100, 160, 1, 40) },
};

/** The places of a number card's signs, from the lowest to the one on top; none for an ace or a court. */
export const places = (suit: Suit, rank: Rank): Sign[] => PLACES[suit][rank] ?? [];
