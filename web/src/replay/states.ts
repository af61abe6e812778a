/** A moment of a replay as a state of a table, seen from one of its seats. */

import { texts } from '../lib/i18n.svelte';
import type { Card, Seat, TableState } from '../lib/messages';
import type { Frame, Replay } from '../lib/replays';
import { isCount, type Place } from './place';

export interface Looking {
  /** From which seat. */
  seat: number;
  /** Which seat is the player's own; null where none is. */
  mine: number | null;
}

export function frameAt(replay: Replay, { round, ply }: Place): Frame {
  const frames = replay.rounds[round]?.frames ?? [];
  const frame = frames[Math.min(ply, frames.length - 1)];
  if (frame === undefined) throw new RangeError(`there is no round ${round} in this replay`);
  return frame;
}

/** Every hand as it lies open, by seat. */
export const handsAt = (replay: Replay, place: Place): Map<number, Card[]> =>
  new Map(frameAt(replay, place).hands.map((cards, index) => [index + 1, cards]));

export function stateAt(replay: Replay, place: Place, looking: Looking): TableState {
  const frame = frameAt(replay, place);
  const round = replay.rounds[place.round]!;
  const counted = isCount(replay, place);
  const last = place.round === replay.rounds.length - 1;
  return {
    table: replay.id,
    version: 0,
    variant: replay.variant,
    name: replay.name,
    switches: replay.switches,
    target: replay.target,
    phase: frame.turn > 0 ? 'playing' : last && replay.winner > 0 ? 'over' : 'prepared',
    seats: seatsOf(replay, frame, looking),
    seat: looking.seat,
    round: round.round,
    dealer: round.dealer,
    leader: round.leader,
    turn: frame.turn,
    ply: Math.min(place.ply, round.frames.length - 1),
    hand: frame.hands[looking.seat - 1] ?? [],
    table_cards: frame.table_cards,
    stock: frame.stock,
    last_hand: frame.stock === 0,
    piles: frame.piles,
    last_play: frame.played,
    plays: [],
    score: counted && round.result ? round.result.score : round.score,
    result: counted ? round.result : null,
    winner: counted && last ? replay.winner : 0,
    // Whatever tells this round from others: by it a hand keeps its order.
    commitment: `${replay.id} ${round.round}`,
  };
}

/** Who sits where; a bot is known by its name, and `?` is nobody's name. */
const seatsOf = (replay: Replay, frame: Frame, { seat: reader, mine }: Looking): Seat[] =>
  replay.seats.map(({ seat, side, name }, index) => {
    const bot = texts.has(`bot-${name}`);
    return {
      seat,
      side,
      kind: bot ? 'bot' : 'human',
      bot: bot ? name : null,
      you: seat === reader,
      self: seat === mine,
      cards: frame.hands[index]?.length ?? 0,
      ...(!bot && name !== '?' && name !== '' && { name }),
    };
  });
