/** What pages say, when more than once, and where they leave the focus. */

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Tags from '../src/components/Tags.svelte';
import type { Editor } from '../src/editor/editor.svelte';
import NumberRow from '../src/editor/NumberRow.svelte';
import StockOrder from '../src/editor/StockOrder.svelte';
import Verdict from '../src/editor/Verdict.svelte';
import type { LessonDocument } from '../src/learn/documents';
import LessonSteps from '../src/learn/LessonSteps.svelte';
import { progress } from '../src/learn/progress.svelte';
import { texts } from '../src/lib/i18n.svelte';
import { LANGUAGES, type Language } from '../src/lib/languages';
import Guide from '../src/pages/Guide.svelte';
import Learn from '../src/pages/Learn.svelte';
import Replay from '../src/pages/Replay.svelte';
import Import from '../src/replay/Import.svelte';
import { source, type Part } from './catalogues';
import { state } from './states';

vi.mock('../src/lib/pause', () => ({ pause: () => Promise.resolve() }));
vi.stubGlobal('Worker', class {});

const pages: ReturnType<typeof mount>[] = [];
const speak = (language: Language, part: Part): void =>
  texts.load(language, source(language), source(language, part));
const later = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done, 10));
  flushSync();
};
async function show<P extends Record<string, unknown>>(page: Component<P>, props: P): Promise<void> {
  pages.push(mount(page, { target: document.body, props }));
  await later();
}
const find = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const told = (selector: string): string => find(selector).textContent.trim();
const answer = (bodies: Record<string, unknown>): void => {
  vi.stubGlobal('fetch', (path: string) => {
    const body = bodies[path];
    const error = { error: { code: 'bad-record', message: '', details: { text: 'x', where: 3 } } };
    return Promise.resolve(new Response(JSON.stringify(body ?? error), { status: body ? 200 : 400 }));
  });
};

beforeEach(() => speak('en', 'learn'));
afterEach(async () => {
  for (const page of pages.splice(0)) await unmount(page);
  vi.unstubAllGlobals();
  vi.stubGlobal('Worker', class {});
});

describe('the course', () => {
  const chapters = [{ name: 'points', lessons: ['match', 'three'] }].map(({ name, lessons }) => ({
    name,
    lessons: lessons.map((lesson) => ({ name: lesson, variant: 'scopa', steps: 2 })),
  }));
  const lesson: LessonDocument = {
    name: 'match',
    chapter: 'points',
    variant: 'scopa',
    steps: [1, 2].map((n) => ({
      kind: 'quiz',
      text: `lesson-match-${n}`,
      values: {},
      rows: [],
      piles: [],
      choices: ['you', 'other'].map((choice) => ({
        choice,
        text: `lesson-match-${n}-${choice === 'you' ? 'done' : choice}`,
        right: choice === 'you',
      })),
    })),
  };

  beforeEach(() => {
    answer({ '/api/lessons': { chapters } });
    progress.forget();
  });

  it('counts the step one will be at as its lesson does', async () => {
    progress.reach('match', 1);
    await show(Learn, {});
    const listed = told('li em');
    await show(LessonSteps, { lesson, next: null });
    expect(listed).toBe(told('.head span'));
  });

  it('keeps the focus when there is nothing left to forget', async () => {
    progress.reach('match', 2);
    await show(Learn, {});
    const button = find('section ~ button');
    button.focus();
    button.click();
    await later();
    expect(document.activeElement).toBe(find('h1'));
  });

  it('is heard to say the same again', async () => {
    await show(LessonSteps, { lesson, next: null });
    let heard = 0;
    const watch = new MutationObserver((changes) => (heard += changes.length));
    watch.observe(find('[role=status]'), { childList: true, subtree: true, characterData: true });
    for (const _ of 'two') {
      heard = 0;
      find('[data-choice=other]').click();
      await later();
      expect(heard).toBeGreaterThan(0);
    }
    watch.disconnect();
  });
});

describe('a guide', () => {
  const about = (code: string): Promise<boolean> => {
    answer({
      [`/api/guides/${encodeURIComponent(code)}`]: { variant: code, name: 'assi', sections: [] },
      '/api/variants': { variants: [], targets: [11] },
    });
    return show(Guide, { code }).then(() => find('.about') !== null);
  };

  it('says of a game what it is usually like only where it is', async () => {
    expect(await about('assi')).toBe(true);
    await unmount(pages.pop()!);
    expect(await about('assi?players=3&target=21')).toBe(true);
    await unmount(pages.pop()!);
    expect(await about('assi?players=3&ace_sweep_is_scopa=true')).toBe(false);
  });
});

