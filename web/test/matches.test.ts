/** Beginning a match: one, however often the button is pressed. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begin, rematch } from '../src/lib/matches';
import { state } from './states';

vi.mock('../src/lib/pause', () => ({ pause: () => Promise.resolve() }));

let asked: string[];
let answer: (response: Response) => void;

beforeEach(() => {
  asked = [];
  location.hash = '#/';
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(body);
    return new Promise((done) => (answer = done));
  });
});

afterEach(() => vi.unstubAllGlobals());

it('is one match when its button is pressed twice', async () => {
  const both = [rematch(state()), rematch(state())];
  answer(new Response(JSON.stringify({ table: 'abc' })));
  expect(await Promise.all(both)).toEqual([null, null]);
  expect(asked).toHaveLength(1);
  expect(location.hash).toBe('#/table/abc');
});

it('can be tried again when it was refused', async () => {
  const first = begin('scopa', ['greedy']);
  answer(new Response(JSON.stringify({ error: { code: 'internal', message: '' } }), { status: 500 }));
  expect((await first)?.code).toBe('internal');
  const second = begin('scopa', ['greedy']);
  answer(new Response(JSON.stringify({ table: 'abc' })));
  expect(await second).toBeNull();
  expect(asked).toHaveLength(2);
});
