/** Which decks there are, and where each is drawn; a deck is fetched when it is first shown. */

export const DECKS = ['neapolitan', 'french', 'contrast'] as const;
export type Deck = (typeof DECKS)[number];

/** The number cards with the back, and the courts: a page that shows no courts need not fetch them. */
export const PARTS = ['numbers', 'courts'] as const;
export type Part = (typeof PARTS)[number];

/**
 * What draws a part, as SVG text: each card by its code, in both sizes, the `back`, and the `signs`
 * that the cards use. Drawn one by one, as they are wanted: a whole deck takes a slow telephone long.
 */
export type Drawers = Record<string, () => string>;

export const SOURCES: Record<Deck, Record<Part, () => Promise<{ default: Drawers }>>> = {
  neapolitan: {
    numbers: () => import('./neapolitan/numbers'),
    courts: () => import('./neapolitan/courts'),
  },
  french: {
    numbers: () => import('./french/numbers'),
    courts: () => import('./french/courts'),
  },
  contrast: {
    numbers: () => import('./contrast/numbers'),
    courts: () => import('./contrast/courts'),
  },
};
