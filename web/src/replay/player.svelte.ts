/** A replay on display: stepped through, played by itself, looked at from any seat. */

import { Display } from '../lib/display.svelte';
import type { Card, Play, TableEvent } from '../lib/messages';
import type { Frame, Replay } from '../lib/replays';
import { settings } from '../lib/settings.svelte';
import { after, before, endOf, isCount, scopaFrom, START, type Place } from './place';
import { frameAt, handsAt, stateAt } from './states';

/** Milliseconds between two plays at normal speed, and what is left of them where nothing moves. */
const PAUSE = 900;
const LEAST = 500;

export class ReplayPlayer extends Display {
  readonly replay: Replay;
  readonly mine: number | null;
  override readonly plays: Play[] = [];
  /** Where one is; a play that leads there may still be on display. */
  place = $state.raw<Place>(START);
  seat = $state(1);
  /** Whether all hands lie open. */
  open = $state(true);
  /** Whether it goes on by itself. */
  playing = $state(false);

  #version = 0;
  #shown = $state.raw<Place>(START);
  #pause: ReturnType<typeof setTimeout> | undefined;

  counting: boolean = $derived.by(() => isCount(this.replay, this.place));
  atStart: boolean = $derived.by(() => before(this.replay, this.place) === null);
  atEnd: boolean = $derived.by(() => after(this.replay, this.place) === null);
  /** The hands that lie open, by seat, without the card on display. */
  hands: Map<number, Card[]> | null = $derived.by(() => {
    if (!this.open) return null;
    const hands = handsAt(this.replay, this.#shown);
    const { staged } = this;
    if (staged) {
      const held = hands.get(staged.seat) ?? [];
      hands.set(staged.seat, held.filter((card) => card !== staged.card));
    }
    return hands;
  });

  constructor(replay: Replay, mine: number | null) {
    super();
    this.replay = replay;
    this.mine = mine;
    // Who is nameless among bots is likely to be who brought the record.
    const nameless = replay.seats.find(({ name }) => name === '?');
    this.seat = mine ?? nameless?.seat ?? 1;
    this.go(START);
  }

  close(): void {
    this.stop();
    this.forget();
  }

  /** Goes to a place at once. */
  go(place: Place): void {
    this.#rest();
    this.place = this.#shown = place;
    this.reset(this.#stateAt(place), ++this.#version);
    this.#wait();
  }

  /** Looks from another seat. */
  lookFrom(seat: number): void {
    this.seat = seat;
    this.go(this.place);
  }

  /** Makes the next play, deals the next round, or counts this one. */
  forward(): void {
    this.#rest();
    this.catchUp();
    const place = after(this.replay, this.place);
    if (place === null) return this.stop();
    const event = isCount(this.replay, place) ? null : this.#eventAt(place);
    if (event === null) return this.go(place);
    this.place = place;
    const version = ++this.#version;
    this.enqueue({ type: 'event', version, event, state: this.#stateAt(place) });
  }

  back(): void {
    const place = before(this.replay, this.place);
    if (place) this.go(place);
  }

  /** Goes to the next scopa, or the one before, and shows how it is made. */
  toScopa(way: 1 | -1): boolean {
    const place = scopaFrom(this.replay, this.place, way);
    if (place === null) return false;
    this.go(before(this.replay, place) ?? START);
    this.forward();
    return true;
  }

  toRound(round: number): void {
    if (round >= 0 && round < this.replay.rounds.length) this.go({ round, ply: 0 });
  }

  /** To the start of the match, or its end. */
  toStart(): void {
    this.go(START);
  }

  toEnd(): void {
    this.go(endOf(this.replay, this.replay.rounds.length - 1));
  }

  start(): void {
    this.playing = true;
    if (this.atEnd) this.go(START);
    else this.forward();
  }

  stop(): void {
    this.#rest();
    this.playing = false;
  }

  protected override settle(state: Parameters<Display['settle']>[0]): void {
    super.settle(state);
    this.#shown = this.place;
    this.#wait();
  }

  /** Goes on after a while, if it goes by itself; a count waits to be read. */
  #wait(): void {
    this.#rest();
    if (!this.playing || this.staged) return;
    if (this.atEnd) this.playing = false;
    else if (!this.counting) {
      const pause = Math.max(LEAST, settings.paced(PAUSE));
      this.#pause = setTimeout(() => this.forward(), pause);
    }
  }

  #rest(): void {
    clearTimeout(this.#pause);
  }

  #stateAt(place: Place): ReturnType<typeof stateAt> {
    return stateAt(this.replay, place, this);
  }

  #eventAt(place: Place): TableEvent | null {
    const { played }: Frame = frameAt(this.replay, place);
    if (played) return { kind: 'played', ...played };
    const round = this.replay.rounds[place.round];
    return round
      ? { kind: 'dealt', round: round.round, dealer: round.dealer, leader: round.leader }
      : null;
  }
}