describe('a page that does not come', () => {
  const refuse = (): void =>
    void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no answer')));
  const triedAgain = async (): Promise<void> => {
    const button = find('button.main');
    const said = told('[role=alert]');
    button.focus();
    button.click();
    flushSync();
    expect(told('[role=alert]')).not.toBe(said);
    await later();
    expect(told('[role=alert]')).toBe(said);
    expect(document.activeElement).toBe(button);
  };

  it('is told again when it does not come again, and keeps the focus', async () => {
    refuse();
    await show(Guide, { code: 'assi' });
    await triedAgain();
  });

  it('is told again when it is a replay, too', async () => {
    speak('en', 'matches');
    refuse();
    await show(Replay, { id: 'none', where: '' });
    await triedAgain();
  });
});

describe('records that are brought', () => {
  it.each(LANGUAGES)('are refused in the language of the page, %s', async (language) => {
    speak(language === 'en' ? 'de' : 'en', 'matches');
    answer({});
    await show(Import, { onkept: () => Promise.resolve() });
    const field = find<HTMLInputElement>('input');
    Object.defineProperty(field, 'files', { value: [new File(['x\nxx'], 'f.scopa')] });
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await later();
    speak(language, 'matches');
    flushSync();
    const reason = texts.text('error-bad-record', { text: 'x', where: 3 });
    const line = texts.text('matches-refused-line', { file: 'f.scopa', line: 2, reason });
    expect(told('[role=alert]')).toBe(line);
  });
});

describe('a position that is set up', () => {
  beforeEach(() => speak('en', 'editor'));

  it('has the numbers that its fields show', async () => {
    const counts: number[] = [];
    await show(NumberRow, {
      name: 'scope',
      values: [0],
      label: String,
      onchange: (_: number, count: number) => counts.push(count),
    });
    const field = find<HTMLInputElement>('input');
    for (const [typed, shown] of [['-3', 0], ['', 0], ['1e9', 999], ['2.7', 2]] as const) {
      field.value = typed;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      flushSync();
      expect([field.value, counts.at(-1)]).toEqual([String(shown), shown]);
    }
  });

  it('is told where a card of the stock has got to', async () => {
    const stock = $state({ cards: ['7d', '5s', 'Rd'] });
    const onchange = (cards: string[]): void => {
      stock.cards = cards;
    };
    await show(StockOrder, {
      get stock() {
        return stock.cards;
      },
      onchange,
    });
    find('[data-card="Rd"]').click();
    flushSync();
    expect(told('[role=status]')).toBe('3: king of coins');
    find('.ways button').click();
    flushSync();
    expect(told('[role=status]')).toBe('1: king of coins');
  });

  it('is not blamed any more for what was changed', async () => {
    const editor = $state({
      setup: { code: 'scopa', opponents: ['greedy'] },
      text: 'a position',
      score: [30, 0],
      fault: null,
      faults: [],
      ready: true,
    });
    answer({});
    await show(Verdict, { editor: editor as unknown as Editor });
    find('[data-play]').click();
    await later();
    expect(find('[data-fault]')).not.toBeNull();
    editor.score = [3, 0];
    flushSync();
    expect(find('[data-fault]')).toBeNull();
  });
});

describe('above the table', () => {
  const switches = {
    capture: 'any',
    ace: 'sweep',
    ace_on_ace: 'single',
    ace_sweep_is_scopa: 'true',
    last_sweep: 'counts',
    re_bello: 'true',
    napola: 'true',
    tris: 'true',
  };

  it.each(LANGUAGES)('stands every switch that is not as usual, in %s', async (language) => {
    speak(language, 'learn');
    await show(Tags, { state: state({ switches }) });
    const tags = [...document.querySelectorAll('li')].map((tag) => tag.textContent);
    expect(new Set(tags).size).toBe(3 + Object.keys(switches).length);
    expect(tags.filter((tag) => /^(tag|switch)-/.test(tag))).toEqual([]);
  });
});
