/** What a list says of a match, in every language. */

import { beforeEach, expect, test } from 'vitest';
import { factsOf } from '../src/lib/archive';
import { texts } from '../src/lib/i18n.svelte';
import { LANGUAGES } from '../src/lib/languages';
import { dateText, matchText, playersText, resultText } from '../src/replay/listing';
import { source } from './catalogues';
import { replay } from './replays';

const ORIGIN = { table: 't', seat: 1, finished: '2026-11-30T20:15:00Z' };
const NAMES = ['?', 'greedy', 'maestro', 'greedy'];
const four = replay({
  seats: NAMES.map((name, index) => ({ seat: index + 1, side: (index % 2) + 1, name })),
});

beforeEach(() => texts.load('en', source('en'), source('en', 'matches')));

test('opponents are named once, with how many there were', () => {
  expect(playersText(factsOf(four, ORIGIN))).toBe('against Rosa ×2');
});

test('of a record that was brought everybody is named', () => {
  expect(playersText(factsOf(four, null))).toMatch(/^Seat 1, Rosa, \w+,? and Rosa$/);
});

test('a match is won, lost or not decided; one of others is none of it', () => {
  expect(resultText(factsOf(replay(), ORIGIN))).toBe('won');
  expect(resultText(factsOf(replay({ winner: 2 }), ORIGIN))).toBe('lost');
  expect(resultText(factsOf(replay({ winner: 0 }), ORIGIN))).toBe('not decided');
  expect(resultText(factsOf(replay(), null))).toBe('');
});

test('a match of one’s own has its time, one that was brought only its day', () => {
  expect(dateText(factsOf(replay(), ORIGIN))).toMatch(/2026.*:15/);
  expect(dateText(factsOf(replay(), null))).not.toMatch(/:/);
});

test.each(LANGUAGES)('a match in one line of %s', (language) => {
  texts.load(language, source(language), source(language, 'matches'));
  const line = matchText(factsOf(four, ORIGIN));
  expect(line).toContain('12 : 0');
  expect(line).toContain('Rosa ×2');
  expect(line).not.toMatch(/matches-|undefined/);
});
