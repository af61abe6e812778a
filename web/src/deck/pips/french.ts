/** The French signs: each about 80 wide and high; its middle is (0, 0). */

import type { Suit } from '../../lib/cards';
import { field } from '../pen';

/** Diamonds for coins, hearts for cups, spades for swords, clubs for bastoni. */
export const OUTLINES: Record<Suit, string> = {
  d: 'M0-44C9-26 20-12 34 0 20 12 9 26 0 44-9 26-20 12-34 0-20-12-9-26 0-44Z',
  c: 'M0 42C-8 24-38 8-38-16-38-40-8-44 0-22 8-44 38-40 38-16 38 8 8 24 0 42Z',
  s: 'M0-44C8-26 38-8 38 14 38 34 14 36 5 20 6 32 10 38 16 42L-16 42C-10 38-6 32-5 20-14 36-38 34-38 14-38-8-8-26 0-44Z',
  b: 'M-5 16C-14 32-38 28-38 8-38-8-22-14-12-9-26-26-16-44 0-44 16-44 26-26 12-9 22-14 38-8 38 8 38 28 14 32 5 16 6 30 10 37 16 42L-16 42C-10 37-6 30-5 16Z',
};

const RED: readonly Suit[] = ['d', 'c'];

export const frenchPip = (suit: Suit): string =>
  field(RED.includes(suit) ? 'vermilion' : 'ink', OUTLINES[suit]);
