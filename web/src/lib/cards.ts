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

/** How a hand is held: by rank, then suit; by suit, then rank; or as cards come from a shuffle. */
export type Sorting = 'rank' | 'suit' | 'dealt';

const KEYS: Record<Sorting, (card: Card, round: string) => number> = {
  rank: (card) => valueOf(card) * 4 + SUITS.indexOf(suitOf(card)),
  suit: (card) => SUITS.indexOf(suitOf(card)) * 10 + valueOf(card),
  // The order of dealing never leaves the server: any order will do that means nothing and stays.
  dealt: (card, round) => mixed(round + card),
};

/** A hand as it is held; `round` is whatever tells the round from others. */
export function sorted(cards: readonly Card[], by: Sorting = 'rank', round = ''): Card[] {
  return [...cards].sort((a, b) => KEYS[by](a, round) - KEYS[by](b, round));
}

/** A number that looks like chance, always the same for a text (FNV-1a). */
function mixed(text: string): number {
  const add = (hash: number, letter: string): number =>
    Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return [...text].reduce(add, 2166136261) >>> 0;
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
