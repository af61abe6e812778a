/** The table as this browser sees it: a mirror of the server's state and events. */

import { ApiError, fetchTable, socketAddress } from './api';
import { Display, type Staged } from './display.svelte';
import type { Fault, Play, ServerMessage, TableState } from './messages';
import { settings } from './settings.svelte';
import { TableSocket, type Line, type SocketOptions } from './socket';
import { randomHex, uuid } from './uuid';

/** Milliseconds that the reader's own play is on display at normal speed. */
const OWN = { capture: 550, lay: 200 };
/** Milliseconds until a first round that the server could not deal is asked for again. */
const DEAL_AGAIN = 3000;

export class TableStore extends Display {
  readonly id: string;
  line = $state<Line>('connecting');
  /** Why the last command, or the table itself, was refused. */
  fault = $state.raw<Fault | null>(null);
  /** Whether the table cannot be shown at all. */
  closed = $state(false);

  #waiting = $state.raw<{ id: string; version: number | null } | null>(null);
  #socket: TableSocket;
  #laidAt = 0;
  #dealing: ReturnType<typeof setTimeout> | undefined;
  /** Whether the page has been left. */
  #left = false;

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
    super();
    this.id = id;
    this.#socket = new TableSocket({
      address: () => socketAddress(id, this.arrived),
      message: (message) => this.receive(message),
      line: (line) => this.#lineIs(line),
      ...(open && { open }),
    });
  }

  /** Fetches the table and opens the line to it. */
  async open(): Promise<void> {
    try {
      const snapshot = await fetchTable(this.id);
      if (!this.#left) this.receive(snapshot);
    } catch (error) {
      if (error instanceof ApiError && error.status > 0) this.#failed(error);
    }
    if (!this.#left && !this.closed) this.#socket.connect();
  }

  close(): void {
    this.#left = true;
    clearTimeout(this.#dealing);
    this.#socket.close();
    this.forget();
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

  receive(message: ServerMessage): void {
    if (message.type === 'snapshot') this.reset(message.state, message.version);
    else if (message.type === 'event') this.enqueue(message);
    else if (message.type === 'done') this.#done(message.id, message.version);
    else if (message.type === 'refused') this.#refused(message.id, message.error);
  }

  protected override shownFor(play: Staged): number {
    if (play.scopa || play.seat !== this.state?.seat) return super.shownFor(play);
    // The reader's own play is on display since the tap.
    const past = performance.now() - this.#laidAt;
    return settings.paced(play.captured.length ? OWN.capture : OWN.lay) - past;
  }

  protected override settle(state: TableState): void {
    super.settle(state);
    this.fault = null;
    this.#clearWaiting();
    if (this.#dealsItself) this.deal();
  }

  /** What fails in the server itself may go well another time. */
  #failed({ fault, status }: ApiError): void {
    this.fault = fault;
    this.closed = status < 500;
  }

  #lineIs(line: Line): void {
    this.line = line;
    if (line === 'closed') this.closed = true;
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
    // Nobody is asked to deal the first round, so it is tried again.
    if (this.#dealsItself) this.#dealing = setTimeout(() => this.deal(), DEAL_AGAIN);
  }

  get #dealsItself(): boolean {
    return this.state?.phase === 'prepared' && this.state.result === null;
  }
}
