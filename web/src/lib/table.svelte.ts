/**
 * The table as this browser sees it: a mirror of the server's state and events.
 *
 * What arrives is shown one event after the other, and a play stays on display long enough to be
 * understood before the state after it takes over.
 */

import { ApiError, fetchTable, socketAddress } from './api';
import { settled, sorted } from './cards';
import type {
  Card,
  EventMessage,
  Fault,
  Play,
  ServerMessage,
  TableEvent,
  TableState,
} from './messages';
import { settings } from './settings.svelte';
import { TableSocket, type Line, type SocketOptions } from './socket';
import { randomHex, uuid } from './uuid';

/** A play on display: the card lies there, what it takes has not gone yet. */
export interface Staged extends Play {
  seat: number;
}

export type News = EventMessage & { before: TableState };

/** Milliseconds on display at normal speed. */
const SHOWN = { scopa: 1900, capture: 1200, lay: 650, ownCapture: 550, ownLay: 200 };
/**
 * Milliseconds that cards are given to get where they belong, before the next event is shown; at
 * least a few frames, since to show both at once would be too much for one.
 */
const TRAVEL = { dealt: 900, handDealt: 700, capture: 420, other: 50 };
/** With more than this to show, the player was away: only the newest counts. */
const BACKLOG = 8;
/** How many events are kept to be told. */
const TOLD = 8;

export class TableStore {
  readonly id: string;
  state = $state.raw<TableState | null>(null);
  /** The cards on the table, each where it was laid. */
  cards = $state.raw<Card[]>([]);
  staged = $state.raw<Staged | null>(null);
  line = $state<Line>('connecting');
  /** Why the last command, or the table itself, was refused. */
  fault = $state.raw<Fault | null>(null);
  /** Whether the table cannot be shown at all. */
  closed = $state(false);
  /** The last few events shown, for those who tell them. */
  news = $state.raw<News[]>([]);

  #waiting = $state.raw<{ id: string; version: number | null } | null>(null);
  #socket: TableSocket;
  #queue: EventMessage[] = [];
  #arrived = 0;
  /** What happens next, by itself when its time has come. */
  #next: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #laidAt = 0;

  /** Whether a command is under way or a play on display: nothing can be played then. */
  busy = $derived.by(() => this.staged !== null || this.#waiting !== null);
  /** The reader's cards as they are held, without the one being played. */
  hand: Card[] = $derived.by(() =>
    sorted(
      this.state?.hand ?? [],
      settings.get('sorting'),
      this.state?.commitment,
    ).filter((card) => card !== this.staged?.card),
  );
  plays: Play[] = $derived(this.busy ? [] : (this.state?.plays ?? []));
  /** Whether a finished round waits to be read. */
  tallied = $derived(
    this.state !== null &&
      this.state.result !== null &&
      (this.state.phase === 'prepared' || this.state.phase === 'over'),
  );

  constructor(id: string, open?: SocketOptions['open']) {
    this.id = id;
    this.#socket = new TableSocket({
      address: () => socketAddress(id, this.#arrived),
      message: (message) => this.receive(message),
      line: (line) => this.#lineIs(line),
      ...(open && { open }),
    });
  }

  /** Fetches the table and opens the line to it. */
  async open(): Promise<void> {
    try {
      this.receive(await fetchTable(this.id));
    } catch (error) {
      const refused = error instanceof ApiError && error.status > 0;
      if (refused) {
        this.fault = error.fault;
        this.closed = true;
        return;
      }
    }
    this.#socket.connect();
  }

  close(): void {
    this.#socket.close();
    this.#forget();
  }

  /** Deals the round that is prepared. */
  deal(): void {
    const state = this.state;
    if (state?.phase !== 'prepared' || this.#waiting !== null) return;
    const id = uuid();
    this.#waiting = { id, version: null };
    this.#socket.send({ type: 'deal', id, round: state.round, contribution: randomHex(32) });
  }

  /** Makes one of the legal plays. */
  play(play: Play): void {
    const state = this.state;
    if (state === null || this.busy) return;
    if (!state.plays.some((legal) => legal.play === play.play)) return;
    const id = uuid();
    this.fault = null;
    this.#waiting = { id, version: null };
    this.staged = { ...play, seat: state.seat };
    this.#laidAt = performance.now();
    const { round, ply } = state;
    this.#socket.send({ type: 'play', id, round, ply, play: play.play });
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

  #lineIs(line: Line): void {
    this.line = line;
    if (line === 'closed') this.closed = true;
  }

  receive(message: ServerMessage): void {
    if (message.type === 'snapshot') this.#reset(message.state, message.version);
    else if (message.type === 'event') this.#enqueue(message);
    else if (message.type === 'done') this.#done(message.id, message.version);
    else if (message.type === 'refused') this.#refused(message.id, message.error);
  }

  #reset(state: TableState, version: number): void {
    if (version < this.#arrived) return;
    this.#forget();
    this.#arrived = version;
    this.#settle(state);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#next = null;
    this.#queue = [];
  }

  #enqueue(message: EventMessage): void {
    if (message.version <= this.#arrived) return;
    this.#arrived = message.version;
    this.#queue.push(message);
    if (this.#next === null) this.#show();
  }

  #show(): void {
    const message = this.#queue.shift();
    if (message === undefined) return;
    if (this.state) this.news = [...this.news.slice(1 - TOLD), { ...message, before: this.state }];
    const { event } = message;
    const shown = event.kind === 'played' && this.state !== null && !this.#hasFallenBack();
    if (shown && this.staged?.play !== event.play) this.staged = event;
    this.#later(shown ? this.#shown(event) : 0, () => {
      this.#settle(message.state);
      this.#later(settings.moving(this.#travel(event)), () => this.#show());
    });
  }

  /** Whether there is too much to show, or nobody who looks. */
  #hasFallenBack(): boolean {
    return this.#queue.length > BACKLOG || document.hidden;
  }

  #shown({ seat, captured, scopa }: Staged): number {
    if (scopa) return settings.paced(SHOWN.scopa);
    if (seat !== this.state?.seat) return settings.paced(captured.length ? SHOWN.capture : SHOWN.lay);
    // The reader's own play is on display since the tap.
    const past = performance.now() - this.#laidAt;
    return settings.paced(captured.length ? SHOWN.ownCapture : SHOWN.ownLay) - past;
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

  #settle(state: TableState): void {
    this.cards = settled(this.cards, state.table_cards);
    this.state = state;
    this.staged = null;
    this.fault = null;
    this.#clearWaiting();
    if (state.phase === 'prepared' && state.result === null) this.deal();
  }

  #done(id: string, version: number): void {
    if (this.#waiting?.id !== id) return;
    this.#waiting = { id, version };
    this.#clearWaiting();
  }

  #clearWaiting(): void {
    const version = this.#waiting?.version ?? null;
    if (version !== null && (this.state?.version ?? 0) >= version) this.#waiting = null;
  }

  #refused(id: string | null, fault: Fault): void {
    this.fault = fault;
    if (this.#waiting === null || (id !== null && this.#waiting.id !== id)) return;
    // Nothing else can be on display while a command is under way: the card goes back.
    this.#waiting = null;
    this.staged = null;
  }
}
