// Prints a page that shows one of the app's icons or its preview, drawn from the deck:
//   node dev/icons.mjs icon|full|preview
// `icon` has round corners; `full` bleeds, with room to be cut to any shape; tools/draw_icons.py
// photographs them.
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';

const [what] = process.argv.slice(2);
const vite = await createServer({
  root: import.meta.dirname + '/..',
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
});
const load = (path) => vite.ssrLoadModule(`/src/${path}`);
const { suits } = await load('deck/neapolitan/suits.ts');
const parts = await Promise.all(
  ['numbers', 'courts'].map(async (part) => (await load(`deck/neapolitan/${part}.ts`)).default),
);
await vite.close();
const cards = Object.assign({}, ...parts);

/** The coin on the table's dark wood; `size` of 100. */
const coin = (size, corner) => `<svg viewBox="0 0 100 100">
  <rect width="100" height="100" rx="${corner}" fill="#3a281c"/>
  <svg x="${50 - size / 2}" y="${50 - size / 2}" width="${size}" height="${size}"
    viewBox="0 0 100 100"><use href="#suit-d" width="100" height="100"/></svg></svg>`;

const FAN = ['Cc', 'Ad', '7d', 'Rs', '3b'];
const fan = FAN.map((card, place) => {
  const turn = (place - 2) * 15;
  return `<svg class="card" viewBox="0 0 200 320" style="--turn: ${turn}deg">
    <use href="#neapolitan-${card}"/></svg>`;
}).join('');

const PAGES = {
  icon: coin(80, 20),
  full: coin(62, 0),
  preview: `<div class="preview"><div class="fan">${fan}</div><h1>Scopa</h1></div>`,
};
const css = readFileSync(import.meta.dirname + '/../src/styles/deck.css', 'utf-8');
const drawn = what === 'preview' ? FAN.map((card) => cards[card]()).join('') : '';
console.log(`<!doctype html><meta charset="utf-8"><title>${what}</title><style>${css}
  body { margin: 0; }
  main > svg { display: block; width: 100vw; height: 100vh; }
  .sheet { position: absolute; width: 0; height: 0; }
  .preview {
    display: flex; flex-direction: column; align-items: center; width: 1200px; height: 630px;
    overflow: hidden;
    background: repeating-linear-gradient(90deg, #0000 0 209px, rgb(120 72 30 / 0.35) 209px 211px) #d3ae7f;
  }
  .fan { position: relative; width: 230px; height: 400px; margin-top: 40px; }
  .card {
    position: absolute; inset: 0; width: 230px; height: 368px;
    transform-origin: 50% 130%; transform: rotate(var(--turn));
    filter: drop-shadow(0 3px 8px rgb(30 16 6 / 0.5));
  }
  h1 {
    margin: 22px 0 0; color: #221c17; background: #f0e2c6; border: 3px solid #221c17;
    border-radius: 16px; padding: 0 44px 8px; position: relative;
    font: 700 96px/1.15 'Iowan Old Style', Palatino, Georgia, 'DejaVu Serif', serif;
  }
</style><svg class="sheet">${suits()}${drawn}</svg><main>${PAGES[what]}</main>`);
