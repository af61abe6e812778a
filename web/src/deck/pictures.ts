/**
 * Symbols as pictures of their own.
 *
 * A card drawn with `use` is some two hundred elements in the page, made and styled anew wherever it
 * comes to lie; a picture is one, and travels at no cost. It is put together as text: to read the
 * drawings into a document and write them out again would take ten times as long.
 */

import { HEIGHT, WIDTH } from './layout';
import pigments from '../styles/deck.css?inline';

const SPACE = 'http://www.w3.org/2000/svg';
const PAINTS = new Map(
  [...pigments.matchAll(/(--deck-[a-z]+):\s*([^;}]+)/g)].map(([, name, mixed]) => [name, mixed]),
);

/** Each pigment as it is mixed; a picture of its own knows nothing of the page's. */
const painted = (drawing: string): string =>
  drawing.replace(/var\((--deck-[a-z]+)\)/g, (unmixed, name) => PAINTS.get(name) ?? unmixed);

/** The drawings with a name in SVG text: what lies within each symbol and each group of the signs. */
export function drawings(text: string): Map<string, string> {
  const symbols = text.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs);
  const signs = text.matchAll(/<g id="([^"]+)">(.*?)<\/g>(?=<g id=|<\/defs>)/gs);
  return new Map([...symbols, ...signs].map(([, name = '', drawing = '']) => [name, drawing]));
}

/** The names of the drawings that a drawing uses, and that these use. */
function usedBy(drawing: string, all: ReadonlyMap<string, string>, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of drawing.matchAll(/ href="#([^"]+)"/g)) {
    const other = all.get(name);
    if (other === undefined || found.has(name)) continue;
    found.add(name);
    usedBy(other, all, found);
  }
  return found;
}

const page = (content: string): string =>
  `<svg xmlns="${SPACE}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${painted(content)}</svg>`;

const address = (content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(page(content))}`;

/** The address of a picture that shows a drawing and needs nothing else. */
export function picture(drawing: string, all: ReadonlyMap<string, string>): string {
  const others = [...usedBy(drawing, all)].map((name) => `<g id="${name}">${all.get(name)}</g>`);
  return address(`<defs>${others.join('')}</defs>${drawing}`);
}

/** The address of a card's paper with nothing printed on it. */
export const blank = (): string =>
  address('<rect width="200" height="320" rx="15" fill="var(--deck-cream)"/>');
