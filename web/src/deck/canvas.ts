/**
 * SVG text painted on a canvas: as much of SVG as the decks are drawn with, and no more.
 *
 * A browser that is given an SVG picture makes a document of it, with a page, styles and a layout of
 * its own: some 5 ms of processor time a card, in the thread that the table lives in. A canvas needs
 * half of that, in a thread of its own.
 */

import pigments from '../styles/deck.css?inline';

type Attributes = Readonly<Record<string, string>>;

/** An element of a drawing. */
export interface Part {
  tag: string;
  attributes: Attributes;
  parts: Part[];
  /** Its outline, once it has been painted. */
  path?: Path2D;
}

type Context = OffscreenCanvasRenderingContext2D;

const PAINTS = new Map(
  [...pigments.matchAll(/(--deck-[a-z]+):\s*([^;}]+)/g)].map(([, name, mixed]) => [name, mixed!]),
);

/** What parts inherit, and what holds where nothing is said. */
const PLAIN = {
  fill: 'black',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'stroke-dasharray': '',
};
type Style = typeof PLAIN;

/** The elements that stand in a text, one within another. */
export function parse(text: string): Part[] {
  const root: Part = { tag: '', attributes: {}, parts: [] };
  const open = [root];
  for (const [, ends, tag = '', said = '', closed] of text.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (ends) {
      open.pop();
      continue;
    }
    const pairs = [...said.matchAll(/([\w-]+)="([^"]*)"/g)];
    const attributes = Object.fromEntries(pairs.map(([, name, value]) => [name, value!]));
    const part: Part = { tag, attributes, parts: [] };
    open.at(-1)!.parts.push(part);
    if (!closed) open.push(part);
  }
  return root.parts;
}

/** Parts with a name by it, whatever they lie in. */
export function index(parts: readonly Part[], named: Map<string, Part>): void {
  for (const part of parts) {
    if (part.attributes.id !== undefined) named.set(part.attributes.id, part);
    index(part.parts, named);
  }
}

const numbers = (list: string): number[] => (list.match(/-?[\d.]+/g) ?? []).map(Number);

const mixed = (paint: string): string => PAINTS.get(paint.slice('var('.length, -1)) ?? paint;

function outline({ tag, attributes }: Part): Path2D {
  const of = (name: string): number => Number(attributes[name] ?? 0);
  const path = new Path2D(tag === 'path' ? attributes.d : undefined);
  if (tag === 'circle') path.ellipse(of('cx'), of('cy'), of('r'), of('r'), 0, 0, 2 * Math.PI);
  if (tag === 'ellipse') path.ellipse(of('cx'), of('cy'), of('rx'), of('ry'), 0, 0, 2 * Math.PI);
  if (tag === 'rect') path.roundRect(of('x'), of('y'), of('width'), of('height'), of('rx'));
  return path;
}

const MOVES: Record<string, (context: Context, values: number[]) => void> = {
  translate: (context, [x = 0, y = 0]) => context.translate(x, y),
  scale: (context, [x = 1, y = x]) => context.scale(x, y),
  rotate: (context, [degrees = 0, x = 0, y = 0]) => {
    context.translate(x, y);
    context.rotate((degrees * Math.PI) / 180);
    context.translate(-x, -y);
  },
};

function move(context: Context, transform: string): void {
  for (const [, kind = '', values = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    MOVES[kind]!(context, numbers(values));
  }
}

/** Makes a box of its own the paper: what leaves it is cut off. */
function open(context: Context, { x = '0', y = '0', width, height, viewBox = '' }: Attributes): void {
  const [left = 0, top = 0, wide = 1, high = 1] = numbers(viewBox);
  context.translate(Number(x), Number(y));
  context.scale(Number(width) / wide, Number(height) / high);
  context.translate(-left, -top);
  context.beginPath();
  context.rect(left, top, wide, high);
  context.clip();
}

function print(context: Context, part: Part, style: Style): void {
  const path = (part.path ??= outline(part));
  context.globalAlpha = Number(part.attributes.opacity ?? 1);
  if (style.fill !== 'none') {
    context.fillStyle = mixed(style.fill);
    context.fill(path);
  }
  if (style.stroke === 'none') return;
  context.strokeStyle = mixed(style.stroke);
  context.lineWidth = Number(style['stroke-width']);
  context.lineCap = style['stroke-linecap'] as CanvasLineCap;
  context.lineJoin = style['stroke-linejoin'] as CanvasLineJoin;
  context.miterLimit = Number(style['stroke-miterlimit']);
  context.setLineDash(numbers(style['stroke-dasharray']));
  context.stroke(path);
}

const inherited = (style: Style, attributes: Attributes): Style => {
  const said = Object.entries(attributes).filter(([name]) => name in PLAIN);
  return said.length ? { ...style, ...Object.fromEntries(said) } : style;
};

/** What a part shows: itself, what lies in it, or what it uses. */
function within(part: Part, named: ReadonlyMap<string, Part>): Part[] {
  if (part.tag !== 'use') return part.parts;
  const id = part.attributes.href!.slice(1);
  const other = named.get(id);
  if (other === undefined) throw new Error(`nothing is called ${id}`);
  return [other];
}

const FRAMES = ['g', 'symbol', 'svg', 'use'];

/** Whether there are canvases, and what is painted on one can be read back as it is. */
export function isTrue(): boolean {
  try {
    const context = new OffscreenCanvas(4, 4).getContext('2d')!;
    context.fillStyle = '#c43a25';
    context.fillRect(0, 0, 4, 4);
    const { data } = context.getImageData(0, 0, 4, 4);
    return data.every((value, at) => Math.abs(value - [0xc4, 0x3a, 0x25, 0xff][at % 4]!) < 8);
  } catch {
    return false;
  }
}

/** Paints a part and all that it holds, with the named parts that these use. */
export function paint(
  context: Context,
  part: Part,
  named: ReadonlyMap<string, Part>,
  style: Style = PLAIN,
): void {
  const { tag, attributes } = part;
  if (tag === 'defs') return;
  const own = inherited(style, attributes);
  context.save();
  if (attributes.transform) move(context, attributes.transform);
  if (tag === 'svg') open(context, attributes);
  if (FRAMES.includes(tag)) {
    for (const inner of within(part, named)) paint(context, inner, named, own);
  } else print(context, part, own);
  context.restore();
}
