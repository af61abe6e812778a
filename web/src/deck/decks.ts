/** Which decks there are, and what paints each: a script that is fetched when the deck is first shown. */

export const DECKS = ['neapolitan', 'french', 'contrast'] as const;
export type Deck = (typeof DECKS)[number];

/** What draws a deck, as SVG text: each card by its code, in both sizes, the `back`, and the `signs`. */
export type Drawers = Record<string, () => string>;

export const PAINTERS: Record<Deck, () => Worker> = {
  neapolitan: () => new Worker(new URL('./neapolitan.ts', import.meta.url), { type: 'module' }),
  french: () => new Worker(new URL('./french.ts', import.meta.url), { type: 'module' }),
  contrast: () => new Worker(new URL('./contrast.ts', import.meta.url), { type: 'module' }),
};
