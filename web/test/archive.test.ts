/** The archive, where the browser has no place to keep things: as long as the page lives. */

import { expect, test } from 'vitest';
import {
  factsOf,
  findReplay,
  forgetMatch,
  keepMatch,
  lasting,
  listMatches,
  unknownTables,
} from '../src/lib/archive';
import { replay } from './replays';

const mine = (table: string, day: number) => ({
  table,
  seat: 1,
  finished: `2026-11-${day}T20:00:00Z`,
});

test('the facts of a match of one’s own', () => {
  const facts = factsOf(replay(), mine('t1', 29));
  expect(facts).toMatchObject({
    id: 'a1',
    table: 't1',
    finished: '2026-11-29T20:00:00Z',
    variant: 'scopa',
    players: ['?', 'greedy'],
    opponents: ['greedy'],
    mySeat: 1,
    mySide: 1,
    score: [12, 0],
    winner: 1,
  });
  expect(facts.rounds).toHaveLength(2);
  expect(facts.rounds[1]).toMatchObject({
    round: 2,
    points: [4, 0],
    tally: { scope: [1, 0] },
    sides: [
      { cards: 4, coins: 2, settebello: true, scope: 1 },
      { cards: 0, scope: 0 },
    ],
  });
});

test('a record that was brought is nobody’s own, and of the day it names', () => {
  const facts = factsOf(replay(), null);
  expect(facts).toMatchObject({
    table: null,
    mySeat: null,
    mySide: null,
    opponents: [],
    finished: '2026-11-30T12:00:00Z',
  });
  const undated = replay();
  undated.rounds = undated.rounds.map((round) => ({ ...round, date: '2026.99.99' }));
  expect(Date.parse(factsOf(undated, null).finished)).not.toBeNaN();
});

test('a round that was not finished is not counted', () => {
  const broken = replay();
  broken.rounds = broken.rounds.map((round, place) => (place ? { ...round, result: null } : round));
  expect(factsOf(broken, null).rounds.map(({ round }) => round)).toEqual([1]);
});

test('matches are kept once, listed newest first, and forgotten for good', async () => {
  expect(await lasting()).toBe(false);
  await keepMatch(replay({ id: 'old' }), mine('t-old', 11));
  await keepMatch(replay({ id: 'new' }), null);
  await keepMatch(replay({ id: 'new' }), null);
  expect((await listMatches()).map(({ id }) => id)).toEqual(['new', 'old']);
  expect((await findReplay('old'))?.record).toBe(replay().record);

  // What was brought turns out to be one's own; the other way round changes nothing.
  await keepMatch(replay({ id: 'new' }), mine('t-new', 10));
  await keepMatch(replay({ id: 'new' }), null);
  expect((await listMatches()).map(({ id, mySeat }) => [id, mySeat])).toEqual([
    ['old', 1],
    ['new', 1],
  ]);

  expect(await unknownTables(['t-old', 't-new', 't-3'])).toEqual(['t-3']);
  await forgetMatch('old');
  expect((await listMatches()).map(({ id }) => id)).toEqual(['new']);
  expect(await findReplay('old')).toBeNull();
  expect(await unknownTables(['t-old', 't-new', 't-3'])).toEqual(['t-3']);
});
