/** The numbers add up, whatever was played; matches are drawn from a seed. */

import { describe, expect, it } from 'vitest';
import type { ArchivedMatch, ArchivedRound } from '../src/lib/archive';
import {
  counted,
  groupsOf,
  likely,
  matching,
  SPAN,
  stepsOf,
  summaryOf,
  type Filter,
  type Group,
} from '../src/lib/statistics';
import { scaleOf } from '../src/statistics/scale';



/** Numbers below 1 from a seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const VARIANTS = ['scopa', 'scopa?target=21', 'scopa-3', 'scopone-scientifico', 'quindici-napoli'];
const BOTS = ['greedy', 'prudente', 'maestro'];

function aRound(random: () => number, sides: number, round: number): ArchivedRound {
  const nobody = (): number[] => Array.from({ length: sides }, () => 0);
  const one = (): number[] => nobody().with(Math.floor(random() * sides), 1);
  const tally: Record<string, number[]> = {
    carte: random() < 0.2 ? nobody() : one(),
    settebello: one(),
    scope: nobody().map(() => Math.floor(random() * 4)),
  };
  const points = nobody().map((_, side) =>
    Object.values(tally).reduce((total, category) => total + category[side]!, 0),
  );
  return { round, tally, points, sides: [] };
}

function aMatch(random: () => number, index: number): ArchivedMatch {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const variant = pick(VARIANTS);
  const sides = variant === 'scopa-3' ? 3 : 2;
  const opponents = variant === 'scopa' ? [pick(BOTS)] : [pick(BOTS), pick(BOTS)];
  const rounds = Array.from({ length: 1 + Math.floor(random() * 5) }, (_, round) =>
    aRound(random, sides, round + 1),
  );
  return {
    id: `m${index}`,
    table: `t${index}`,
    finished: new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 1e10)).toISOString(),
    variant,
    players: ['?', ...opponents],
    opponents,
    mySeat: 1,
    mySide: random() < 0.1 ? null : 1 + Math.floor(random() * sides),
    score: [],
    winner: random() < 0.1 ? 0 : 1 + Math.floor(random() * sides),
    setUp: random() < 0.1,
    rounds,
  };
}

const archives = Array.from({ length: 25 }, (_, seed) => {
  const random = chance(seed);
  return Array.from({ length: seed * 3 }, (_, index) => aMatch(random, index));
});

/** A law that holds for every archive. */
const always = (law: string, check: (archive: ArchivedMatch[]) => void): void =>
  it(law, () => archives.forEach((archive) => check(archive)));

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('what counts', () => {
  always('decided, dealt, one’s own, oldest first', (archive) => {
    const matches = counted(archive);
    const out = archive.filter((match) => !matches.includes(match));
    expect(out.every((m) => m.mySide === null || m.winner === 0 || m.setUp)).toBe(true);
    expect(matches.some((m) => m.mySide === null || m.winner === 0 || m.setUp)).toBe(false);
    const days = matches.map(({ finished }) => finished);
    expect(days).toEqual([...days].sort());
  });
});

