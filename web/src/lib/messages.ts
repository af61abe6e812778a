/** The messages between table and browser, as docs/protocol.md fixes them. */

/** A card in the project's notation: rank (A 2-7 F C R) and suit (d c s b). */
export type Card = string;

export type Phase = 'prepared' | 'playing' | 'over';

export interface Switch {
  name: string;
  values: string[];
  value: string;
  /** The setting without which it is refused, as `ace=sweep`. */
  needs: string | null;
}

export interface VariantInfo {
  name: string;
  players: number[];
  switches: Switch[];
}

export interface Variants {
  variants: VariantInfo[];
  targets: number[];
}

export interface TableSummary {
  table: string;
  variant: string;
  round: number;
  score: number[];
  over: boolean;
  updated: string;
}

export interface Fault {
  code: string;
  message: string;
  details?: Record<string, string | number> | null;
  /** Every reason why a position cannot be. */
  faults?: PositionFault[];
  /** The fault that this one was caused by: it says why. */
  cause?: Fault;
}

export interface PositionFault {
  code: string;
  message: string;
  details: Record<string, string | number>;
}

/** A position that is being set up, all of it open. */
export interface PositionShown {
  variant: string;
  position: string;
  sides: number[];
  hands: Card[][];
  table: Card[];
  turn: number;
  last: number;
  last_scored: boolean;
  piles: Card[][];
  scope: number[];
  tris: number[];
  stock: Card[];
  dealer: number;
  faults: PositionFault[];
}

export interface Seat {
  seat: number;
  side: number;
  kind: 'human' | 'bot';
  bot: string | null;
  you: boolean;
  cards: number;
  /** Replays only: what the seat is called there, unless it is a bot or the player's own. */
  name?: string;
  /** Replays only: whether it is the player's own, wherever the table is looked at from. */
  self?: boolean;
}

export interface Pile {
  cards: number;
  scope: number;
  scopa_cards: Card[];
}

/** One legal play, and everything it does. */
export interface Play {
  play: string;
  card: Card;
  captured: Card[];
  scopa: boolean;
}

export interface SeatPlay extends Play {
  seat: number;
}

export interface PrimeCard {
  card: Card;
  value: number;
}

export interface SideResult {
  cards: number;
  coins: number;
  settebello: boolean;
  prime: (PrimeCard | null)[];
  primiera: number | null;
  re_bello: boolean;
  napola: number;
  tris: number;
  scope: { seat: number; play: string }[];
}

export interface Result {
  round: number;
  tally: Record<string, number[]>;
  points: number[];
  score: number[];
  sides: SideResult[];
  leftovers: Card[];
  leftovers_side: number;
  seed: string;
  contribution: string;
}

export interface TableState {
  table: string;
  version: number;
  variant: string;
  name: string;
  switches: Record<string, string>;
  target: number;
  phase: Phase;
  seats: Seat[];
  seat: number;
  round: number;
  dealer: number;
  leader: number;
  turn: number;
  ply: number;
  hand: Card[];
  table_cards: Card[];
  stock: number;
  last_hand: boolean;
  piles: Pile[];
  last_play: SeatPlay | null;
  plays: Play[];
  score: number[];
  result: Result | null;
  winner: number;
  commitment: string;
}

export type TableEvent =
  | { kind: 'prepared'; round: number; commitment: string }
  | { kind: 'dealt'; round: number; dealer: number; leader: number }
  | ({
      kind: 'played';
      hand_dealt: boolean;
      leftovers: Card[];
      leftovers_side: number;
    } & SeatPlay)
  | { kind: 'round-over'; round: number; seed: string }
  | { kind: 'match-over'; winner: number };

export interface SnapshotMessage {
  type: 'snapshot';
  version: number;
  state: TableState;
}

export interface EventMessage {
  type: 'event';
  version: number;
  event: TableEvent;
  state: TableState;
}

export type ServerMessage =
  | SnapshotMessage
  | EventMessage
  | { type: 'done'; id: string; version: number }
  | { type: 'refused'; id: string | null; error: Fault }
  | { type: 'pong' };

export interface DealCommand {
  type: 'deal';
  id: string;
  round: number;
  contribution: string;
}

export interface PlayCommand {
  type: 'play';
  id: string;
  round: number;
  ply: number;
  play: string;
}

export type Command = DealCommand | PlayCommand;
export type ClientMessage = Command | { type: 'ping' };
