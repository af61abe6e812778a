/**
 * What the first page needs, fetched at once.
 *
 * Runs before the client has come. Without it every step would wait for the one before: the client,
 * its texts, the page, the page's answers from the server. It decides nothing: what it does not
 * fetch is fetched later.
 */

import { preferred } from './lib/languages';
import { recall } from './lib/memory';

/** By page, catalogue or deck: which files it takes (build/early.ts). */
declare const FILES: Record<string, string[]>;

export interface Early {
  /** Requests on their way, by address; each is for whoever asks first (lib/api.ts). */
  answers: Map<string, Promise<Response>>;
  /** The painter of the chosen deck, under its name (deck/pictures.svelte.ts). */
  painters: Record<string, Worker>;
}

/** Pages that are one file under another name. */
const READING = ['glossary', 'questions', 'advice'];
/** Which texts a page needs beside those of every page. */
const TEXTS: Record<string, string> = {
  ...Object.fromEntries(['learn', 'lesson', 'guide', ...READING].map((page) => [page, 'learn'])),
  editor: 'editor',
  statistics: 'statistics',
  matches: 'matches',
  replay: 'matches',
};

/** What a page asks the server for first. */
function answers(page: string, what: string): string[] {
  if (page === 'start') return ['/api/variants', '/api/bots', '/api/tables'];
  if (page === 'table') return [`/api/tables/${encodeURIComponent(what)}`];
  if (page === 'learn') return ['/api/lessons'];
  if (page === 'lesson' || page === 'guide') return [`/api/${page}s/${encodeURIComponent(what)}`];
  return READING.includes(page) ? [`/api/pages/${page}`] : [];
}

function wanted(page: string): string[] {
  const language = preferred(recall('language'), navigator.languages);
  return [
    language,
    `${language}.${TEXTS[page]}`,
    READING.includes(page) ? 'Reading' : page.charAt(0).toUpperCase() + page.slice(1),
  ];
}

function preload(file: string): void {
  const link = document.createElement('link');
  const style = file.endsWith('.css');
  link.rel = style ? 'preload' : 'modulepreload';
  if (style) link.as = 'style';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

const [, page = 'start', what = ''] = /^#\/(\w+)(?:\/(.*))?$/.exec(location.hash) ?? [];
const early: Early = { answers: new Map(), painters: {} };
for (const path of answers(page, what)) {
  const answer = fetch(path);
  // Whoever takes it up hears of a failure.
  answer.catch(() => undefined);
  early.answers.set(path, answer);
}
const deck = recall('deck') ?? 'neapolitan';
const [painter] = page === 'start' ? [] : (FILES[deck] ?? []);
if (painter) {
  const worker = new Worker(painter, { type: 'module' });
  worker.onerror = () => delete early.painters[deck];
  early.painters[deck] = worker;
}
for (const file of new Set(wanted(page).flatMap((name) => FILES[name] ?? []))) preload(file);
(globalThis as { early?: Early }).early = early;
