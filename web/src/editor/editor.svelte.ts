/** The position being set up, in step with its text and with what the server says of it. */

import { faultOf, fetchPosition } from '../lib/api';
import type { Card, Fault, PositionFault, PositionShown } from '../lib/messages';
import { tellPlace } from '../lib/router.svelte';
import type { Setup } from '../lib/setup.svelte';
import { addressed, addressOf } from './address';
import { draftOf, emptied, placeOf, put, textOf, type Draft, type Place } from './draft';

/** How long to wait for the next tap or letter before the server is asked, in milliseconds. */
const PAUSE = 200;
const MOST_UNDONE = 100;

/**
 * What becomes of an answer: only its faults are shown, or the board follows, or its text as well.
 * After a change of rules another position is drawn where the old one has faults for the first time.
 */
type Following = 'faults' | 'board' | 'text' | 'rules';

/** What a position that stands alone in an address is of, by its hands. */
const ALONE: Record<number, string> = { 2: 'scopa', 3: 'scopa-3', 4: 'scopa-4' };

export class Editor {
  readonly setup: Setup;
  draft = $state.raw<Draft | null>(null);
  /** What stands in the field for the notation, whether or not it can be read. */
  text = $state('');
  /** Where a tapped card goes. */
  place = $state<Place>('hand-1');
  score = $state.raw<number[]>([]);
  /** Why the position cannot be. */
  faults = $state.raw<PositionFault[]>([]);
  /** Why its text cannot be read, or the server not be asked. */
  fault = $state.raw<Fault | null>(null);
  /** Who dealt the round, as follows from the position. */
  dealer = $state(0);
  #settled = $state(false);
  /** The variant that was asked about last. */
  #code = '';
  #undone = $state.raw<Draft[]>([]);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether its page has been left: the address is another page's then. */
  #closed = false;

  /** Whether the server has looked at what is shown, and found no fault. */
  ready = $derived.by(() => this.#settled && this.fault === null && this.faults.length === 0);
  settled = $derived.by(() => this.#settled);
  undoable = $derived.by(() => this.#undone.length > 0);

  constructor(setup: Setup) {
    this.setup = setup;
  }

  /** Begins with what an address names, or with something legal. */
  async open(what: string): Promise<void> {
    const wanted = addressed(what);
    if (wanted === null) return this.draw();
    const hands = wanted.position?.split(/\s/)[0]?.split('/') ?? [];
    const variant = wanted.variant ?? ALONE[hands.length] ?? 'scopa';
    if (!this.setup.adopt(variant)) {
      await this.draw();
      const known = this.setup.variants.map(({ name }) => name).join(', ');
      this.fault = { code: 'unknown-variant', message: variant, details: { variant, known } };
      return undefined;
    }
    if (wanted.position === null) return this.draw();
    this.text = wanted.position;
    await this.#ask('text', { position: wanted.position });
    // What cannot be read leaves a board to begin on, with the text and its fault still there.
    if (this.draft === null) await this.#keepingText(() => this.draw());
    return undefined;
  }

  /** Puts a card where cards go now, or takes it away from there. */
  tap(card: Card): void {
    if (this.draft === null) return;
    const there = placeOf(this.draft, card) === this.place;
    this.change(put(this.draft, card, there ? null : this.place));
  }

  change(draft: Draft): void {
    this.#remember();
    this.#show(draft);
    this.#askSoon('faults');
  }

  clear(): void {
    if (this.draft) this.change(emptied(this.draft));
  }

  undo(): void {
    const before = this.#undone.at(-1);
    if (before === undefined) return;
    this.#undone = this.#undone.slice(0, -1);
    this.#show(before);
    this.#askSoon('faults');
  }

  /** The notation was edited: the board follows as soon as the text can be read. */
  type(text: string): void {
    this.text = text;
    this.#askSoon('board');
  }

  /** Something legal, drawn by chance. */
  draw(): Promise<void> {
    this.#remember();
    return this.#ask('text', {});
  }

  /** Puts the cards that lie nowhere somewhere. */
  fill(): Promise<void> {
    this.#remember();
    return this.#ask('text', { position: this.text, fill: true });
  }

  /** The rules have changed: the position is kept where it can be, or else drawn anew. */
  rulesChanged(): void {
    if (this.setup.code === this.#code) return;
    const asMany = this.draft?.hands.length === this.setup.players;
    if (asMany) this.#askSoon(this.ready ? 'rules' : 'faults');
    else void this.draw();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #remember(): void {
    if (this.draft) this.#undone = [...this.#undone, this.draft].slice(-MOST_UNDONE);
  }

  #show(draft: Draft): void {
    this.draft = draft;
    this.text = textOf(draft);
  }

  #askSoon(following: Following): void {
    this.#settled = false;
    this.#asked += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(following, { position: this.text }), PAUSE);
  }

  async #ask(following: Following, about: { position?: string; fill?: boolean }): Promise<void> {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#settled = false;
    this.#code = this.setup.code;
    this.#asked += 1;
    const mine = this.#asked;
    try {
      const shown = await fetchPosition({ variant: this.setup.code, ...about });
      if (mine === this.#asked) this.#hear(shown, following);
    } catch (error) {
      if (mine !== this.#asked) return;
      this.faults = [];
      this.fault = faultOf(error);
    }
  }

  #hear(shown: PositionShown, following: Following): void {
    if (following === 'rules' && shown.faults.length > 0) {
      void this.draw();
      return;
    }
    this.fault = null;
    this.faults = shown.faults;
    this.dealer = shown.dealer;
    this.#settled = true;
    if (following === 'board' || following === 'text') this.draft = draftOf(shown);
    // A text that is being typed is left alone: only the same position is written otherwise.
    if (following === 'text') this.text = shown.position;
    if (this.score.length !== shown.scope.length) this.score = shown.scope.map(() => 0);
    if (!this.#placed()) this.place = 'hand-1';
    tellPlace('#/editor', addressOf(this.setup.code, shown.position));
  }

  #placed(): boolean {
    const [kind, number] = this.place.split('-');
    const many = kind === 'hand' ? this.draft?.hands : this.draft?.piles;
    return number === undefined || Number(number) <= (many?.length ?? 0);
  }

  async #keepingText(work: () => Promise<void>): Promise<void> {
    const { text, fault } = this;
    await work();
    Object.assign(this, { text, fault });
    this.#settled = false;
  }
}
