/** States as the server sends them, for tests. */

import type { Card, EventMessage, Play, TableState } from '../src/lib/messages';

export const play = (card: Card, captured: Card[] = [], scopa = false): Play => ({
  play: captured.length ? `${card}x${captured.join('')}${scopa ? '#' : ''}` : card,
  card,
  captured,
  scopa,
});

export function state(more: Partial<TableState> = {}): TableState {
  return {
    table: 'abc',
    version: 3,
    variant: 'scopa',
    name: 'scopa',
    switches: {},
    target: 11,
    phase: 'playing',
    seats: [
      { seat: 1, side: 1, kind: 'human', bot: null, you: true, cards: 3 },
      { seat: 2, side: 2, kind: 'bot', bot: 'greedy', you: false, cards: 3 },
    ],
    seat: 1,
    round: 1,
    dealer: 2,
    leader: 1,
    turn: 1,
    ply: 0,
    hand: ['7d', '5s', 'Rd'],
    table_cards: ['4d', '3c', '2b', 'As'],
    stock: 30,
    last_hand: false,
    piles: [
      { cards: 0, scope: 0, scopa_cards: [] },
      { cards: 0, scope: 0, scopa_cards: [] },
    ],
    last_play: null,
    plays: [play('7d', ['4d', '3c']), play('7d', ['4d', '2b', 'As']), play('5s', ['4d', 'As']), play('Rd')],
    score: [0, 0],
    result: null,
    winner: 0,
    commitment: '00',
    ...more,
  };
}

/** Four at a table, in two pairs. */
export const four = (): TableState =>
  state({
    name: 'scopone',
    seats: [1, 2, 3, 4].map((seat) => ({
      seat,
      side: 2 - (seat % 2),
      kind: seat === 1 ? 'human' : 'bot',
      bot: seat === 1 ? null : seat === 3 ? 'random' : 'greedy',
      you: seat === 1,
      cards: 9,
    })),
  });

/** The event of a play by a seat, and the state after it. */
export function played(
  version: number,
  seat: number,
  made: Play,
  after: Partial<TableState> = {},
): EventMessage {
  return {
    type: 'event',
    version,
    event: { kind: 'played', seat, ...made, hand_dealt: false, leftovers: [], leftovers_side: 0 },
    state: state({ version, plays: [], ...after }),
  };
}
