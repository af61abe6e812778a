/** The twelve figures. */

import type { Rank, Suit } from '../../lib/cards';
import { kings } from './kings';
import { knights } from './knights';
import { pages } from './pages';

const FIGURES: Partial<Record<Rank, Record<Suit, () => string>>> = {
  F: pages,
  C: knights,
  R: kings,
};

export const figure = (suit: Suit, rank: Rank): string => FIGURES[rank]?.[suit]() ?? '';
