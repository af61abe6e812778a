/** A position as it is being set up: which card lies where. Whether it can be is the server's to say. */

import { SUITS, suitOf, valueOf } from '../lib/cards';
import type { Card, PositionShown } from '../lib/messages';

/** `hand-2`, `table`, `pile-1` or `stock`; numbers are of seats and sides. */
export type Place = string;

export interface Draft {
  /** The side of each seat, seat 1 first. */
  sides: number[];
  hands: Card[][];
  table: Card[];
  piles: Card[][];
  /** In the order in which it will be dealt. */
  stock: Card[];
  turn: number;
  last: number;
  lastScored: boolean;
  scope: number[];
  tris: number[];
}

export const draftOf = (shown: PositionShown): Draft => ({
  sides: shown.sides,
  hands: shown.hands,
  table: shown.table,
  piles: shown.piles,
  stock: shown.stock,
  turn: shown.turn,
  last: shown.last,
  lastScored: shown.last_scored,
  scope: shown.scope,
  tris: shown.tris,
});

/** The same seats with no card anywhere. */
export const emptied = (draft: Draft): Draft => ({
  ...draft,
  hands: draft.hands.map(() => []),
  table: [],
  piles: draft.piles.map(() => []),
  stock: [],
  turn: 1,
  last: 0,
  lastScored: false,
  scope: draft.scope.map(() => 0),
  tris: draft.tris.map(() => 0),
});

export const placesOf = (draft: Draft): Place[] => [
  ...draft.hands.map((_, index) => `hand-${index + 1}`),
  'table',
  'stock',
  ...draft.piles.map((_, index) => `pile-${index + 1}`),
];

/** The number of a place's seat or side; 0 for the table and the stock. */
export const numberOf = (place: Place): number => Number(place.split('-')[1] ?? 0);
export const kindOf = (place: Place): string => place.split('-')[0] ?? '';

export function cardsAt(draft: Draft, place: Place): Card[] {
  if (place === 'table') return draft.table;
  if (place === 'stock') return draft.stock;
  const many = kindOf(place) === 'hand' ? draft.hands : draft.piles;
  return many[numberOf(place) - 1] ?? [];
}

/** Where a card lies, if anywhere. */
export const placeOf = (draft: Draft, card: Card): Place | null =>
  placesOf(draft).find((place) => cardsAt(draft, place).includes(card)) ?? null;

/** The draft with a card in a place, as its last one, or nowhere. */
export function put(draft: Draft, card: Card, to: Place | null): Draft {
  const changed = (place: Place): Card[] => {
    const others = cardsAt(draft, place).filter((other) => other !== card);
    return place === to ? [...others, card] : others;
  };
  return {
    ...draft,
    hands: draft.hands.map((_, index) => changed(`hand-${index + 1}`)),
    table: changed('table'),
    piles: draft.piles.map((_, index) => changed(`pile-${index + 1}`)),
    stock: changed('stock'),
  };
}

/** A list with one entry changed; places count from 1. */
export const replaced = <T>(list: readonly T[], number: number, value: T): T[] =>
  list.with(number - 1, value);

/** The stock with a card so many places earlier (below 0) or later. */
export function moved(stock: readonly Card[], card: Card, by: number): Card[] {
  const from = stock.indexOf(card);
  const to = Math.min(Math.max(from + by, 0), stock.length - 1);
  const others = stock.filter((other) => other !== card);
  return from < 0 ? [...stock] : [...others.slice(0, to), card, ...others.slice(to)];
}

export function shuffled(cards: readonly Card[], random: () => number = Math.random): Card[] {
  const deck = [...cards];
  for (let place = deck.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    [deck[place], deck[other]] = [deck[other]!, deck[place]!];
  }
  return deck;
}

/** A set of cards in the notation: `A7..R.`, or `-` for none. */
function setText(cards: readonly Card[]): string {
  if (cards.length === 0) return '-';
  const ordered = [...cards].sort((a, b) => valueOf(a) - valueOf(b));
  return SUITS.map((suit) =>
    ordered.filter((card) => suitOf(card) === suit).map((card) => card.charAt(0)).join(''),
  ).join('.');
}

/** The draft in the notation (docs/notation.md). */
export function textOf(draft: Draft): string {
  const last = draft.last === 0 ? '-' : `${draft.last}${draft.lastScored ? '#' : ''}`;
  const scope = draft.scope.map((count, side) => {
    const tris = draft.tris[side] ?? 0;
    return tris > 0 ? `${count}+${tris}` : String(count);
  });
  return [
    draft.hands.map(setText).join('/'),
    setText(draft.table),
    draft.turn,
    last,
    draft.piles.map(setText).join('/'),
    scope.join('/'),
    draft.stock.join('') || '-',
  ].join(' ');
}
