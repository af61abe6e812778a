// Prints a page that shows all the cards of a deck: node dev/sheet.mjs DECK WIDTH [CARD ...]
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
  ['numbers', 'courts'].map(async (part) => (await load(`deck/${deck}/${part}.ts`)).default()),
);
await vite.close();

const all = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
const cards = chosen.length ? chosen : [...all, 'back'];
const small = Number(width) < 60 || process.env.SMALL === "1";
const picture = (card) =>
  `<svg viewBox="0 0 200 320" width="${width}"><use href="#${card === 'back' ? `${deck}-back` : symbolId(deck, card, small)}"/></svg>`;
const css = readFileSync(import.meta.dirname + '/../src/styles/deck.css', 'utf-8');

console.log(`<!doctype html><meta charset="utf-8"><style>${css}
  body { margin: 0; background: #2e5244; }
  main { display: grid; grid-template-columns: repeat(${Math.min(cards.length, 10)}, ${width}px); gap: ${width / 12}px; padding: ${width / 12}px; width: max-content; }
  .sheet { position: absolute; width: 0; height: 0; }
</style><svg class="sheet">${suits()}${parts.join('')}</svg><main>${cards.map(picture).join('')}</main>`);
