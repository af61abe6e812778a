import { expect, it } from 'vitest';
import { index, paint, parse, type Part } from '../src/deck/canvas';
import { DECKS, type Deck, type Drawers } from '../src/deck/decks';

/** What each element may say; more than this the canvas would pass over in silence. */
const PRINTED = 'fill stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit';
const KNOWN: Record<string, string> = {
  defs: '',
  symbol: 'id viewBox',
  g: `id transform ${PRINTED}`,
  svg: 'x y width height viewBox',
  use: `href transform ${PRINTED}`,
  path: `d transform opacity stroke-dasharray ${PRINTED}`,
  circle: `cx cy r transform ${PRINTED}`,
  ellipse: `cx cy rx ry transform ${PRINTED}`,
  rect: `x y width height rx transform ${PRINTED}`,
};

async function partsOf(deck: Deck): Promise<Part[]> {
  const modules = await Promise.all(
    ['numbers', 'courts'].map(
      async (part) => (await import(`../src/deck/${deck}/${part}.ts`)) as { default: Drawers },
    ),
  );
  const drawers = modules.flatMap((module) => Object.values(module.default));
  return drawers.flatMap((draw) => parse(draw()));
}

const all = (parts: Part[]): Part[] => parts.flatMap((part) => [part, ...all(part.parts)]);

const MOVES = /^((translate|scale|rotate)\([-\d. ]+\) ?)+$/;

/** What of an element the canvas would not paint. */
function unknown({ tag, attributes }: Part): string[] {
  const known = KNOWN[tag]?.split(' ');
  if (known === undefined) return [tag];
  return Object.entries(attributes)
    .filter(([name, value]) => !known.includes(name) || (name === 'transform' && !MOVES.test(value)))
    .map(([name, value]) => `${tag} ${name}="${value}"`);
}

it.each(DECKS)('paints all that the deck %s says', async (deck) => {
  const parts = all(await partsOf(deck));
  expect(parts.length).toBeGreaterThan(500);
  expect(parts.flatMap(unknown)).toEqual([]);
});

/** A context that writes down what is painted, as SVG would say it. */
class Paper {
  lines: string[] = [];
  [name: string]: unknown;
  constructor() {
    for (const name of ['save', 'restore', 'translate', 'scale', 'rotate', 'beginPath', 'rect', 'clip']) {
      this[name] = (...values: number[]) => this.lines.push([name, ...values].join(' '));
    }
  }
  setLineDash(dash: number[]): void {
    if (dash.length) this.lines.push(`dash ${dash.join(' ')}`);
  }
  fill({ d }: { d: string }): void {
    this.lines.push(`fill ${this.fillStyle as string} ${d}`);
  }
  stroke({ d }: { d: string }): void {
    const style = [this.strokeStyle, this.lineWidth, this.lineCap, this.lineJoin, this.miterLimit];
    this.lines.push(`stroke ${style.join(' ')} ${d}`);
  }
}

function painted(text: string): string[] {
  const paper = new Paper();
  const parts = parse(text);
  const named = new Map<string, Part>();
  index(parts, named);
  globalThis.Path2D = class {
    constructor(readonly d: string) {}
  } as unknown as typeof Path2D;
  for (const part of parts) paint(paper as unknown as OffscreenCanvasRenderingContext2D, part, named);
  return paper.lines.filter((line) => line !== 'save' && line !== 'restore');
}

it('inherits what is said around a part, and mixes pigments', () => {
  const lines = painted(
    '<g stroke="var(--deck-ink)" stroke-width="3"><path d="M0 0" fill="none"/>' +
      '<path d="M1 1" stroke="none"/></g><path d="M2 2"/>',
  );
  expect(lines).toEqual([
    'stroke #221c17 3 butt miter 4 M0 0',
    'fill black M1 1',
    'fill black M2 2',
  ]);
});

it('puts what is used where it is used, and paints no definition by itself', () => {
  const lines = painted(
    '<defs><g id="a"><path d="M0 0"/></g></defs>' +
      '<use href="#a" transform="translate(3 4) scale(2)" fill="white"/>',
  );
  expect(lines).toEqual(['translate 3 4', 'scale 2 2', 'fill white M0 0']);
});

it('cuts off what leaves a box of its own', () => {
  const lines = painted('<svg x="5" y="6" width="20" height="10" viewBox="1 2 10 5"><path d="M9 9"/></svg>');
  const box = ['translate 5 6', 'scale 2 2', 'translate -1 -2', 'beginPath', 'rect 1 2 10 5', 'clip'];
  expect(lines).toEqual([...box, 'fill black M9 9']);
});

it('names what is used and is not there', () => {
  expect(() => painted('<use href="#gone"/>')).toThrow('nothing is called gone');
});
