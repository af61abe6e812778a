/** Replays: places, what is said of them, stepping and playing, links and files. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { texts } from '../src/lib/i18n.svelte';
import { routeIn } from '../src/lib/router.svelte';
import { settings } from '../src/lib/settings.svelte';
import { seatName, sideName } from '../src/lib/words';
import { fileName, roundRecord } from '../src/replay/files';
import { DamagedLink, LONGEST, packed, unpacked } from '../src/replay/link';
import { after, before, endOf, placeIn, placeText, scopaFrom, START } from '../src/replay/place';
import { ReplayPlayer } from '../src/replay/player.svelte';
import { stateAt } from '../src/replay/states';
import { momentText, whereText } from '../src/replay/telling';
import { source } from './catalogues';
import { replay } from './replays';

const whole = replay();

describe('places', () => {
  it('follow one another through plays, counts and rounds, there and back', () => {
    const there = [START];
    for (let place = after(whole, START); place; place = after(whole, place)) there.push(place);
    expect(there.map((place) => placeText(whole, place))).toEqual([
      '1.0', '1.1', '1.2', '1.3', '2.0', '2.1', '2.2', '2.3',
    ]);
    const back = [endOf(whole, 1)];
    for (let place = before(whole, back[0]!); place; place = before(whole, place)) back.unshift(place);
    expect(back).toEqual(there);
  });

  it('have no count where the record stops', () => {
    const broken = replay({ rounds: whole.rounds.map((round) => ({ ...round, result: null })) });
    expect(endOf(broken, 1)).toEqual({ round: 1, ply: 2 });
  });

  it('are read from an address by the number of the round, or as near as can be', () => {
    const later = replay({ rounds: whole.rounds.map((round, index) => ({ ...round, round: 7 + index })) });
    expect(placeIn(later, '8.2')).toEqual({ round: 1, ply: 2 });
    expect(placeIn(later, '8.99')).toEqual({ round: 1, ply: 3 });
    expect(placeIn(later, '1.2')).toEqual(START);
    expect(placeIn(later, 'x')).toEqual(START);
    expect(placeText(later, { round: 1, ply: 2 })).toBe('8.2');
  });

  it('know the next scopa and the one before', () => {
    expect(scopaFrom(whole, START, 1)).toEqual({ round: 0, ply: 1 });
    expect(scopaFrom(whole, { round: 0, ply: 1 }, 1)).toEqual({ round: 1, ply: 1 });
    expect(scopaFrom(whole, { round: 1, ply: 1 }, 1)).toBeNull();
    expect(scopaFrom(whole, { round: 1, ply: 1 }, -1)).toEqual({ round: 0, ply: 1 });
    expect(scopaFrom(whole, START, -1)).toBeNull();
  });

  it('stand in addresses of a shape the router knows', () => {
    for (const what of ['a1', 'a1/3.17', 'a1/3.17/2', '~eJx_-9/1.0/4']) {
      expect(routeIn(`#/replay/${what}`)).toEqual({ page: 'replay', what });
    }
    for (const what of ['', 'a1/3', 'a1/3.17/5', 'a b', '~', 'a1/3.17/2/1', '<b>']) {
      expect(routeIn(`#/replay/${what}`).page).toBe('start');
    }
  });
});

describe('a moment as a state', () => {
  beforeEach(() => texts.load('en', source('en'), source('en', 'matches')));

  it('is seen from any seat, and the player stays who they are', () => {
    const mine = stateAt(whole, { round: 0, ply: 1 }, { seat: 1, mine: 1 });
    expect([seatName(mine, 1), seatName(mine, 2)]).toEqual(['You', 'Rosa']);
    expect(mine.hand).toEqual([]);
    const other = stateAt(whole, { round: 0, ply: 1 }, { seat: 2, mine: 1 });
    expect([seatName(other, 1), seatName(other, 2)]).toEqual(['You', 'Rosa']);
    expect(other.hand).toEqual(['5s']);
    expect(other.seats.map(({ you }) => you)).toEqual([false, true]);
  });

  it('names people as the record does, and pairs of them by both names', () => {
    const names = ['Anna', 'greedy', '?', 'Carla'];
    const pairs = replay({
      seats: names.map((name, index) => ({ seat: index + 1, side: (index % 2) + 1, name })),
    });
    const state = stateAt(pairs, START, { seat: 1, mine: null });
    expect([1, 2, 3, 4].map((seat) => seatName(state, seat))).toEqual([
      'Anna', 'Rosa', 'Seat 3', 'Carla',
    ]);
    expect([sideName(state, 1), sideName(state, 2)]).toEqual(['Anna + Seat 3', 'Rosa + Carla']);
    const mine = stateAt(pairs, START, { seat: 2, mine: 3 });
    expect([sideName(mine, 1), sideName(mine, 2)]).toEqual(['Us', 'Them']);
  });

  it('has the score before the count, and the new one with it', () => {
    const looking = { seat: 1, mine: 1 };
    expect(stateAt(whole, { round: 1, ply: 2 }, looking)).toMatchObject({
      score: [8, 0],
      result: null,
      winner: 0,
    });
    expect(stateAt(whole, { round: 1, ply: 3 }, looking)).toMatchObject({
      score: [12, 0],
      result: { round: 2 },
      winner: 1,
    });
  });
});

describe('the player', () => {
  let player: ReplayPlayer;

  beforeEach(() => {
    vi.useFakeTimers();
    texts.load('en', source('en'), source('en', 'matches'));
    settings.set('speed', 'normal');
    player = new ReplayPlayer(whole, 1);
  });
  afterEach(() => {
    player.close();
    vi.useRealTimers();
  });

  it('shows a play before the table after it', () => {
    player.forward();
    expect(player.staged?.play).toBe('7dx4d3c#');
    expect(player.cards).toEqual(['4d', '3c']);
    expect(player.hand).toEqual([]);
    expect(player.place).toEqual({ round: 0, ply: 1 });
    vi.advanceTimersByTime(2000);
    expect(player.staged).toBeNull();
    expect(player.cards).toEqual([]);
    expect(whereText(player)).toBe('Round 1, play 1 of 2.');
    expect(momentText(player)).toBe('You: 7 takes 4 + 3.');
  });

  it('is never behind, however fast it is stepped', () => {
    for (let step = 0; step < 7; step++) player.forward();
    expect(placeText(whole, player.place)).toBe('2.3');
    expect(player.state?.score).toEqual([12, 0]);
    player.forward();
    expect(placeText(whole, player.place)).toBe('2.3');
    for (let step = 0; step < 9; step++) player.back();
    expect(player.place).toEqual(START);
    expect(player.state?.table_cards).toEqual(['4d', '3c']);
  });

  it('opens the hands of the moment, without the card on display', () => {
    expect(player.hands?.get(2)).toEqual(['5s']);
    player.forward();
    expect(player.hands?.get(1)).toEqual([]);
    vi.advanceTimersByTime(3000);
    player.forward();
    expect(player.hands?.get(2)).toEqual([]);
    player.open = false;
    expect(player.hands).toBeNull();
  });

  it('plays by itself up to the count, and on from there when told', () => {
    player.start();
    vi.advanceTimersByTime(60_000);
    expect(placeText(whole, player.place)).toBe('1.3');
    expect(player.playing).toBe(true);
    player.forward();
    vi.advanceTimersByTime(60_000);
    expect(placeText(whole, player.place)).toBe('2.3');
    expect(player.playing).toBe(false);
  });

  it('stops where it is', () => {
    player.start();
    player.stop();
    vi.advanceTimersByTime(60_000);
    expect(placeText(whole, player.place)).toBe('1.1');
  });

  it('shows how a scopa is made', () => {
    expect(player.toScopa(1)).toBe(true);
    expect(player.staged?.scopa).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(player.toScopa(1)).toBe(true);
    expect(placeText(whole, player.place)).toBe('2.1');
    vi.advanceTimersByTime(5000);
    expect(player.toScopa(1)).toBe(false);
    expect(placeText(whole, player.place)).toBe('2.1');
  });
});

describe('links', () => {
  const text = '[Variant "scopa"]\n[Seat1 "Zoë „la Rossa“ 🂡"]\n' + '7dx4d3c# '.repeat(300);

  it('hold any text, in letters that an address may have', async () => {
    const code = await packed(text);
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThan(text.length / 5);
    expect(await unpacked(code)).toBe(text);
  });

  it('are known to be damaged when they are cut off or changed anywhere', async () => {
    const code = await packed(text);
    const damaged = ['', 'x', code.slice(0, -1).slice(0, -8), code.slice(1), `${code}AAAA`, '%%%'];
    for (let at = 0; at < code.length; at += 3) {
      damaged.push(code.slice(0, at) + (code.charAt(at) === 'A' ? 'B' : 'A') + code.slice(at + 1));
      damaged.push(code.slice(0, at));
    }
    for (const link of damaged) {
      // The last letter has bits to spare.
      const read = await unpacked(link).catch((error: unknown) => error);
      if (read !== text) expect(read, link).toBeInstanceOf(DamagedLink);
    }
  });

  it('do not swell without end', async () => {
    const code = await packed('a'.repeat(LONGEST + 1));
    expect(code.length).toBeLessThan(200);
    await expect(unpacked(code)).rejects.toBeInstanceOf(DamagedLink);
  });
});

describe('files', () => {
  const two = '[Variant "scopa"]\n[Seat1 "[Variant "]\n1. 7d\n\n[Variant "scopa"]\n1. 5s\n';

  it('can be cut into rounds', () => {
    expect(roundRecord(replay({ record: two }), 0)).toBe('[Variant "scopa"]\n[Seat1 "[Variant "]\n1. 7d\n');
    expect(roundRecord(replay({ record: two }), 1)).toBe('[Variant "scopa"]\n1. 5s\n');
  });

  it('are called by what they hold', () => {
    expect(fileName(replay({ id: 'a1b2c3d4e5' }))).toBe('scopa-2026-11-30-a1b2c3.scopa');
    const undated = replay().rounds.map((round) => ({ ...round, date: '../../x' }));
    expect(fileName(replay({ rounds: undated }))).toBe('scopa-a1.scopa');
  });
});
