/** The aces: one great sign each. */

import type { Suit } from '../../lib/cards';
import { pip } from './suits';

export function ace(suit: Suit): string {
  return pip(suit, { x: 100, y: 160, scale: suit === 'd' || suit === 'c' ? 1.9 : 1.25, turn: suit === 's' || suit === 'b' ? 14 : 0 });
}
