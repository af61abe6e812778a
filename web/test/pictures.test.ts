import { beforeEach, expect, it, vi } from 'vitest';
import { Pictures } from '../src/deck/pictures.svelte';
import type { Answer, Question } from '../src/deck/serve';

/** A thread that answers when it is told to. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: Answer }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  asked: Question[] = [];

  constructor(readonly url: URL) {
    FakeWorker.all.push(this);
  }
  postMessage(question: Question): void {
    this.asked.push(question);
  }
  async answer(): Promise<void> {
    for (const { number, wish } of this.asked.splice(0)) {
      const address = wish && `${wish.card} ${wish.width}`;
      this.onmessage?.({ data: { number, ...(address && { address }) } });
    }
    await Promise.resolve();
    await Promise.resolve();
  }
}

const painterOf = (deck: string): FakeWorker =>
  FakeWorker.all.findLast(({ url }) => url.pathname.includes(deck))!;

const wish = { card: '7d', small: false, width: 96 };

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  delete (globalThis as { early?: unknown }).early;
});

it('shows the deck asked for last, whichever comes first', async () => {
  const pictures = new Pictures();
  void pictures.show('french');
  void pictures.show('contrast');
  expect(pictures.shown).toBeNull();
  await painterOf('contrast').answer();
  await painterOf('french').answer();
  expect(pictures.shown).toBe('contrast');
});

it('keeps the old deck where the new one does not come, and asks for it again', async () => {
  const pictures = new Pictures();
  void pictures.show('neapolitan');
  await painterOf('neapolitan').answer();
  const shown = pictures.show('french');
  painterOf('french').onerror?.({ message: 'gone' });
  await shown;
  expect(pictures.shown).toBe('neapolitan');
  void pictures.show('french');
  await painterOf('french').answer();
  expect(pictures.shown).toBe('french');
});

it('has each card painted once in each size, and another size at hand meanwhile', async () => {
  const pictures = new Pictures();
  void pictures.show('neapolitan');
  const painter = painterOf('neapolitan');
  await painter.answer();
  expect(pictures.meanwhile('neapolitan', wish)).toBeUndefined();
  const both = Promise.all([pictures.of('neapolitan', wish), pictures.of('neapolitan', wish)]);
  expect(painter.asked.length).toBe(1);
  await painter.answer();
  expect(await both).toEqual(['7d 96', '7d 96']);
  void pictures.of('neapolitan', { ...wish, width: 40 });
  expect(painter.asked.length).toBe(1);
  expect(pictures.meanwhile('neapolitan', wish)).toBe('7d 96');
});

it('asks again for a card that failed', async () => {
  const pictures = new Pictures();
  void pictures.show('neapolitan');
  const painter = painterOf('neapolitan');
  await painter.answer();
  const failing = pictures.of('neapolitan', wish);
  const { number } = painter.asked.pop()!;
  painter.onmessage?.({ data: { number, fault: 'no paper' } });
  await expect(failing).rejects.toThrow('no paper');
  const again = pictures.of('neapolitan', wish);
  await painter.answer();
  expect(await again).toBe('7d 96');
});

it('forgets the sizes not asked for lately', async () => {
  const pictures = new Pictures();
  void pictures.show('neapolitan');
  const painter = painterOf('neapolitan');
  for (let width = 1; width <= 401; width++) void pictures.of('neapolitan', { ...wish, width });
  void pictures.of('neapolitan', { ...wish, width: 2 });
  await painter.answer();
  await vi.waitFor(() => expect(pictures.meanwhile('neapolitan', wish)).toBe('7d 401'));
  void pictures.of('neapolitan', { ...wish, width: 2 });
  expect(painter.asked).toEqual([]);
  void pictures.of('neapolitan', { ...wish, width: 1 });
  expect(painter.asked.length).toBe(1);
});

it('takes up the painter that was begun early', async () => {
  const early = new FakeWorker(new URL('http://x/neapolitan.js'));
  vi.stubGlobal('early', { answers: new Map(), painters: { neapolitan: early } });
  const pictures = new Pictures();
  void pictures.show('neapolitan');
  expect(FakeWorker.all).toEqual([early]);
  await early.answer();
  expect(pictures.shown).toBe('neapolitan');
});

it('asks again for the deck of the settings where no deck has come', async () => {
  vi.useFakeTimers();
  const pictures = new Pictures();
  const shown = pictures.show('neapolitan');
  painterOf('neapolitan').onerror?.({ message: 'gone' });
  await shown;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeWorker.all.length).toBeGreaterThan(1);
  await painterOf('neapolitan').answer();
  expect(pictures.shown).toBe('neapolitan');
  const { length } = FakeWorker.all;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeWorker.all).toHaveLength(length);
  vi.useRealTimers();
});
