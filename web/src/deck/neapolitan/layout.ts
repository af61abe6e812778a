/** How the signs of the Neapolitan number cards lie: each suit in its own way. */

import type { Rank, Suit } from '../../lib/cards';
import { at, crossed } from '../layout';
import type { Place } from '../pen';

type Places = Partial<Record<Rank, Place[]>>;

const coins: Places = {
  '2': at(1.2, [100, 84], [100, 236]),
  '3': at(0.98, [100, 67], [100, 160], [100, 253]),
  '4': at(0.8, [64, 108], [136, 108], [64, 212], [136, 212]),
  '5': at(0.74, [65, 94], [135, 94], [100, 160], [65, 226], [135, 226]),
  '6': at(0.72, [68, 68], [132, 68], [68, 160], [132, 160], [68, 252], [132, 252]),
  '7': at(0.66, [70, 56], [130, 56], [100, 108], [70, 166], [130, 166], [70, 256], [130, 256]),
};

const cups: Places = {
  '2': at(1.2, [100, 86], [100, 234]),
  '3': at(0.92, [100, 102], [62, 214], [138, 214]),
  '4': at(0.86, [64, 110], [136, 110], [64, 214], [136, 214]),
  '5': at(0.72, [68, 78], [132, 78], [100, 160], [68, 242], [132, 242]),
  '6': at(0.76, [68, 64], [132, 64], [68, 160], [132, 160], [68, 256], [132, 256]),
  '7': at(0.64, [70, 66], [130, 66], [42, 160], [100, 160], [158, 160], [70, 254], [130, 254]),
};

const level = (scale: number): Place => ({ x: 100, y: 160, scale, turn: 90 });

const long = (pair: number, triple: number): Places => ({
  '2': crossed(2, 100, 160, 1.2, 28),
  '3': crossed(3, 100, 160, 1.15, 32),
  '4': [...crossed(2, 100, 88, pair, 42), ...crossed(2, 100, 232, pair, 42)],
  '5': [...crossed(2, 100, 82, pair * 0.92, 42), level(0.74), ...crossed(2, 100, 240, pair * 0.92, 42)],
  '6': [...crossed(3, 100, 88, triple, 44), ...crossed(3, 100, 232, triple, 44)],
  '7': [...crossed(3, 100, 80, triple * 0.88, 44), level(0.7), ...crossed(3, 100, 240, triple * 0.88, 44)],
});

const PLACES: Record<Suit, Places> = {
  d: coins,
  c: cups,
  s: long(0.74, 0.72),
  b: long(0.74, 0.72),
};

/** The places of a number card's signs, from the lowest to the one on top; none for an ace or a court. */
export const places = (suit: Suit, rank: Rank): Place[] => PLACES[suit][rank] ?? [];
