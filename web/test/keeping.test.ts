/** Bringing matches into the archive, when something goes wrong on the way. */

import { afterEach, expect, it, vi } from 'vitest';
import { forgetMatch, listMatches } from '../src/lib/archive';
import { keepFinished, keepTable } from '../src/lib/keeping';
import { replay } from './replays';
import { state } from './states';

vi.mock('../src/lib/pause', () => ({ pause: () => Promise.resolve() }));

const listed = (table: string, over: boolean) => ({
  table, over, variant: 'scopa', round: 2, score: [11, 4], updated: `2026-11-30T20:00:00Z`,
});

afterEach(() => vi.unstubAllGlobals());

it('keeps and lists what it can, whatever is wrong with one match', async () => {
  const tables = [listed('bad', true), listed('good', true), listed('running', false)];
  const answers: Record<string, unknown> = {
    '/api/tables': { tables },
    '/api/tables/good': { state: state({ phase: 'over', winner: 1 }) },
    '/api/tables/good/record': 'a record',
    '/api/replays': { matches: [replay()] },
  };
  vi.stubGlobal('fetch', (path: string) => {
    const body = answers[path];
    const error = { error: { code: 'internal', message: '' } };
    return Promise.resolve(new Response(JSON.stringify(body ?? error), { status: body ? 200 : 500 }));
  });
  expect((await keepFinished()).map(({ table }) => table)).toEqual(['running']);
  expect((await listMatches()).map(({ table }) => table)).toEqual(['good']);
});

it('brings back no match that was forgotten, wherever its table is looked at', async () => {
  const answers: Record<string, unknown> = {
    '/api/tables/own': { state: state({ phase: 'over', winner: 1 }) },
    '/api/tables/own/record': 'a record',
    '/api/replays': { matches: [replay({ id: 'own' })] },
  };
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]))));
  expect((await keepTable('own')).match?.table).toBe('own');
  await forgetMatch('own');
  expect(await keepTable('own')).toMatchObject({ match: null, mine: 1 });
  expect(await listMatches()).not.toContainEqual(expect.objectContaining({ table: 'own' }));
});
