/** The catalogues as data: which messages there are, and what each is given. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { LANGUAGES, type Language } from '../src/lib/languages';

const here = import.meta.dirname;

export const PARTS = ['learn', 'editor', 'statistics', 'matches'] as const;
export type Part = (typeof PARTS)[number];

/** A language's catalogue, or a part of it that is loaded when needed. */
export const source = (language: Language, part?: Part): string => {
  const name = part === undefined ? language : `${language}.${part}`;
  return readFileSync(join(here, `../../src/scopa/locale/${name}.ftl`), 'utf-8');
};

/** A variable that stands for a card or rank as the deck calls it; each language uses its own. */
const CARD_WORD = /^(?:(?:card|name)-..|rank-.)$/;

/** The variables a pattern names, whatever its shape. */
function variables(pattern: unknown, found = new Set<string>()): Set<string> {
  if (pattern === null || typeof pattern !== 'object') return found;
  const node = pattern as Record<string, unknown>;
  if (node.type === 'var') found.add(String(node.name));
  for (const child of Object.values(node)) variables(child, found);
  return found;
}

/** Message ids with the variables they take, but for the names of cards. */
export function messages(language: Language, part?: Part): Record<string, string[]> {
  const { body } = new FluentResource(source(language, part));
  const given = (value: unknown): string[] =>
    [...variables(value)].filter((name) => !CARD_WORD.test(name)).sort();
  return Object.fromEntries(body.map(({ id, value }) => [id, given(value)]));
}

/** The ids that stand in one of the sections with these headings, or before them all. */
export function idsOutside(language: Language, headings: string[]): string[] {
  const ids: string[] = [];
  let inside = false;
  for (const line of source(language).split('\n')) {
    if (line.startsWith('## ')) inside = headings.includes(line.slice(3).trim());
    const id = /^([a-z][\w-]*) *=/.exec(line)?.[1];
    if (id !== undefined && !inside) ids.push(id);
  }
  return ids;
}

/** The client's sources, one text. */
export function sources(folder = join(here, '../src')): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf-8'))
    .join('\n');
}

export { LANGUAGES };
