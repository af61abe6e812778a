/** What comes late, when it is not waited for any more. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
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

it('the editor does not write itself into the address of another page', async () => {
  texts.load('en', source('en'), source('en', 'editor'));
  const answers: ((answer: Response) => void)[] = [];
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise<Response>((done) => answers.push(done));
  });
  location.hash = '#/editor';
  const page = mount(Editor, { target: document.body, props: { what: '' } });
  flushSync();
  expect(asked).toEqual(['/api/variants', '/api/bots']);
  await unmount(page);
  location.hash = '#/';
  const variants = [{ name: 'scopa', players: [2], switches: [] }];
  const bodies = [{ variants, targets: [11] }, { bots: ['greedy'] }];
  for (const body of bodies) answers.shift()!(new Response(JSON.stringify(body)));
  await new Promise((done) => setTimeout(done, 20));
  expect(asked).toHaveLength(2);
  expect(location.hash).toBe('#/');
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
