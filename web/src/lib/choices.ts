/** Matching what the player has picked against the legal plays that the server sent. */

import type { Card, Play } from './messages';

/** The plays of one hand card. */
export const playsOf = (plays: readonly Play[], card: Card | null): Play[] =>
  card === null ? [] : plays.filter((play) => play.card === card);

/** The plays that take at least the table cards picked so far. */
export const narrowed = (plays: readonly Play[], picked: readonly Card[]): Play[] =>
  plays.filter((play) => picked.every((card) => play.captured.includes(card)));

/** The table cards that may still be picked, those picked included. */
export const pickable = (plays: readonly Play[]): Set<Card> =>
  new Set(plays.flatMap((play) => play.captured));
