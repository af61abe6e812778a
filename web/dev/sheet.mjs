// Prints a page that shows cards of a deck, all of them or those named:
//   node dev/sheet.mjs DECK WIDTH [CARD ...]
// Below 60 pixels they are drawn as small cards, as on the table.
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';

const [deck, width, ...chosen] = process.argv.slice(2);
const vite = await createServer({
  root: import.meta.dirname + '/..',
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
});
const load = (path) => vite.ssrLoadModule(`/src/${path}`);

const { suits } = await load('deck/neapolitan/suits.ts');
const { SUITS, RANKS } = await load('lib/cards.ts');
const { symbolId } = await load('deck/card.ts');
const parts = await Promise.all(
  ['numbers', 'courts'].map(async (part) => (await load(`deck/${deck}/${part}.ts`)).default),
);
const drawn = parts.flatMap((part) => Object.values(part).map((draw) => draw()));
await vite.close();

const all = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
const cards = chosen.length ? chosen : all;
const small = Number(width) < 60;
const id = (card) => (card === 'back' ? `${deck}-back` : symbolId(deck, card, small));
const picture = (card) =>
  `<svg viewBox="0 0 200 320" width="${width}"><use href="#${id(card)}"/></svg>`;
const css = readFileSync(import.meta.dirname + '/../src/styles/deck.css', 'utf-8');
const columns = Math.min(cards.length, 10);
const gap = Math.round(width / 12);

console.log(`<!doctype html><meta charset="utf-8"><title>${deck}</title><style>${css}
  body { margin: 0; width: max-content; background: #2e5244; }
  main { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: ${gap}px; padding: ${gap}px; }
  main svg { display: block; }
  .sheet { position: absolute; width: 0; height: 0; }
</style><svg class="sheet">${suits()}${drawn.join('')}</svg><main>${cards.map(picture).join('')}</main>`);
