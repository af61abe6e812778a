/** The French number cards and the back. */

import { RANKS, type Rank, type Suit } from '../../lib/cards';
import { cards, face } from '../card';
import { at, INDEX, LARGE_INDEX } from '../layout';
import { placed, stroke, type Place } from '../pen';
import { OUTLINES } from '../pips/french';
import { back } from './back';
import { pip, sign, suits } from './suits';

/** As on every deck with French suits: two columns, and a middle one. */
const PLACES: Partial<Record<Rank, Place[]>> = {
  A: at(1.4, [100, 160]),
  '2': at(0.6, [100, 64], [100, 256]),
  '3': at(0.6, [100, 64], [100, 160], [100, 256]),
  '4': at(0.6, [71, 64], [129, 64], [71, 256], [129, 256]),
  '5': at(0.6, [71, 64], [129, 64], [100, 160], [71, 256], [129, 256]),
  '6': at(0.6, [71, 64], [129, 64], [71, 160], [129, 160], [71, 256], [129, 256]),
  '7': at(0.6, [71, 64], [129, 64], [100, 112], [71, 160], [129, 160], [71, 256], [129, 256]),
};

/** Signs in the lower half stand on their heads. */
export const places = (rank: Rank): Place[] =>
  (PLACES[rank] ?? []).map((place) => (place.y > 161 ? { ...place, turn: 180 } : place));

function number(suit: Suit, rank: Rank): string {
  const common = { deck: 'french', card: rank + suit, letter: rank, sign: sign(suit) };
  const inlay =
    rank === 'A'
      ? placed({ x: 100, y: 160, scale: 0.82 }, stroke('gold', OUTLINES[suit], 3.5))
      : '';
  const picture =
    places(rank)
      .map((place) => pip(suit, place))
      .join('') + inlay;
  return (
    face({ ...common, index: INDEX, picture }) +
    face({
      ...common,
      index: LARGE_INDEX,
      picture: pip(suit, { x: 100, y: 160, scale: 1.1 }),
      small: true,
    })
  );
}

export default { signs: suits, back, ...cards(RANKS.slice(0, 7), number) };
