import { beforeEach, describe, expect, it } from 'vitest';
import { t, texts } from '../src/lib/i18n.svelte';
import { preferred, type Language } from '../src/lib/languages';
import {
  faultText,
  gains,
  leftoversText,
  newsText,
  playText,
  seatName,
  sideName,
  told,
} from '../src/lib/words';
import { idsOutside, LANGUAGES, messages, source, sources } from './catalogues';
import { four, play, played, state } from './states';

/** Parts that only some pages ask for, and how their ids begin. */
const PAGES = ['editor', 'statistics', 'matches'] as const;
const BEGINNINGS: Record<(typeof PAGES)[number], RegExp> = {
  editor: /^editor-/,
  statistics: /^statistics-/,
  matches: /^(matches|replay|keys-replay|error)-|^hand-of$/,
};

/** Sections that belong to the Python side: their ids are used there. */
const OTHERS = ['Terminal', 'Command line', 'Link previews', 'Errors'];

describe('the catalogues', () => {
  it('say the same things in every language', () => {
    for (const part of [undefined, 'learn', ...PAGES] as const) {
      const english = messages('en', part);
      for (const language of LANGUAGES) expect(messages(language, part)).toEqual(english);
    }
  });

  it('name no message twice', () => {
    for (const language of LANGUAGES) {
      const ids = idsOutside(language, []);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  it('hold every text the client asks for', () => {
    const ids = new Set([undefined, ...PAGES].flatMap((part) => Object.keys(messages('en', part))));
    const asked = [...sources().matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1]!);
    expect(asked.filter((id) => !ids.has(id))).toEqual([]);
    expect(asked.length).toBeGreaterThan(80);
  });

  it('hold every text that the pages to learn from ask for, and no other', () => {
    const there = Object.keys(messages('en', 'learn')).filter((id) => id.startsWith('learn-'));
    const text = sources();
    const asked = [...text.matchAll(/'(learn-[\w-]+)'/g)].map((match) => match[1]!);
    const made = [...text.matchAll(/`(learn-[a-z-]*)\$\{/g)].map((match) => match[1]!);
    const main = messages('en');
    expect(asked.filter((id) => !there.includes(id) && !(id in main))).toEqual([]);
    const idle = there.filter(
      (id) => !asked.includes(id) && !made.some((start) => start !== 'learn-' && id.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });

  it.each(PAGES)('hold what the page %s says, and no more', (page) => {
    const text = sources();
    const ids = Object.keys(messages('en', page));
    expect(ids.filter((id) => !BEGINNINGS[page].test(id) || id in messages('en'))).toEqual([]);
    const made = [...text.matchAll(/`([a-z]+-(?:[a-z]+-)*)\$\{/g)].map((match) => match[1]!);
    const idle = ids.filter(
      (id) =>
        !text.includes(`'${id}'`) &&
        !made.some((start) => start !== `${page}-` && id.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });

  it('hold nothing that is asked for nowhere', () => {
    const text = sources();
    const literal = new Set([...text.matchAll(/'([a-z][\w-]*)'/g)].map((match) => match[1]!));
    // Ids put together when needed: `variant-${name}-about` and the like.
    const made = [...text.matchAll(/`([a-z]+-)\$\{/g)].map((match) => match[1]!);
    const idle = idsOutside('en', OTHERS).filter(
      (id) => !literal.has(id) && !made.some((start) => id.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });
});

const speaking = (language: Language): void => texts.load(language, source(language));

describe('the language', () => {
  it('is the one chosen, else the first of the browser that there is', () => {
    expect(preferred('it', ['de-AT', 'en'])).toBe('it');
    expect(preferred(null, ['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(preferred(null, ['pt'])).toBe('en');
    expect(preferred('xx', [])).toBe('en');
  });

  it('is set on the page', () => {
    speaking('it');
    expect(document.documentElement.lang).toBe('it');
  });

  it.each([
    ['de', '1 Scopa', '2 Scope'],
    ['it', '1 scopa', '2 scope'],
    ['en', '1 scopa', '2 scope'],
  ] as const)('has its own plurals: %s', (language, one, two) => {
    speaking(language);
    expect([1, 2].map((count) => t('scope-short', { count }))).toEqual([one, two]);
  });
});

describe.each(LANGUAGES)('a list in %s', (language) => {
  it.each([0, 1, 2, 3, 5])('of %d is the one the browser would make', (count) => {
    texts.load(language, source(language));
    const parts = ['a', 'b', 'c', 'd', 'e'].slice(0, count);
    expect(texts.list(parts)).toBe(new Intl.ListFormat(language).format(parts));
  });
});

describe('words in German', () => {
  beforeEach(() => speaking('de'));

  it('tell a play in short', () => {
    expect(playText(play('7d', ['4d', '3c']))).toBe('7 nimmt 4 + 3');
    expect(playText(play('Fb'))).toBe('Den Stab-Buben legen');
    expect(gains(play('7d', ['4d', '3c'], true))).toEqual(['Scopa!', 'Settebello', '2 Münzen']);
  });

  it('tell a play in a sentence', () => {
    expect(told(state(), { seat: 2, ...play('Fb', ['5s', '3c'], true) })).toBe(
      'Rosa spielt den Stab-Buben und nimmt die Schwert-5 und die Kelch-3. Scopa!',
    );
    expect(told(state(), { seat: 1, ...play('As') })).toBe('Du legst das Schwert-Ass.');
  });
});

describe('words in English', () => {
  beforeEach(() => speaking('en'));

  it('name cards, seats and sides', () => {
    expect(t('card-name', { rank: '7', suit: 'd' })).toBe('7 of coins');
    expect([1, 2, 3, 4].map((seat) => seatName(four(), seat))).toEqual([
      'You',
      'Rosa',
      'Nino',
      'Rosa II',
    ]);
    expect([sideName(four(), 1), sideName(four(), 2), sideName(state(), 2)]).toEqual([
      'Us',
      'Them',
      'Rosa',
    ]);
  });

  it('tell news, and whose turn it is now', () => {
    const news = { ...played(4, 2, play('6c', ['4d', '2b']), { turn: 1 }), before: state() };
    expect(newsText(news)).toBe(
      'Rosa plays the 6 of cups and takes the 4 of coins and the 2 of clubs. Your turn.',
    );
  });

  it('say where the last cards went', () => {
    expect(leftoversText(state(), ['3c'], 1)).toContain('goes to you.');
    expect(leftoversText(four(), ['3c', 'Fb'], 2)).toContain('go to them.');
    expect(leftoversText(state(), ['3c', 'Fb'], 2)).toContain('go to Rosa.');
  });

  it('have a sentence for any refusal', () => {
    expect(faultText({ code: 'no-such-code', message: 'x' })).toBe(t('error-unknown'));
  });
});

describe('words in Italian', () => {
  it('use the right article', () => {
    speaking('it');
    expect([11, 21].map((target) => t('tag-target', { target }))).toEqual(['agli 11', 'ai 21']);
    expect(told(state(), { seat: 2, ...play('As', ['Ad']) })).toBe(
      'Rosa gioca l’asso di spade e prende l’asso di denari.',
    );
  });
});
