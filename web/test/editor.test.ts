import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressed, addressOf } from '../src/editor/address';
import {
  cardsAt,
  draftOf,
  emptied,
  moved,
  placeOf,
  placesOf,
  put,
  shuffled,
  textOf,
  type Draft,
} from '../src/editor/draft';
import { Editor } from '../src/editor/editor.svelte';
import { RANKS, SUITS } from '../src/lib/cards';
import type { PositionShown } from '../src/lib/messages';
import { Setup } from '../src/lib/setup.svelte';

// Time stands still here, and with it every pause.
vi.mock('../src/lib/pause', () => ({ pause: () => Promise.resolve() }));

const DECK = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

const SHOWN: PositionShown = {
  variant: 'scopa',
  position: 'A7..R./5..2. .6.. 2 1# 3.3../- 1/0+2 Fb4c',
  sides: [1, 2],
  hands: [['Ad', '7d', 'Rs'], ['5d', '2s']],
  table: ['6c'],
  turn: 2,
  last: 1,
  last_scored: true,
  piles: [['3d', '3c'], []],
  scope: [1, 0],
  tris: [0, 2],
  stock: ['Fb', '4c'],
  dealer: 2,
  faults: [],
};
const DRAFT = draftOf(SHOWN);

/** Every card with its place, so that nothing can be there twice. */
const everything = (draft: Draft): string[] =>
  placesOf(draft).flatMap((place) => cardsAt(draft, place));

