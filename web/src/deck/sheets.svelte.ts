/** The drawings of decks that have come, which deck can be shown, and the cards' pictures. */

import { SvelteMap } from 'svelte/reactivity';
import { DECKS, SOURCES, type Deck, type Drawers, type Part } from './decks';
import { suits } from './neapolitan/suits';
import { blank, drawings, picture } from './pictures';

/** What stands for a picture that has not come. */
const BLANK = blank();
const SMALL = '-small';
const SIGNS = 'signs';

/** A moment in which nothing else is to be done: long enough to read a picture, on a slow telephone too. */
const QUIET = 30;
/** Milliseconds to let pass where something else was to be done. */
const BUSY = 200;

class Sheets {
  /** Which deck's cards are drawn now: the last one asked for whose parts have all come. */
  shown = $state<Deck>(DECKS[0]);
  /** What draws each card, back and set of signs, by the deck's name and its own. */
  #drawers = $state.raw<Drawers>({ [`${DECKS[0]}-${SIGNS}`]: suits });
  #drawn = new Map<string, string>();
  #begun = new Set<string>();
  #fetched = new Set<string>();
  #pictures = new SvelteMap<string, string>();
  /** Kept, so that the browser keeps them read. */
  #images: HTMLImageElement[] = [];
  #wanted: string[] = [];
  #working = false;

  /** Fetches parts of a deck unless they are there, then shows it. */
  async show(deck: Deck, ...parts: Part[]): Promise<void> {
    await Promise.all(parts.map((part) => this.#fetch(deck, part)));
    this.shown = deck;
  }

  /** The address of a symbol's picture; of blank paper until it has been read, which is begun now. */
  picture(id: string): string {
    const known = this.#pictures.get(id);
    if (known === undefined && this.#drawers[id.replace(SMALL, '')]) this.#want(id);
    return known ?? BLANK;
  }

  /** Makes the cards' pictures in quiet moments, so that none has to be waited for. */
  prepare(): void {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== 'function') return;
    const ids = Object.keys(this.#drawers)
      .filter((name) => name.startsWith(`${this.shown}-`) && !name.endsWith(SIGNS))
      .flatMap((name) => (name.endsWith('-back') ? [name] : [name, name + SMALL]));
    const next = (deadline: IdleDeadline): void => {
      const id = ids.find((other) => !this.#pictures.has(other));
      if (id === undefined) return;
      const quiet = deadline.timeRemaining() > QUIET && this.#wanted.length === 0;
      if (quiet) void this.#read(id);
      setTimeout(() => requestIdleCallback(next), quiet ? 0 : BUSY);
    };
    requestIdleCallback(next);
  }

  #want(id: string): void {
    if (this.#wanted.includes(id)) return;
    this.#wanted.push(id);
    if (!this.#working) setTimeout(() => void this.#work());
    this.#working = true;
  }

  /** Reads what is wanted, each in a moment of its own: all at once would stop the page. */
  async #work(): Promise<void> {
    for (let id = this.#wanted[0]; id !== undefined; id = this.#wanted[0]) {
      await this.#read(id);
      this.#wanted.shift();
      await new Promise((done) => setTimeout(done));
    }
    this.#working = false;
  }

  async #read(id: string): Promise<void> {
    if (this.#pictures.has(id)) return;
    const image = new Image();
    this.#draw(id.replace(/-.*/, `-${SIGNS}`));
    this.#draw(id.replace(SMALL, ''));
    image.src = picture(this.#drawn.get(id) ?? '', this.#drawn);
    await image.decode().catch(() => undefined);
    this.#images.push(image);
    this.#pictures.set(id, image.src);
  }

  #draw(name: string): void {
    if (this.#begun.has(name)) return;
    this.#begun.add(name);
    for (const [id, drawing] of drawings(this.#drawers[name]?.() ?? '')) this.#drawn.set(id, drawing);
  }

  async #fetch(deck: Deck, part: Part): Promise<void> {
    const key = `${deck}-${part}`;
    if (this.#fetched.has(key)) return;
    const { default: drawers } = await SOURCES[deck][part]();
    this.#fetched.add(key);
    const named = Object.entries(drawers).map(([name, draw]) => [`${deck}-${name}`, draw]);
    this.#drawers = { ...this.#drawers, ...Object.fromEntries(named) };
  }
}

export const sheets = new Sheets();
