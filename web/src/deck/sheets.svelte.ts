/** The sheets of symbols that have come, and which deck can be shown. */

import { DECKS, SOURCES, type Deck, type Part } from './decks';
import { suits } from './neapolitan/suits';
import { drawings, picture } from './pictures';

/** What stands for a picture that has not come. */
const NOTHING = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 320"/>';

/** Safari has no idle callbacks. */
const later = (work: () => void): unknown =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work) : setTimeout(work, 60);

class Sheets {
  /** Which deck's cards are drawn now: the last one asked for whose parts have all come. */
  shown = $state<Deck>(DECKS[0]);
  #drawings = $state.raw<ReadonlyMap<string, Element>>(drawings(suits()));
  #fetched = new Set<string>();
  #pictures = new Map<string, string>();
  #ready = new Map<string, HTMLImageElement>();

  /** Fetches parts of a deck unless they are there, then shows it. */
  async show(deck: Deck, ...parts: Part[]): Promise<void> {
    await Promise.all(parts.map((part) => this.#fetch(deck, part)));
    this.shown = deck;
  }

  /** The address of a symbol's picture. */
  picture(id: string): string {
    const drawing = this.#drawings.get(id);
    if (drawing === undefined) return NOTHING;
    const known = this.#pictures.get(id) ?? picture(drawing, this.#drawings);
    this.#pictures.set(id, known);
    return known;
  }

  /** Makes the cards' pictures in quiet moments, so that none has to be waited for. */
  prepare(): void {
    const ids = [...this.#drawings.keys()].filter((id) => id.startsWith(`${this.shown}-`));
    const wanted = ids.filter((id) => !this.#ready.has(id));
    const next = (): void => {
      const id = wanted.shift();
      if (id === undefined) return;
      const image = new Image();
      image.src = this.picture(id);
      this.#ready.set(id, image);
      later(next);
    };
    later(next);
  }

  async #fetch(deck: Deck, part: Part): Promise<void> {
    const key = `${deck}-${part}`;
    if (this.#fetched.has(key)) return;
    const { default: draw } = await SOURCES[deck][part]();
    this.#fetched.add(key);
    this.#drawings = new Map([...this.#drawings, ...drawings(draw())]);
  }
}

export const sheets = new Sheets();
