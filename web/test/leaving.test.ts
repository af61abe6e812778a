/** What comes late, when it is not waited for any more. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { texts } from '../src/lib/i18n.svelte';
import Editor from '../src/pages/Editor.svelte';
import { ReplayPlayer } from '../src/replay/player.svelte';
import ShareDialog from '../src/replay/ShareDialog.svelte';
import { source } from './catalogues';
import { replay } from './replays';

vi.mock('../src/lib/pause', () => ({ pause: () => Promise.resolve() }));
/** Links, packed when the test says so. */
const packing = vi.hoisted(() => [] as ((code: string) => void)[]);
vi.mock('../src/replay/link', () => ({
  packed: () => new Promise<string>((done) => packing.push(done)),
}));
vi.stubGlobal('Worker', class {});

afterEach(() => vi.unstubAllGlobals());

describe('the editor', () => {
  const variants = [{ name: 'scopa', players: [2], switches: [] }];
  const shown = {
    variant: 'scopa', position: 'x', sides: [1, 2], hands: [[], []], table: [], piles: [[], []],
    stock: [], turn: 1, last: 0, last_scored: false, scope: [0, 0], tris: [0, 0], dealer: 2, faults: [],
  };
  let asked: [string, (answer: Response) => void][];

  const answer = async (body: unknown): Promise<void> => {
    asked.shift()![1](new Response(JSON.stringify(body)));
    await new Promise((done) => setTimeout(done, 10));
    flushSync();
  };
  const opened = (): ReturnType<typeof mount> => {
    texts.load('en', source('en'), source('en', 'editor'));
    asked = [];
    vi.stubGlobal('fetch', (path: string) => new Promise((done) => asked.push([path, done])));
    location.hash = '#/editor';
    const page = mount(Editor, { target: document.body, props: { what: '' } });
    flushSync();
    return page;
  };

  it('tells its position in its own address', async () => {
    const page = opened();
    for (const body of [{ variants, targets: [11] }, { bots: ['greedy'] }, shown]) await answer(body);
    expect(location.hash).toBe('#/editor/scopa_x');
    await unmount(page);
  });

  it('asks for nothing, and writes into no other address, once it has been left', async () => {
    const page = opened();
    await unmount(page);
    location.hash = '#/';
    for (const body of [{ variants, targets: [11] }, { bots: ['greedy'] }]) await answer(body);
    expect([asked, location.hash]).toEqual([[], '#/']);
  });

  it('writes into no other address while it is being left', async () => {
    const page = opened();
    for (const body of [{ variants, targets: [11] }, { bots: ['greedy'] }]) await answer(body);
    location.hash = '#/';
    await answer(shown);
    expect(location.hash).toBe('#/');
    await unmount(page);
  });
});

it('a link is of the part chosen last, however long the other takes to pack', async () => {
  texts.load('en', source('en'), source('en', 'matches'));
  const player = new ReplayPlayer(replay(), null);
  const dialog = mount(ShareDialog, { target: document.body, props: { player, onclose: () => {} } });
  flushSync();
  document.querySelector<HTMLInputElement>('input[value="round"]')!.click();
  flushSync();
  packing[1]!('round');
  packing[0]!('match');
  await new Promise((done) => setTimeout(done));
  flushSync();
  const link = document.querySelector<HTMLInputElement>('[data-link]')!;
  expect(link.value).toContain('#/replay/~round/');
  await unmount(dialog);
});
