/**
 * The matches this browser keeps: those finished here, and those brought as record files.
 *
 * A match is its facts, by which it is listed and counted, and its replay, which is large and read
 * only when it is looked at. Nothing of it is on the server.
 */

import type { SideResult } from './messages';
import type { Replay } from './replays';
import { openShelf, type Shelf } from './shelf';

/** What a side had when a round was counted. */
export interface CountedSide
  extends Pick<
    SideResult,
    'cards' | 'coins' | 'settebello' | 'primiera' | 're_bello' | 'napola' | 'tris'
  > {
  /** How many scope it made. */
  scope: number;
}

/** A round that was played to its end. Lists have one entry a side, side 1 first. */
export interface ArchivedRound {
  round: number;
  /** The points by category: `carte`, `denari`, `settebello`, `primiera`, `scope` … */
  tally: Record<string, number[]>;
  points: number[];
  sides: CountedSide[];
}

export interface ArchivedMatch {
  /** The same for the same record, wherever it was kept. */
  id: string;
  /** The table where it was played; null for a record that was brought. */
  table: string | null;
  /** When it was finished, as an ISO date with its time; of a record brought, its day. */
  finished: string;
  /** The variant's code, such as `scopa?target=21`. */
  variant: string;
  /** Names as the record has them, seat 1 first: a bot's, a person's, or `?`. */
  players: string[];
  /** The names of those who played against this browser's player; empty for records brought. */
  opponents: string[];
  /** Where this browser's player sat; null for a record that was brought. */
  mySeat: number | null;
  mySide: number | null;
  /** Match points at the end, one a side. */
  score: number[];
  /** The side that won; 0 for a match that was not decided. */
  winner: number;
  /** Whether it began at a position set up by hand: such a match says little of how one plays. */
  setUp: boolean;
  rounds: ArchivedRound[];
}

/** Where a match came from: the player's own table, or a file or link. */
export type Origin = { table: string; seat: number; finished: string } | null;

const shelf: Promise<Shelf> = openShelf();

/** Whether matches are still here after the page is closed. */
export const lasting = async (): Promise<boolean> => (await shelf).lasting;

/** Every match kept, the newest first. */
export async function listMatches(): Promise<ArchivedMatch[]> {
  const matches = await (await shelf).all<ArchivedMatch>('matches');
  return matches.sort((a, b) => b.finished.localeCompare(a.finished));
}

export const findReplay = async (id: string): Promise<Replay | null> =>
  (await shelf).get<Replay>('replays', id);

export const findMatch = async (id: string): Promise<ArchivedMatch | null> =>
  (await shelf).get<ArchivedMatch>('matches', id);

/** Keeps a match; one that is there stays as it is, unless it turns out to be the player's own. */
export async function keepMatch(replay: Replay, origin: Origin): Promise<ArchivedMatch> {
  const known = await findMatch(replay.id);
  if (known && (known.table !== null || origin === null)) return known;
  const match = factsOf(replay, origin);
  await (await shelf).put({ matches: match, replays: replay });
  return match;
}

/** Removes a match; one of the player's own is not fetched from the server again. */
export async function forgetMatch(id: string): Promise<void> {
  const kept = await shelf;
  const table = (await findMatch(id))?.table;
  await kept.remove(id);
  if (table) await kept.put({ forgotten: { id: table } });
}

export const isForgotten = async (table: string): Promise<boolean> =>
  (await (await shelf).get('forgotten', table)) !== null;

/** Those of the tables that were neither kept nor forgotten. */
export async function unknownTables(tables: readonly string[]): Promise<string[]> {
  const forgotten = await (await shelf).all('forgotten');
  const known = new Set([
    ...forgotten.map(({ id }) => id),
    ...(await listMatches()).map(({ table }) => table),
  ]);
  return tables.filter((table) => !known.has(table));
}

/** What is worth knowing of a match without looking at it. */
export function factsOf(replay: Replay, origin: Origin): ArchivedMatch {
  const mySeat = origin?.seat ?? null;
  const mySide = replay.seats.find(({ seat }) => seat === mySeat)?.side ?? null;
  return {
    id: replay.id,
    table: origin?.table ?? null,
    finished: origin?.finished ?? dayOf(replay) ?? new Date().toISOString(),
    variant: replay.variant,
    players: replay.seats.map(({ name }) => name),
    opponents: replay.seats
      .filter(({ side }) => mySide !== null && side !== mySide)
      .map(({ name }) => name),
    mySeat,
    mySide,
    score: replay.score,
    winner: replay.winner,
    setUp: replay.rounds.some((round) => round.set_up),
    rounds: replay.rounds.flatMap(({ round, result }) =>
      result === null
        ? []
        : [
            {
              round,
              tally: result.tally,
              points: result.points,
              sides: result.sides.map(({ prime: _, ...side }, index) => ({
                ...side,
                scope: result.tally.scope?.[index] ?? 0,
              })),
            },
          ],
    ),
  };
}

/** The day the record names, at noon in UTC: the same day nearly everywhere. */
function dayOf({ rounds }: Replay): string | null {
  const day = (rounds.at(-1)?.date ?? '').replaceAll('.', '-');
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? `${day}T12:00:00Z` : null;
}
