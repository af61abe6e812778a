/** The blank card, and its two indices. */

import { SUITS, type Rank, type Suit } from '../lib/cards';
import type { Card } from '../lib/messages';
import { lettering } from './glyphs';
import { HEIGHT, WIDTH, type Index } from './layout';
import { OUTLINE, paint, spot } from './pen';

const blank = '<rect x="1.5" y="1.5" width="197" height="317" rx="15" fill="var(--deck-cream)"/>';
const frame = '<rect x="8" y="8" width="184" height="304" rx="10" fill="none" stroke-width="1.3"/>';

/** What draws the cards of some ranks, by the card's code. */
export const cards = (
  ranks: readonly Rank[],
  draw: (suit: Suit, rank: Rank) => string,
): Record<Card, () => string> =>
  Object.fromEntries(
    SUITS.flatMap((suit) => ranks.map((rank) => [rank + suit, () => draw(suit, rank)])),
  );

export interface Face {
  /** The deck's name, before the card's in the symbol's id. */
  deck: string;
  card: Card;
  /** What stands in the corners. */
  letter: string;
  /** The suit's sign, drawn with its middle at (0, 0) and no larger than 1 in either direction. */
  sign: string;
  index: Index;
  picture: string;
  small?: boolean;
  /** Whether a rim of the card's own colour keeps the index clear of the picture. */
  halo?: boolean;
}

export const symbolId = (deck: string, card: Card, small = false): string =>
  `${deck}-${card}${small ? '-small' : ''}`;

export const symbol = (id: string, drawing: string): string =>
  `<symbol id="${id}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<g stroke="${paint('ink')}" stroke-width="${OUTLINE}" stroke-linejoin="round" stroke-linecap="round">` +
  `${drawing}</g></symbol>`;

const clearing = (letter: string, { x, top, rank, sign, size }: Index): string =>
  `<g stroke="${paint('cream')}">${lettering(letter, x, top, rank, 12)}</g>` +
  spot('cream', x, sign, size * 0.56);

/** A whole card as a symbol. */
export function face({ deck, card, letter, sign, index, picture, small, halo }: Face): string {
  const mark =
    (halo ? clearing(letter, index) : '') +
    lettering(letter, index.x, index.top, index.rank) +
    `<g transform="translate(${index.x} ${index.sign}) scale(${index.size})">${sign}</g>`;
  const other = `<g transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})">${mark}</g>`;
  const edge = small ? '' : frame;
  return symbol(symbolId(deck, card, small), blank + edge + picture + mark + other);
}
