/** A card for low vision: its letter as large as it can be, its sign under it, nothing else. */

import type { Rank, Suit } from '../../lib/cards';
import { symbol, symbolId } from '../card';
import { lettering } from '../glyphs';
import { pip } from './suits';

const blank =
  '<rect x="2.5" y="2.5" width="195" height="315" rx="15" fill="var(--deck-white)" stroke-width="5"/>';

function drawing(suit: Suit, rank: Rank): string {
  const corner = lettering(rank, 40, 16, 64, 8) + pip(suit, { x: 40, y: 108, scale: 0.5 });
  return (
    blank +
    lettering(rank, 112, 52, 116, 7) +
    pip(suit, { x: 100, y: 236, scale: 1.1 }) +
    corner
  );
}

/** Both sizes of a card; they are alike. */
export const card = (suit: Suit, rank: Rank): string =>
  [false, true]
    .map((small) => symbol(symbolId('contrast', rank + suit, small), drawing(suit, rank)))
    .join('');
