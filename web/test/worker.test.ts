/** The service worker: an answer of the server reaches the page, whatever can be kept of it. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Asking = { request: Request; respondWith: (answer: Promise<Response>) => void };

let ask: (event: Asking) => void;
let full: boolean;
const kept = new Map<string, Response>();

const cache = {
  match: (path: string) => Promise.resolve(kept.get(path)?.clone()),
  put: (path: string, answer: Response) => {
    if (full) return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    kept.set(path, answer);
    return Promise.resolve();
  },
};

const asked = (path: string): Promise<Response> =>
  new Promise((done) => {
    const request = new Request(new URL(path, location.href));
    ask({ request, respondWith: done as (answer: Promise<Response>) => void });
  });

/** The server answers after a time. */
function answers(text: string, status = 200, after = 0): void {
  const answer = (): Response => new Response(text, { status });
  vi.stubGlobal('fetch', () => new Promise((done) => setTimeout(() => done(answer()), after)));
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  kept.clear();
  full = false;
  vi.stubGlobal('FILES', []);
  vi.stubGlobal('VERSION', 'test');
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('addEventListener', (type: string, listener: typeof ask) => {
    if (type === 'fetch') ask = listener;
  });
  await vi.importActual('../src/worker');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = async (answer: Promise<Response>): Promise<string> => {
  const text = answer.then(async (one) => `${one.status} ${await one.text()}`);
  text.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  return text;
};

it('gives what the server says, and keeps it for when it says nothing', async () => {
  answers('lessons');
  expect(await settled(asked('/api/lessons'))).toBe('200 lessons');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await settled(asked('/api/lessons'))).toBe('200 lessons');
  await expect(settled(asked('/api/bots'))).rejects.toThrow('no network');
});

it('gives what the server says where there is no room to keep it', async () => {
  full = true;
  answers('lessons');
  expect(await settled(asked('/api/lessons'))).toBe('200 lessons');
});

it('waits for a slow server as long as there is nothing else to give', async () => {
  answers('guides', 200, 9_000);
  expect(await settled(asked('/api/guides/scopa'))).toBe('200 guides');
  answers('newer', 200, 9_000);
  expect(await settled(asked('/api/guides/scopa'))).toBe('200 guides');
});

it('gives a failure of the server where there is nothing else to give', async () => {
  answers('{"error": {}}', 503);
  expect(await settled(asked('/api/bots'))).toBe('503 {"error": {}}');
});
