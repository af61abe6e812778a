/** Reading cards in the project's notation: `7d` is the seven of coins. */

import type { Card, Play } from './messages';

export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | 'F' | 'C' | 'R';
export type Suit = 'd' | 'c' | 's' | 'b';

export const RANKS: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', 'F', 'C', 'R'];
export const SUITS: readonly Suit[] = ['d', 'c', 's', 'b'];

export const rankOf = (card: Card): Rank => card.charAt(0) as Rank;
export const suitOf = (card: Card): Suit => card.charAt(1) as Suit;

/** What a card counts when cards are added up: 1 to 10. */
export const valueOf = (card: Card): number => RANKS.indexOf(rankOf(card)) + 1;

/** Cards as a hand is held: by value, then suit. */
export function sorted(cards: readonly Card[]): Card[] {
  const key = (card: Card): number => valueOf(card) * 4 + SUITS.indexOf(suitOf(card));
  return [...cards].sort((a, b) => key(a) - key(b));
}

/** Keeps cards where they lie: those still there in their old order, then the new ones. */
export function settled(before: readonly Card[], now: readonly Card[]): Card[] {
  const there = new Set(now);
  const stay = before.filter((card) => there.has(card));
  const old = new Set(stay);
  return [...stay, ...now.filter((card) => !old.has(card))];
}

/** What a text such as `7dx4c3b#` says. */
export function readPlay(text: string): Play {
  const [card = '', rest = ''] = text.replace('#', '').split('x');
  return { play: text, card, captured: rest.match(/../g) ?? [], scopa: text.endsWith('#') };
}
