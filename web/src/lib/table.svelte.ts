/**
 * The table as this browser sees it: a mirror of the server's state and events.
 *
 * What arrives is shown one event after the other, and a play stays on display long enough to be
 * understood before the state after it takes over.
 */

import { ApiError, fetchTable, socketAddress } from './api';
import { settled } from './cards';
import type { Card, EventMessage, Fault, Play, ServerMessage, TableState } from './messages';
import { settings } from './settings.svelte';
import { TableSocket, type Line, type SocketOptions } from './socket';
import { randomHex, uuid } from './uuid';

/** A play on display: the card lies there, what it takes has not gone yet. */
export interface Staged extends Play {
  seat: number;
}

export type News = EventMessage & { before: TableState };

/** Milliseconds on display at normal speed. */
const SHOWN = { capture: 1200, lay: 650, ownCapture: 550, ownLay: 200 };
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
  #showing = false;
  #hurry: (() => void) | null = null;

  /** Whether a command is under way or a play on display: nothing can be played then. */
  busy = $derived.by(() => this.staged !== null || this.#waiting !== null);
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
    this.#queue = [];
    this.hurry();
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
    if (state === null || this.busy ) return;
    if (!state.plays.some((legal) => legal.play === play.play)) return;
    const id = uuid();
    this.fault = null;
    this.#waiting = { id, version: null };
    this.staged = { ...play, seat: state.seat };
    const { round, ply } = state;
    this.#socket.send({ type: 'play', id, round, ply, play: play.play });
  }

  /** Ends the display of the current play. */
  hurry(): void {
    this.#hurry?.();
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
    this.#queue = [];
    this.#arrived = version;
    this.hurry();
    this.#settle(state);
  }

  #enqueue(message: EventMessage): void {
    if (message.version <= this.#arrived) return;
    this.#arrived = message.version;
    this.#queue.push(message);
    if (!this.#showing) void this.#show();
  }

  async #show(): Promise<void> {
    this.#showing = true;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      await this.#stage(next);
      // A snapshot that came meanwhile is newer than this.
      if (next.version >= (this.state?.version ?? 0)) this.#settle(next.state);
    }
    this.#showing = false;
  }

  async #stage(message: EventMessage): Promise<void> {
    const { event } = message;
    if (this.state === null) return;
    this.news = [...this.news.slice(1 - TOLD), { ...message, before: this.state }];
    if (event.kind !== 'played') return;
    if (this.#queue.length > BACKLOG || document.hidden) return;
    this.staged = event;
    await this.#wait(settings.paced(this.#shown(event)));
  }

  #shown({ seat, captured }: Staged): number {
    if (seat === this.state?.seat) return captured.length ? SHOWN.ownCapture : SHOWN.ownLay;
    return captured.length ? SHOWN.capture : SHOWN.lay;
  }

  #wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.hurry(), milliseconds);
      this.#hurry = () => {
        clearTimeout(timer);
        this.#hurry = null;
        resolve();
      };
    });
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
    if (id !== null && this.#waiting?.id !== id) return;
    this.#waiting = null;
    if (!this.#showing) this.staged = null;
  }
}
