/** The thread that paints a deck's cards: asked by name and size, it answers with pictures. */

import pigments from '../styles/deck.css?inline';
import { index, isTrue, paint, parse, type Part } from './canvas';
import { symbolId } from './card';
import type { Deck, Drawers } from './decks';
import { HEIGHT, WIDTH } from './layout';

/** A card to paint, or the `back`: how wide, in points of the screen; small ones have larger indices. */
export interface Wish {
  card: string;
  small: boolean;
  width: number;
}

/** A wish and its number; without a wish it asks only whether anybody is there. */
export interface Question {
  number: number;
  wish?: Wish;
}

/** The picture's address, where one was wished for, or why there is none. */
export interface Answer {
  number: number;
  address?: string;
  fault?: string;
}

/** Known to threads alone; a page has no such thing. */
declare class FileReaderSync {
  readAsDataURL(file: Blob): string;
}

const heightOf = (width: number): number => Math.round((width / WIDTH) * HEIGHT);

/** Answers questions about a deck. */
export function serve(deck: Deck, drawers: Drawers): void {
  const named = new Map<string, Part>();
  const drawn = new Set<string>();

  function draw(name: string): void {
    if (drawn.has(name)) return;
    drawn.add(name);
    index(parse(drawers[name]!()), named);
  }

  /** The card's text as a picture: slower to show than one that is painted, and no worse to look at. */
  function drawing({ card, small, width }: Wish): string {
    const size = `width="${width}" height="${heightOf(width)}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
    const parts = `<style>${pigments}</style><defs>${drawers.signs!()}${drawers[card]!()}</defs>`;
    const use = `<use href="#${symbolId(deck, card, small)}"/>`;
    const text = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts}${use}</svg>`;
    return `data:image/svg+xml,${encodeURIComponent(text)}`;
  }

  async function painted({ card, small, width }: Wish): Promise<string> {
    draw('signs');
    draw(card);
    const canvas = new OffscreenCanvas(width, heightOf(width));
    // It is read back at once, which is dear where graphics hardware has painted it.
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.scale(width / WIDTH, canvas.height / HEIGHT);
    paint(context, named.get(symbolId(deck, card, small))!, named);
    return new FileReaderSync().readAsDataURL(await canvas.convertToBlob());
  }

  // Older browsers have no canvas here; some give back noise instead of what was painted, lest it
  // give the reader away; and a canvas may be refused where memory is short.
  const paints = isTrue();
  const picture = (wish: Wish): Promise<string> | string =>
    paints ? painted(wish).catch(() => drawing(wish)) : drawing(wish);

  async function answer({ number, wish }: Question): Promise<Answer> {
    if (wish === undefined) return { number };
    try {
      return { number, address: await picture(wish) };
    } catch (why) {
      return { number, fault: `${wish.card} of the deck ${deck}: ${String(why)}` };
    }
  }

  addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data).then(postMessage));
}