describe('a draft', () => {
  it('is written in the notation', () => {
    expect(textOf(DRAFT)).toBe('A7..R./5..2. .6.. 2 1# 3.3../- 1/0+2 Fb4c');
    expect(textOf(emptied(DRAFT))).toBe('-/- - 1 - -/- 0/0 -');
    expect(textOf({ ...DRAFT, hands: [['Rb', 'Ab', '2d'], []] })).toContain('2...AR/-');
  });

  it('has every card in one place at most, wherever it is put', () => {
    let draft = DRAFT;
    for (const [index, card] of DECK.entries()) {
      const place = placesOf(draft)[index % placesOf(draft).length]!;
      draft = put(draft, card, place);
      expect(placeOf(draft, card)).toBe(place);
      expect(cardsAt(draft, place).at(-1)).toBe(card);
      expect(new Set(everything(draft)).size).toBe(everything(draft).length);
    }
    expect(everything(draft).length).toBe(40);
    expect(placeOf(put(draft, '7d', null), '7d')).toBeNull();
  });

  it('moves a card of the stock, and no further than its ends', () => {
    expect(moved(['Ad', '2d', '3d'], '3d', -1)).toEqual(['Ad', '3d', '2d']);
    expect(moved(['Ad', '2d', '3d'], '3d', -40)).toEqual(['3d', 'Ad', '2d']);
    expect(moved(['Ad', '2d', '3d'], '3d', 1)).toEqual(['Ad', '2d', '3d']);
    expect(moved(['Ad', '2d'], '7d', -1)).toEqual(['Ad', '2d']);
  });

  it('shuffles fairly: every order of three is as likely', () => {
    const count: Record<string, number> = {};
    const numbers = [0, 1 / 3, 2 / 3].flatMap((first) => [0, 0.5].map((second) => [first, second]));
    for (const drawn of numbers) {
      const rest = [...drawn];
      const order = shuffled(['Ad', '2d', '3d'], () => rest.shift()!).join('');
      count[order] = (count[order] ?? 0) + 1;
    }
    expect(Object.values(count)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe('an address', () => {
  it('gives back what it was made of, whichever way it is encoded', () => {
    const variant = 'scopa?capture=any&target=21';
    const position = textOf(DRAFT);
    const made = addressOf(variant, position);
    expect(made).not.toMatch(/[\s#]/);
    expect(addressed(made)).toEqual({ variant, position });
    expect(addressed(encodeURIComponent(`${variant} ${position}`))).toEqual({ variant, position });
    expect(addressed(encodeURIComponent(position))).toEqual({ variant: null, position });
  });

  it('may name a variant alone, or nothing', () => {
    expect(addressed('scopone')).toEqual({ variant: 'scopone', position: null });
    expect(addressed('')).toBeNull();
    expect(addressed('%E0%A4%A')).toEqual({ variant: '%E0%A4%A', position: null });
  });
});

describe('the editor', () => {
  const asked: { variant: string; position?: string; fill?: boolean }[] = [];
  let answers: ((body: PositionShown | { error: object }) => void)[] = [];
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);

  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    answers = [];
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body));
      return new Promise((resolve) =>
        answers.push((said) =>
          resolve({ ok: !('error' in said), status: 400, json: () => Promise.resolve(said) }),
        ),
      );
    });
  });
  afterEach(() => vi.useRealTimers());

  async function opened(what = ''): Promise<Editor> {
    const switches = [{ name: 'target', values: ['11', '21'], value: '11', needs: null }];
    const variants = [
      { name: 'scopa', players: [2], switches },
      { name: 'scopa-4', players: [4], switches },
    ];
    const editor = new Editor(new Setup({ variants, targets: [11, 21] }, ['greedy']));
    const opening = editor.open(what);
    answers.shift()!(SHOWN);
    await opening;
    return editor;
  }

  it('begins with what the address names, under its rules', async () => {
    const editor = await opened('scopa?target=21_-/-_-_1_-_-/-_0/0_-');
    expect(asked).toEqual([{ variant: 'scopa?target=21', position: '-/- - 1 - -/- 0/0 -' }]);
    expect(editor.text).toBe(SHOWN.position);
    expect(editor.ready).toBe(true);
  });

  it('asks once for several taps, and is not ready until it has heard', async () => {
    const editor = await opened();
    expect(asked).toEqual([{ variant: 'scopa' }]);
    editor.tap('Ab');
    editor.tap('2b');
    expect(editor.ready).toBe(false);
    await settle();
    expect(asked.length).toBe(2);
    expect(asked[1]!.position).toBe(textOf(editor.draft!));
    answers.shift()!(SHOWN);
    await settle();
    expect(editor.ready).toBe(true);
    expect(cardsAt(editor.draft!, 'hand-1')).toContain('2b');
    editor.undo();
    expect(cardsAt(editor.draft!, 'hand-1')).not.toContain('2b');
    expect(cardsAt(editor.draft!, 'hand-1')).toContain('Ab');
  });

  it('leaves the text alone while it is typed, and the board when it cannot be read', async () => {
    const editor = await opened();
    editor.type(' a7d..');
    await settle();
    answers.shift()!({ error: { code: 'bad-set', message: 'x' } });
    await settle();
    expect([editor.text, editor.fault?.code, editor.draft]).toEqual([' a7d..', 'bad-set', DRAFT]);
    expect(editor.ready).toBe(false);
    editor.type('whatever');
    await settle();
    answers.shift()!({ ...SHOWN, table: ['Rd'] });
    await settle();
    expect([editor.text, editor.fault, editor.draft?.table]).toEqual(['whatever', null, ['Rd']]);
  });

  it('passes over an answer that comes too late', async () => {
    const editor = await opened();
    editor.type('one');
    await settle();
    editor.type('two');
    await settle();
    const [first, second] = answers.splice(0);
    second!({ ...SHOWN, table: ['2b'] });
    await settle();
    first!({ ...SHOWN, table: ['Ab'] });
    await settle();
    expect(editor.draft?.table).toEqual(['2b']);
  });

  it('keeps the cards when the rules change, unless others play', async () => {
    const editor = await opened();
    editor.setup.target = 21;
    editor.rulesChanged();
    await settle();
    expect(asked.at(-1)).toEqual({ variant: 'scopa?target=21', position: textOf(DRAFT) });
    editor.setup.choose('scopa-4');
    editor.rulesChanged();
    expect(asked.at(-1)).toEqual({ variant: 'scopa-4?target=21' });
  });

  it('says so when there is no such game', async () => {
    const editor = await opened('bridge_-/-_-_1_-_-/-_0/0_-');
    expect(asked).toEqual([{ variant: 'scopa' }]);
    expect([editor.fault?.code, editor.ready]).toEqual(['unknown-variant', false]);
  });
});
