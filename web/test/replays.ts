/** A short replay as the server sends it, for tests: two rounds of two plays each. */

import type { Result } from '../src/lib/messages';
import type { Frame, Replay } from '../src/lib/replays';

const PILES = [
  { cards: 0, scope: 0, scopa_cards: [] },
  { cards: 0, scope: 0, scopa_cards: [] },
];

const FRAMES: Frame[] = [
  {
    played: null,
    turn: 1,
    hands: [['7d'], ['5s']],
    table_cards: ['4d', '3c'],
    stock: 0,
    piles: PILES,
  },
  {
    played: {
      seat: 1,
      play: '7dx4d3c#',
      card: '7d',
      captured: ['4d', '3c'],
      scopa: true,
      hand_dealt: false,
      leftovers: [],
      leftovers_side: 0,
    },
    turn: 2,
    hands: [[], ['5s']],
    table_cards: [],
    stock: 0,
    piles: [{ cards: 3, scope: 1, scopa_cards: ['7d'] }, PILES[1]!],
  },
  {
    played: {
      seat: 2,
      play: '5s',
      card: '5s',
      captured: [],
      scopa: false,
      hand_dealt: false,
      leftovers: ['5s'],
      leftovers_side: 1,
    },
    turn: 0,
    hands: [[], []],
    table_cards: [],
    stock: 0,
    piles: [{ cards: 4, scope: 1, scopa_cards: ['7d'] }, PILES[1]!],
  },
];

const result = (round: number, score: number[]): Result => ({
  round,
  tally: { carte: [1, 0], denari: [1, 0], settebello: [1, 0], primiera: [0, 0], scope: [1, 0] },
  points: [4, 0],
  score,
  sides: [
    {
      cards: 4,
      coins: 2,
      settebello: true,
      prime: [{ card: '7d', value: 21 }, null, null, null],
      primiera: null,
      re_bello: false,
      napola: 0,
      tris: 0,
      scope: [{ seat: 1, play: '7dx4d3c#' }],
    },
    {
      cards: 0,
      coins: 0,
      settebello: false,
      prime: [null, null, null, null],
      primiera: null,
      re_bello: false,
      napola: 0,
      tris: 0,
      scope: [],
    },
  ],
  leftovers: ['5s'],
  leftovers_side: 1,
  seed: '',
  contribution: '',
});

export const replay = (more: Partial<Replay> = {}): Replay => ({
  id: 'a1',
  record: '[Variant "scopa"]\n',
  variant: 'scopa',
  name: 'scopa',
  switches: {},
  target: 11,
  seats: [
    { seat: 1, side: 1, name: '?' },
    { seat: 2, side: 2, name: 'greedy' },
  ],
  rounds: [
    {
      round: 1,
      date: '2026.11.30',
      dealer: 2,
      leader: 1,
      score: [4, 0],
      set_up: false,
      frames: FRAMES,
      result: result(1, [8, 0]),
    },
    {
      round: 2,
      date: '2026.11.30',
      dealer: 1,
      leader: 1,
      score: [8, 0],
      set_up: false,
      frames: FRAMES,
      result: result(2, [12, 0]),
    },
  ],
  score: [12, 0],
  winner: 1,
  ...more,
});
