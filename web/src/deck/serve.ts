/** The thread that paints a deck's cards: asked by name and size, it answers with pictures. */

import { index, paint, parse, type Part } from './canvas';
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

/** The picture's address, where one was wished for. */
export interface Answer {
  number: number;
  address?: string;
}

/** Known to threads alone; a page has no such thing. */
declare class FileReaderSync {
  readAsDataURL(file: Blob): string;
}

/** Answers questions about a deck. */
export function serve(deck: Deck, drawers: Drawers): void {
  const named = new Map<string, Part>();
  const drawn = new Set<string>();

  function draw(name: string): void {
    if (drawn.has(name)) return;
    drawn.add(name);
    index(parse(drawers[name]!()), named);
  }

  async function picture({ card, small, width }: Wish): Promise<string> {
    draw('signs');
    draw(card);
    const canvas = new OffscreenCanvas(width, Math.round((width / WIDTH) * HEIGHT));
    // It is read back at once, which is dear where graphics hardware has painted it.
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.scale(width / WIDTH, canvas.height / HEIGHT);
    paint(context, named.get(symbolId(deck, card, small))!, named);
    return new FileReaderSync().readAsDataURL(await canvas.convertToBlob());
  }

  addEventListener('message', ({ data: { number, wish } }: MessageEvent<Question>) => {
    void (async () => {
      const answer: Answer = wish ? { number, address: await picture(wish) } : { number };
      postMessage(answer);
    })();
  });
}
