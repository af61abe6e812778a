/** Texts that come late, or not at all. */

import { beforeEach, expect, it, vi } from 'vitest';

type Coming = { arrive: (text?: string) => void; fail: () => void };
const coming = vi.hoisted(() => new Map<string, Coming>());

/** A catalogue that comes when the test says so. */
const late = vi.hoisted(() => (name: string) =>
  new Promise<{ default: string }>((done, failed) => {
    coming.set(name, {
      arrive: () => done({ default: `here = ${name}\n${name.replace('.', '-')} = yes\n` }),
      fail: () => failed(new TypeError('no such file')),
    });
  }));

vi.mock('../src/lib/catalogues', () => ({
  catalogues: Object.fromEntries(
    ['main', 'learn', 'editor', 'statistics', 'matches'].map((part) => [
      part,
      Object.fromEntries(
        ['de', 'it', 'en'].map((language) => [
          language,
          () => late(part === 'main' ? language : `${language}.${part}`),
        ]),
      ),
    ]),
  ),
}));

const fresh = async () => {
  vi.resetModules();
  coming.clear();
  return (await import('../src/lib/i18n.svelte')).texts;
};

beforeEach(() => localStorage.clear());

it('is the one chosen last, whichever comes first', async () => {
  const texts = await fresh();
  const german = texts.choose('de');
  const italian = texts.choose('it');
  coming.get('it')!.arrive();
  await italian;
  coming.get('de')!.arrive();
  await german;
  expect([texts.language, texts.text('here')]).toEqual(['it', 'it']);
});

it('is not changed back by a part that was asked for before', async () => {
  const texts = await fresh();
  const begun = texts.use('en');
  coming.get('en')!.arrive();
  await begun;
  const part = texts.need('learn');
  coming.get('en')!.arrive();
  const chosen = texts.choose('de');
  coming.get('de')!.arrive();
  coming.get('de.learn')!.arrive();
  await chosen;
  coming.get('en.learn')!.arrive();
  await part;
  expect([texts.language, texts.has('de-learn')]).toEqual(['de', true]);
});

it('asks again for a part that did not come', async () => {
  const texts = await fresh();
  const part = texts.need('learn');
  coming.get('en')!.arrive();
  coming.get('en.learn')!.fail();
  await expect(part).rejects.toThrow('no such file');
  const again = texts.need('learn');
  coming.get('en')!.arrive();
  coming.get('en.learn')!.arrive();
  await again;
  expect(texts.has('en-learn')).toBe(true);
});

it('waits for a part that is on its way already', async () => {
  const texts = await fresh();
  const first = texts.need('learn');
  let there = false;
  const second = texts.need('learn').then(() => (there = texts.has('en-learn')));
  coming.get('en')!.arrive();
  await Promise.resolve();
  expect(there).toBe(false);
  coming.get('en.learn')!.arrive();
  await Promise.all([first, second]);
  expect(there).toBe(true);
});
