/** Replays: a match with every position of its rounds, as `POST /api/replays` makes it of a record. */

import type { Card, Pile, Result, SeatPlay } from './messages';

export interface ReplaySeat {
  seat: number;
  side: number;
  /** As the record has it: a bot's name, a person's, or `?`. */
  name: string;
}

/** A play with everything that followed from it. */
export interface Played extends SeatPlay {
  hand_dealt: boolean;
  leftovers: Card[];
  leftovers_side: number;
}

/** The cards after a play, all of them open; the first frame of a round shows them as dealt. */
export interface Frame {
  played: Played | null;
  turn: number;
  hands: Card[][];
  table_cards: Card[];
  stock: number;
  piles: Pile[];
}

export interface ReplayRound {
  round: number;
  /** As `2026.11.30`, or nothing. */
  date: string;
  dealer: number;
  leader: number;
  /** The match points before it. */
  score: number[];
  /** Whether it began at a position set up by hand, not with a deal. */
  set_up: boolean;
  frames: Frame[];
  /** Null where the record stops before the round's end. */
  result: Result | null;
}

export interface Replay {
  /** The same for the same record. */
  id: string;
  /** The record's canonical text. */
  record: string;
  variant: string;
  name: string;
  switches: Record<string, string>;
  target: number;
  seats: ReplaySeat[];
  rounds: ReplayRound[];
  score: number[];
  /** The side that won the match; 0 when it was not decided. */
  winner: number;
}
