/** Hints: for the moment at which they were asked, and no other. */

import { SvelteMap } from 'svelte/reactivity';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Hint } from '../src/lib/hint.svelte';
import type { TableState } from '../src/lib/messages';
import { state } from './states';

vi.mock('../src/lib/pause', () => ({ pause: () => Promise.resolve() }));

const shown = new SvelteMap<'state', TableState>();
let hint: Hint;
let answers: ((response: Response) => void)[];

const answer = (body: unknown, status = 200): void =>
  answers.shift()!(new Response(JSON.stringify(body), { status }));

const plays = [
  { play: '5sx4dAs', value: 0.5 },
  { play: 'Rd', value: -1 },
];
const error = { code: 'not-your-turn', message: '', details: {} };

beforeEach(() => {
  answers = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => answers.push(done)));
  shown.set('state', state());
  hint = new Hint(() => shown.get('state') ?? null);
});

afterEach(() => vi.unstubAllGlobals());

it('is the best play of this moment', async () => {
  const asked = hint.ask();
  expect(hint.thinking).toBe(true);
  answer({ round: 1, ply: 0, plays });
  expect(await asked).toMatchObject({ play: '5sx4dAs', value: 0.5 });
});

it('is nothing when it comes too late', async () => {
  const asked = hint.ask();
  shown.set('state', state({ turn: 2, plays: [] }));
  answer({ round: 1, ply: 0, plays });
  expect(await asked).toBeNull();
});

it('is nothing when the server is further than what is shown', async () => {
  const asked = hint.ask();
  answer({ round: 1, ply: 2, plays });
  expect(await asked).toBeNull();
  expect(hint.plays).toEqual([]);
});

it('is no fault when it was refused for a moment that has passed', async () => {
  const asked = hint.ask();
  shown.set('state', state({ turn: 2, plays: [] }));
  answer({ error }, 400);
  expect([await asked, hint.fault]).toEqual([null, null]);
});

it('does not repeat an old fault', async () => {
  const asked = hint.ask();
  answer({ error: { ...error, code: 'internal' } }, 500);
  await asked;
  expect(hint.fault?.code).toBe('internal');
  shown.set('state', state({ turn: 2, plays: [] }));
  await hint.ask();
  expect(hint.fault).toBeNull();
});
