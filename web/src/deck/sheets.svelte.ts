/** The sheets of symbols on the page, and which deck can be shown. */

import { DECKS, SOURCES, type Deck, type Part } from './decks';

class Sheets {
  /** Which deck's cards are drawn now: the last one asked for whose parts have all come. */
  shown = $state<Deck>(DECKS[0]);
  /** Symbols as SVG text, by deck and part. */
  texts = $state.raw<Record<string, string>>({});

  /** Fetches parts of a deck unless they are there, then shows it. */
  async show(deck: Deck, ...parts: Part[]): Promise<void> {
    await Promise.all(parts.map((part) => this.#fetch(deck, part)));
    this.shown = deck;
  }

  async #fetch(deck: Deck, part: Part): Promise<void> {
    const key = `${deck}-${part}`;
    if (key in this.texts) return;
    const { default: draw } = await SOURCES[deck][part]();
    this.texts = { ...this.texts, [key]: draw() };
  }
}

export const sheets = new Sheets();
