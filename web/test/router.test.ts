import { expect, it } from 'vitest';
import { tellPlace } from '../src/lib/router.svelte';

it.each([
  ['#/replay/abc', '#/replay/abc/2.3/1'],
  ['#/replay/abc/1.0/1', '#/replay/abc/2.3/1'],
  ['#/replay/abcd/1.0/1', '#/replay/abcd/1.0/1'],
  ['#/matches', '#/matches'],
  ['', ''],
])('a place in a replay is told in the address %j as %j', (before, after) => {
  location.hash = before;
  tellPlace('#/replay/abc', '2.3/1');
  expect(location.hash).toBe(after);
});
