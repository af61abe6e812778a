/** An attempt at a task: any card of the hand with any cards of the table, legal or not. */

import { sorted } from '../lib/cards';
import type { Card, Play } from '../lib/messages';
import type { Answer, TaskStep } from './documents';

export class Attempt {
  /** Nothing is on display, as there is at a table. */
  readonly state = null;
  readonly staged = null;
  readonly hinted = new Set<Card>();

  readonly #step: TaskStep;
  /** Whether the solution was found; what was played then stays to be seen. */
  solved = $state(false);
  #picked = $state<Card[]>([]);
  card = $state<Card | null>(null);
  /** The hand card that the pointer or the focus is on. */
  peeked = $state<Card | null>(null);

  readonly cards: Card[];
  readonly hand: Card[];
  /** Every card may be tried. */
  plays: Play[] = $derived.by(() =>
    this.solved ? [] : this.hand.map((card) => ({ play: card, card, captured: [], scopa: false })),
  );
  /** The table cards that can be tapped. */
  open: Set<Card> = $derived.by(() => new Set(this.card && !this.solved ? this.cards : []));
  taking: Card[] = $derived(this.#picked);
  /** What is tried, in the notation; null as long as no card is chosen. */
  play: string | null = $derived.by(() => {
    const taken = this.#step.table.filter((card) => this.#picked.includes(card)).join('');
    if (this.card === null) return null;
    return taken ? `${this.card}x${taken}` : this.card;
  });

  constructor(step: TaskStep) {
    this.#step = step;
    this.cards = step.table;
    this.hand = sorted(step.hand);
  }

  choose(card: Card): void {
    if (this.solved) return;
    this.#picked = [];
    this.card = this.card === card ? null : card;
  }

  /** Adds a table card to what is taken, or leaves it out again. */
  pick(card: Card): void {
    if (!this.open.has(card)) return;
    this.#picked = this.#picked.includes(card)
      ? this.#picked.filter((other) => other !== card)
      : [...this.#picked, card];
  }

  clear(): void {
    if (this.solved) return;
    this.card = null;
    this.#picked = [];
  }

  /** Makes the play, and says what there is to say to it. */
  make(): Answer | null {
    const place = this.play === null ? undefined : this.#step.attempts[this.play];
    const answer = place === undefined ? undefined : this.#step.answers[place];
    if (answer === undefined || this.solved) return null;
    if (answer.verdict === 'solved') this.solved = true;
    return answer;
  }
}
