/** Where one is in a replay: `3.17` is the third round after its seventeenth play. */

import type { Replay, ReplayRound } from '../lib/replays';

export interface Place {
  /** Which of the replay's rounds, from 0. */
  round: number;
  /** How many plays have been made; one more than there are: the count. */
  ply: number;
}

export const START: Place = { round: 0, ply: 0 };

const playsOf = (round: ReplayRound | undefined): number => (round?.frames.length ?? 1) - 1;

/** The last place of a round: its count, or its last play where it was not finished. */
export const endOf = (replay: Replay, round: number): Place => {
  const there = replay.rounds[round];
  return { round, ply: playsOf(there) + (there?.result ? 1 : 0) };
};

export const isCount = (replay: Replay, { round, ply }: Place): boolean =>
  ply > playsOf(replay.rounds[round]);

export function after(replay: Replay, place: Place): Place | null {
  if (place.ply < endOf(replay, place.round).ply) return { ...place, ply: place.ply + 1 };
  return place.round + 1 < replay.rounds.length ? { round: place.round + 1, ply: 0 } : null;
}

export function before(replay: Replay, place: Place): Place | null {
  if (place.ply > 0) return { ...place, ply: place.ply - 1 };
  return place.round > 0 ? endOf(replay, place.round - 1) : null;
}

/** The places at which a scopa has just been made, in order. */
export const scopeIn = (replay: Replay): Place[] =>
  replay.rounds.flatMap(({ frames }, round) =>
    frames.flatMap(({ played }, ply) => (played?.scopa ? [{ round, ply }] : [])),
  );

const compare = (a: Place, b: Place): number => a.round - b.round || a.ply - b.ply;

/** The next scopa after a place, or the one before it. */
export function scopaFrom(replay: Replay, place: Place, way: 1 | -1): Place | null {
  const scope = scopeIn(replay);
  return way > 0
    ? (scope.find((other) => compare(other, place) > 0) ?? null)
    : (scope.findLast((other) => compare(other, place) < 0) ?? null);
}

/** As it stands in an address, by the number the round has in the match. */
export const placeText = (replay: Replay, { round, ply }: Place): string =>
  `${replay.rounds[round]?.round ?? 1}.${ply}`;

/** The place an address names; the nearest there is, or the start. */
export function placeIn(replay: Replay, text: string): Place {
  const [number = '', ply = ''] = text.split('.');
  const round = replay.rounds.findIndex((other) => String(other.round) === number);
  if (round < 0) return START;
  return { round, ply: Math.min(Number(ply) || 0, endOf(replay, round).ply) };
}
