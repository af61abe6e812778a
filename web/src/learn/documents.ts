/** Lessons and guides as docs/protocol.md describes them. */

import type { Card } from '../lib/messages';

/** What stands in a text: a number, a card, or several cards. */
export type Value = number | string | string[];
export type Values = Record<string, Value>;

export interface Told {
  /** An id of the learn catalogue. */
  text: string;
  values: Values;
}

export interface Course {
  chapters: { name: string; lessons: LessonListed[] }[];
}

export interface LessonListed {
  name: string;
  variant: string;
  steps: number;
}

export interface LessonDocument {
  name: string;
  chapter: string;
  variant: string;
  steps: Step[];
}

export type Verdict = 'solved' | 'other' | 'illegal';

export interface Answer extends Told {
  verdict: Verdict;
}

export interface ReadStep extends Told {
  kind: 'read';
  rows: Card[][];
}

export interface TaskStep extends Told {
  kind: 'task';
  seat: number;
  hand: Card[];
  hand_sizes: number[];
  table: Card[];
  piles: number[];
  scope: number[];
  stock: number;
  before: { seat: number; play: string }[];
  solutions: string[];
  answers: Answer[];
  /** Every card of the hand with every set of table cards: the place of its answer. */
  attempts: Record<string, number>;
}

export interface QuizStep extends Told {
  kind: 'quiz';
  rows: Card[][];
  piles: { count: number; cards: Card[] }[];
  choices: { choice: string; text: string; right: boolean }[];
}

export interface PrimeStep extends Told {
  kind: 'prime';
  pile: Card[];
  /** What a card counts, by its rank. */
  worth: Record<string, number>;
  best: number;
}

export interface CountStep extends Told {
  kind: 'count';
  tally: Record<string, number[]>;
  points: number[];
  counts: SideCounted[];
}

export interface SideCounted {
  cards: number;
  coins: number;
  primiera: number | null;
}

export type Step = ReadStep | TaskStep | QuizStep | PrimeStep | CountStep;

export interface Drawn {
  card: Card;
  table: Card[];
  plays: string[];
}

export interface Block extends Told {
  drawing: Drawn | null;
}

export interface Guide {
  variant: string;
  name: string;
  sections: { title: string; blocks: Block[] }[];
}

export interface AdviceDocument {
  name: string;
  drawing: Drawn | null;
}
