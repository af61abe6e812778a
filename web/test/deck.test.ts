import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DECKS, type Deck, type Drawers } from '../src/deck/decks';
import { symbolId } from '../src/deck/card';
import { places as frenchPlaces } from '../src/deck/french/numbers';
import { places as italianPlaces } from '../src/deck/neapolitan/layout';
import { suits } from '../src/deck/neapolitan/suits';
import { corner, HEIGHT, INDEX, WIDTH, type Sign } from '../src/deck/layout';
import { CLUB_HULL } from '../src/deck/pips/club';
import { COIN } from '../src/deck/pips/coin';
import { CUP_HULL } from '../src/deck/pips/cup';
import { OUTLINES } from '../src/deck/pips/french';
import { SWORD_HULL } from '../src/deck/pips/sword';
import { RANKS, SUITS, valueOf, type Rank, type Suit } from '../src/lib/cards';
import { apart, box, circle, half, hull, turned, type Polygon } from './polygons';

const CARDS = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

/** Everything that is drawn to show a deck. */
async function sheetOf(deck: Deck): Promise<string> {
  const parts = ['numbers', 'courts'].map(
    async (part) => (await import(`../src/deck/${deck}/${part}.ts`)) as { default: Drawers },
  );
  const drawers = (await Promise.all(parts)).flatMap((part) => Object.values(part.default));
  return [...new Set([suits, ...drawers])].map((draw) => draw()).join('');
}

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1]!);

describe.each(DECKS)('the deck %s', async (deck) => {
  const sheet = await sheetOf(deck);
  const ids = found(sheet, / id="([^"]+)"/g);

  it('has every card in both sizes, and a back', () => {
    const wanted = CARDS.flatMap((card) => [symbolId(deck, card), symbolId(deck, card, true)]);
    const symbols = found(sheet, /<symbol id="([^"]+)"/g).filter((id) => id.startsWith(`${deck}-`));
    expect(symbols.sort()).toEqual([...wanted, `${deck}-back`].sort());
  });

  it('draws no two cards alike', () => {
    const drawings = [...sheet.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)]
      .filter(([, id = '']) => id.startsWith(`${deck}-`) && !id.endsWith('-small'))
      .map(([, , drawing]) => drawing);
    expect(new Set(drawings).size).toBe(41);
  });

  it('names everything once, and uses only what there is', () => {
    expect(ids).toEqual([...new Set(ids)]);
    const asked = [...found(sheet, /href="#([^"]+)"/g), ...found(sheet, /url\(#([^)]+)\)/g)];
    expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
    expect(asked.length).toBeGreaterThan(40);
  });

  it('weighs less than 60 kB when it is sent', () => {
    expect(gzipSync(sheet).length).toBeLessThan(60_000);
  });

  it('is well-formed', () => {
    const page = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${sheet}</svg>`,
      'image/svg+xml',
    );
    expect(page.querySelectorAll('parsererror').length).toBe(0);
    expect(sheet).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is printed in the pigments of its styles, without gradients or pictures', () => {
    const styles = readFileSync(join(import.meta.dirname, '../src/styles/deck.css'), 'utf-8');
    const mixed = new Set(found(styles, /(--deck-[a-z]+):/g));
    const paints = new Set(found(sheet, /(?:fill|stroke)="([^"]*)"/g));
    const strange = [...paints].filter(
      (paint) => !/^(none|url\(#[\w-]+\))$/.test(paint) && !mixed.has(paint.slice(4, -1)),
    );
    expect(strange).toEqual([]);
    expect(sheet).not.toMatch(/Gradient|<image|filter/);
  });
});

it('draws nothing twice under one name, whatever decks are on the page', async () => {
  const own = await Promise.all(
    DECKS.map(async (deck) => (await sheetOf(deck)).slice(suits().length)),
  );
  const ids = found(suits() + own.join(''), / id="([^"]+)"/g);
  expect(ids).toEqual([...new Set(ids)]);
});

/** The points of a path and those that steer its curves: it lies within them. */
const points = (d: string): Polygon =>
  [...d.matchAll(/(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

const ITALIAN: Record<Suit, Polygon> = {
  d: circle(COIN.width / 2 - 1),
  c: CUP_HULL,
  s: SWORD_HULL,
  b: CLUB_HULL,
};

/** The convex outline of a sign where it lies. */
function outline(suit: Suit, place: Sign, french: boolean): Polygon {
  const { x, y, scale = 1, turn = 0, mirrored = false } = place;
  const shape = hull(french ? points(OUTLINES[suit]) : ITALIAN[suit]);
  const sized: Polygon = shape.map(([dx, dy]) => [dx * (mirrored ? -scale : scale), dy * scale]);
  return turned(sized, turn).map(([dx, dy]) => [x + dx, y + dy]);
}

const index = corner(INDEX);
const indexBox: Polygon = box(index.width, index.height).map(([x, y]) => [
  index.x + index.width / 2 + x,
  index.y + index.height / 2 + y,
]);
const INDICES = [indexBox, half(indexBox, WIDTH, HEIGHT)];

const numbers = SUITS.flatMap((suit) => RANKS.slice(1, 7).map((rank) => [suit, rank] as const));

describe.each([
  ['Italian', italianPlaces, false],
  ['French', (_suit: Suit, rank: Rank) => frenchPlaces(rank), true],
] as const)('the signs of the %s number cards', (_name, places, french) => {
  it.each(numbers)('%s%s: are as many as the card counts', (suit, rank) => {
    expect(places(suit, rank).length).toBe(valueOf(rank + suit));
  });

  it.each(numbers)('%s%s: stay within the frame, clear of the indices', (suit, rank) => {
    for (const place of places(suit, rank)) {
      const shape = outline(suit, place, french);
      for (const [x, y] of shape) {
        expect(x).toBeGreaterThan(8);
        expect(x).toBeLessThan(WIDTH - 8);
        expect(y).toBeGreaterThan(8);
        expect(y).toBeLessThan(HEIGHT - 8);
      }
      expect(INDICES.every((other) => apart(shape, other))).toBe(true);
    }
  });

  it.each(numbers)('%s%s: lie apart, unless they cross in one point', (suit, rank) => {
    const all = places(suit, rank);
    const touching = all.flatMap((one, at) =>
      all
        .slice(at + 1)
        .filter((other) => one.x !== other.x || one.y !== other.y)
        .filter((other) => !apart(outline(suit, one, french), outline(suit, other, french))),
    );
    expect(touching).toEqual([]);
  });
});
