/** A card for low vision: its letter and its sign as large as they can be, twice, and nothing else. */

import { valueOf, type Rank, type Suit } from '../../lib/cards';
import { symbol, symbolId } from '../card';
import { lettering } from '../glyphs';
import { pip } from './suits';

const blank =
  '<rect x="2.5" y="2.5" width="195" height="315" rx="15" fill="var(--deck-white)" stroke-width="5"/>';

/** What a court counts stands in the corners that are left. */
const value = (worth: number): string =>
  worth > 7 ? lettering(String(worth), 146, 24, 46, 4.5) : '';

function drawing(suit: Suit, rank: Rank): string {
  const half =
    lettering(rank, 56, 24, 102, 7) +
    pip(suit, { x: 55, y: 180, scale: 0.8 }) +
    value(valueOf(rank + suit));
  return `${blank}${half}<g transform="rotate(180 100 160)">${half}</g>`;
}

/** Both sizes of a card; they are alike. */
export const card = (suit: Suit, rank: Rank): string =>
  [false, true]
    .map((small) => symbol(symbolId('contrast', rank + suit, small), drawing(suit, rank)))
    .join('');
