/**
 * What is shown of a table, wherever it comes from: one event after the other, each play on display
 * long enough to be understood before the state after it takes over.
 */

import { settled, sorted } from './cards';
import type { Card, EventMessage, Play, TableEvent, TableState } from './messages';
import { settings } from './settings.svelte';

/** A play on display: the card lies there, what it takes has not gone yet. */
export interface Staged extends Play {
  seat: number;
}

export type News = EventMessage & { before: TableState };

/** Milliseconds on display at normal speed. */
const SHOWN = { scopa: 1900, capture: 1200, lay: 650 };
/**
 * Milliseconds that cards are given to get where they belong, before the next event is shown; at
 * least a few frames, since to show both at once would be too much for one.
 */
const TRAVEL = { dealt: 900, handDealt: 700, capture: 420, other: 50 };
/** With more than this to show, the player was away: only the newest counts. */
const BACKLOG = 8;
/** How many events are kept to be told. */
const TOLD = 8;

export abstract class Display {
  state = $state.raw<TableState | null>(null);
  /** The cards on the table, each where it was laid. */
  cards = $state.raw<Card[]>([]);
  staged = $state.raw<Staged | null>(null);
  /** The last few events shown, for those who tell them. */
  news = $state.raw<News[]>([]);
  /** The reader's cards as they are held, without the one being played. */
  hand: Card[] = $derived.by(() =>
    sorted(
      this.state?.hand ?? [],
      settings.get('sorting'),
      this.state?.commitment,
    ).filter((card) => card !== this.staged?.card),
  );
  /** The plays that the reader can make now. */
  abstract readonly plays: Play[];

  #queue: EventMessage[] = [];
  #arrived = 0;
  /** What happens next, by itself when its time has come. */
  #next: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The newest version that has come. */
  protected get arrived(): number {
    return this.#arrived;
  }

  /** Ends the display of what is shown now. */
  hurry(): void {
    const next = this.#next;
    clearTimeout(this.#timer);
    this.#next = null;
    next?.();
  }

  /** Ends the display of everything that has happened: the player wants to act. */
  catchUp(): void {
    while (this.#next) this.hurry();
  }

  /** Shows a state at once, and nothing on the way there. */
  protected reset(state: TableState, version: number): void {
    if (version < this.#arrived) return;
    this.forget();
    this.#arrived = version;
    this.settle(state);
  }

  /** Shows an event when those before it have been shown. */
  protected enqueue(message: EventMessage): void {
    if (message.version <= this.#arrived) return;
    this.#arrived = message.version;
    this.#queue.push(message);
    if (this.#next === null) this.#show();
  }

  protected forget(): void {
    clearTimeout(this.#timer);
    this.#next = null;
    this.#queue = [];
  }

  protected settle(state: TableState): void {
    this.cards = settled(this.cards, state.table_cards);
    this.state = state;
    this.staged = null;
  }

  /** Milliseconds that a play is on display. */
  protected shownFor({ captured, scopa }: Staged): number {
    if (scopa) return settings.paced(SHOWN.scopa);
    return settings.paced(captured.length ? SHOWN.capture : SHOWN.lay);
  }

  #show(): void {
    const message = this.#queue.shift();
    if (message === undefined) return;
    if (this.state) this.news = [...this.news.slice(1 - TOLD), { ...message, before: this.state }];
    const { event } = message;
    const shown = event.kind === 'played' && this.state !== null && !this.#hasFallenBack();
    if (shown && this.staged?.play !== event.play) this.staged = event;
    this.#later(shown ? this.shownFor(event) : 0, () => {
      this.settle(message.state);
      this.#later(settings.moving(this.#travel(event)), () => this.#show());
    });
  }

  /** Whether there is too much to show, or nobody who looks. */
  #hasFallenBack(): boolean {
    return this.#queue.length > BACKLOG || document.hidden;
  }

  #travel(event: TableEvent): number {
    if (this.#hasFallenBack()) return 0;
    if (event.kind === 'dealt') return TRAVEL.dealt;
    if (event.kind !== 'played') return TRAVEL.other;
    return event.hand_dealt ? TRAVEL.handDealt : event.captured.length ? TRAVEL.capture : TRAVEL.other;
  }

  #later(milliseconds: number, next: () => void): void {
    if (milliseconds <= 0) {
      next();
      return;
    }
    this.#next = next;
    this.#timer = setTimeout(() => this.hurry(), milliseconds);
  }
}
