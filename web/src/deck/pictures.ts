/**
 * Symbols as pictures of their own.
 *
 * A card drawn with `use` is some two hundred elements in the page, made and styled anew wherever it
 * comes to lie; a picture is one, and travels at no cost.
 */

import { HEIGHT, WIDTH } from './layout';
import pigments from '../styles/deck.css?inline';

const SPACE = 'http://www.w3.org/2000/svg';

/** The drawings with a name in SVG text. */
export function drawings(text: string): Map<string, Element> {
  const page = new DOMParser().parseFromString(`<svg xmlns="${SPACE}">${text}</svg>`, 'image/svg+xml');
  return new Map([...page.querySelectorAll('[id]')].map((drawing) => [drawing.id, drawing]));
}

/** The names of the drawings that a drawing uses, and that these use. */
function usedBy(drawing: Element, all: ReadonlyMap<string, Element>, found = new Set<string>()): Set<string> {
  for (const use of drawing.querySelectorAll('use')) {
    const name = use.getAttribute('href')?.slice(1) ?? '';
    const other = all.get(name);
    if (other === undefined || found.has(name) || drawing.contains(other)) continue;
    found.add(name);
    usedBy(other, all, found);
  }
  return found;
}

/** The address of a picture that shows a symbol and needs nothing else. */
export function picture(symbol: Element, all: ReadonlyMap<string, Element>): string {
  const others = [...usedBy(symbol, all)].map((name) => all.get(name)?.outerHTML ?? '');
  const text =
    `<svg xmlns="${SPACE}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>${pigments}</style>` +
    `<defs>${others.join('')}</defs>${symbol.innerHTML}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}
