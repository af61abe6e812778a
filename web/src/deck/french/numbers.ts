/** The French number cards and the back. */

import { RANKS, SUITS, type Rank, type Suit } from '../../lib/cards';
import { face } from '../card';
import { at, INDEX, LARGE_INDEX } from '../layout';
import type { Place } from '../pen';
import { back } from './back';
import { pip, sign, suits } from './suits';

/** As on every deck with French suits: two columns, and a middle one. */
const PLACES: Partial<Record<Rank, Place[]>> = {
  A: at(1.25, [100, 160]),
  '2': at(0.62, [100, 64], [100, 256]),
  '3': at(0.62, [100, 64], [100, 160], [100, 256]),
  '4': at(0.62, [66, 64], [134, 64], [66, 256], [134, 256]),
  '5': at(0.62, [66, 64], [134, 64], [100, 160], [66, 256], [134, 256]),
  '6': at(0.62, [66, 64], [134, 64], [66, 160], [134, 160], [66, 256], [134, 256]),
  '7': at(0.62, [66, 64], [134, 64], [100, 112], [66, 160], [134, 160], [66, 256], [134, 256]),
};

/** Signs in the lower half stand on their heads. */
export const places = (rank: Rank): Place[] =>
  (PLACES[rank] ?? []).map((place) => (place.y > 161 ? { ...place, turn: 180 } : place));

function number(suit: Suit, rank: Rank): string {
  const common = { deck: 'french', card: rank + suit, letter: rank, sign: sign(suit) };
  const picture = places(rank).map((place) => pip(suit, place)).join('');
  return (
    face({ ...common, index: INDEX, picture }) +
    face({ ...common, index: LARGE_INDEX, picture: pip(suit, { x: 108, y: 160, scale: 1.2 }), small: true })
  );
}

const numbers = (): string =>
  suits() +
  back() +
  SUITS.flatMap((suit) => RANKS.slice(0, 7).map((rank) => number(suit, rank))).join('');

export default numbers;