describe('a summary', () => {
  always('totals add up', (archive) => {
    const matches = counted(archive);
    const all = summaryOf(matches);
    expect(all.won + all.lost).toBe(all.matches);
    expect(all.rounds).toBe(sum(matches.map(({ rounds }) => rounds.length)));
    expect(sum(all.shares.map(({ mine }) => mine))).toBe(all.mine);
    expect(sum(all.shares.map(({ theirs }) => theirs))).toBe(all.theirs);
    const points = matches.flatMap(({ rounds }) => rounds.flatMap((round) => round.points));
    expect(all.mine + all.theirs).toBe(sum(points));
    expect(all.minePerRound * all.rounds).toBeCloseTo(all.mine);
    for (const { category, mine, theirs, nobody } of all.shares) {
      if (category !== 'scope') expect(mine + theirs + nobody).toBe(all.rounds);
    }
    expect(Math.abs(all.streak)).toBeLessThanOrEqual(all.streak > 0 ? all.longest : all.lost);
    expect(all.longest).toBeLessThanOrEqual(all.won);
  });

  always('is the sum of its parts', (archive) => {
    const matches = counted(archive);
    const all = summaryOf(matches);
    for (const group of ['variant', 'opponent'] as Group[]) {
      const groups = groupsOf(matches, group);
      // Every match is in exactly one group, and each group is what its filter leaves.
      expect(groups.flatMap(([, some]) => some).sort(byId)).toEqual([...matches].sort(byId));
      const filter = (key: string): Filter => ({ variant: null, opponent: null, [group]: key });
      for (const [key, some] of groups) expect(matching(matches, filter(key))).toEqual(some);
      const parts = groups.map(([, some]) => summaryOf(some));
      for (const figure of ['matches', 'won', 'lost', 'rounds', 'mine', 'theirs'] as const) {
        expect(sum(parts.map((part) => part[figure]))).toBe(all[figure]);
      }
    }
    expect(matching(matches, { variant: null, opponent: null })).toEqual(matches);
  });

  it('counts runs of matches', () => {
    const results = (text: string): ArchivedMatch[] =>
      [...text].map((result, index) => ({
        ...aMatch(chance(1), index),
        mySide: 1,
        winner: result === 'w' ? 1 : 2,
      }));
    expect(summaryOf([])).toMatchObject({ streak: 0, longest: 0, minePerRound: 0, shares: [] });
    expect(summaryOf(results('wwwlww'))).toMatchObject({ streak: 2, longest: 3 });
    expect(summaryOf(results('wlll'))).toMatchObject({ streak: -3, longest: 1 });
    expect(summaryOf(results('ww'))).toMatchObject({ streak: 2, longest: 2 });
  });

  it('compares with the mean of the others where three play', () => {
    const round = { ...aRound(chance(1), 3, 1), points: [4, 1, 2] };
    const match = { ...aMatch(chance(2), 0), mySide: 2, rounds: [round] };
    expect(summaryOf([match])).toMatchObject({ mine: 1, theirs: 6, minePerRound: 1, theirsPerRound: 3 });
    expect(stepsOf([match])[0]).toMatchObject({ lead: -2, trend: -2 });
  });
});

describe('the course of time', () => {
  always('the trend is the mean of the last leads', (archive) => {
    const steps = stepsOf(counted(archive));
    steps.forEach(({ trend }, index) => {
      const last = steps.slice(Math.max(0, index + 1 - SPAN), index + 1).map(({ lead }) => lead);
      expect(trend).toBeCloseTo(sum(last) / last.length);
    });
  });
});

describe('what is likely', () => {
  it('holds the share that was seen, and grows narrower', () => {
    for (let matches = 1; matches < 60; matches += 1) {
      for (let won = 0; won <= matches; won += 1) {
        const [low, high] = likely(won, matches);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(won / matches + 1e-9);
        expect(high).toBeGreaterThanOrEqual(won / matches - 1e-9);
        const [lower, higher] = likely(won * 4, matches * 4);
        expect(higher - lower).toBeLessThan(high - low);
      }
    }
    expect(likely(0, 0)).toEqual([0, 1]);
    // The textbook's example: 8 of 10.
    expect(likely(8, 10).map((share) => share.toFixed(3))).toEqual(['0.490', '0.943']);
  });
});

describe('a scale', () => {
  it('holds every value and zero, in even round steps, not too many of them', () => {
    const random = chance(7);
    for (let count = 0; count < 200; count += 1) {
      const size = 10 ** (random() * 3 - 1);
      const values = Array.from({ length: count % 7 }, () => (random() - 0.4) * size);
      const marks = scaleOf(values);
      expect(marks).toContain(0);
      expect(marks.length).toBeGreaterThan(1);
      expect(marks.length).toBeLessThan(9);
      expect(Math.min(...values, 0)).toBeGreaterThanOrEqual(marks[0]!);
      expect(Math.max(...values, 0)).toBeLessThanOrEqual(marks.at(-1)!);
      const steps = marks.slice(1).map((mark, index) => mark - marks[index]!);
      for (const step of steps) expect(step).toBeCloseTo(steps[0]!);
    }
  });
});

const byId = (a: ArchivedMatch, b: ArchivedMatch): number => a.id.localeCompare(b.id);
