/** The pictures of cards: which deck is shown, and what its painter has painted. */

import type { Early } from '../early';
import { symbolId } from './card';
import { PAINTERS, type Deck } from './decks';
import type { Answer, Question, Wish } from './serve';

/** Milliseconds until a painter is asked for again, where there is no other deck to show. */
const AGAIN = 5000;
/** More than any page shows: pictures of other sizes than are shown now need not be kept. */
const MOST = 400;

type Settle = (answer: Answer) => void;

/** A thread that paints a deck, and the questions that it has not answered yet. */
class Painter {
  #worker: Worker;
  #open = new Map<number, { answered: Settle; failed: (why: unknown) => void }>();
  #number = 0;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const { answered, failed } = this.#open.get(data.number) ?? {};
      if (data.fault === undefined) answered?.(data);
      else failed?.(new Error(data.fault));
      this.#open.delete(data.number);
    };
    worker.onerror = (event) => {
      for (const { failed } of this.#open.values()) failed(event.message);
      this.#open.clear();
    };
  }

  ask(wish?: Wish): Promise<Answer> {
    const number = this.#number++;
    const question: Question = wish ? { number, wish } : { number };
    this.#worker.postMessage(question);
    return new Promise((answered, failed) => this.#open.set(number, { answered, failed }));
  }
}

export class Pictures {
  /** Whose cards are shown now: the deck asked for, once its painter has come. */
  shown = $state<Deck | null>(null);
  #asked: Deck | null = null;
  #painters = new Map<Deck, Painter>();
  #painted = new Map<string, Promise<string>>();
  #latest = new Map<string, string>();
  /** Kept, so that the browser keeps them read. */
  #images = new Map<string, HTMLImageElement>();

  /** Fetches a deck's painter unless it is there, then shows the deck; without one the old deck stays. */
  async show(deck: Deck): Promise<void> {
    const painter = this.#painters.get(deck) ?? new Painter(begun(deck) ?? PAINTERS[deck]());
    this.#painters.set(deck, painter);
    this.#asked = deck;
    try {
      await painter.ask();
      if (this.#asked === deck) this.shown = deck;
    } catch {
      // A later try may reach the server; without any deck nobody could play.
      this.#painters.delete(deck);
      if (this.shown === null && this.#asked === deck) setTimeout(() => this.#retry(deck), AGAIN);
    }
  }

  #retry(deck: Deck): void {
    if (this.#asked === deck && !this.#painters.has(deck)) void this.show(deck);
  }

  /** What shows a card until its picture has come: one of another size, if there is any. */
  meanwhile(deck: Deck, { card, small }: Wish): string | undefined {
    return this.#latest.get(symbolId(deck, card, small));
  }

  /** The address of a picture, once it has been painted. */
  of(deck: Deck, wish: Wish): Promise<string> {
    const name = symbolId(deck, wish.card, wish.small);
    const key = `${name} ${wish.width}`;
    const known = this.#painted.get(key) ?? this.#paint(deck, wish, name, key);
    // What was asked for last is thrown away last.
    this.#painted.delete(key);
    this.#painted.set(key, known);
    return known;
  }

  async #paint(deck: Deck, wish: Wish, name: string, key: string): Promise<string> {
    try {
      const { address = '' } = await this.#painters.get(deck)!.ask(wish);
      this.#latest.set(name, address);
      const image = new Image();
      image.src = address;
      this.#images.set(key, image);
      this.#forget();
      return address;
    } catch (why) {
      // It may go well another time.
      this.#painted.delete(key);
      throw why;
    }
  }

  #forget(): void {
    for (const key of [...this.#painted.keys()].slice(0, -MOST)) {
      this.#painted.delete(key);
      this.#images.delete(key);
    }
  }
}

/** The painter that src/early.ts has begun to fetch; once. */
function begun(deck: Deck): Worker | undefined {
  const early = (globalThis as { early?: Early }).early;
  const worker = early?.painters[deck];
  if (worker) delete early.painters[deck];
  return worker;
}

export const pictures = new Pictures();
