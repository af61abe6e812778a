/** Bringing matches into the archive: from a table, from a file, from a link. */

import { ApiError, fetchRecord, fetchReplays, fetchTable, fetchTables } from './api';
import { findMatch, findReplay, isForgotten, keepMatch, unknownTables, type ArchivedMatch } from './archive';
import type { TableSummary } from './messages';
import type { Replay } from './replays';
import { DamagedLink, LONGEST, unpacked } from '../replay/link';

/** A replay to look at, and the match in the archive that it is, if it is there. */
export interface Found {
  replay: Replay;
  match: ArchivedMatch | null;
  /** The seat of this browser's player; null where none is. */
  mine: number | null;
}

/** At most as many matches are fetched at a time as anybody would look through. */
const MOST = 30;

/** The replay of a table of the player's own; a match that is over is kept, unless it was forgotten. */
export async function keepTable(table: string, finished?: string): Promise<Found> {
  const [{ state }, record] = await Promise.all([fetchTable(table), fetchRecord(table)]);
  const [replay] = await fetchReplays(record);
  if (replay === undefined) throw new ApiError({ code: 'no-record', message: 'nothing counted' });
  const origin = { table, seat: state.seat, finished: finished ?? new Date().toISOString() };
  const kept = state.phase === 'over' && !(await isForgotten(table));
  const match = kept ? await keepMatch(replay, origin) : null;
  return { replay, match, mine: state.seat };
}

/** Keeps what was finished while no page was open; the tables that are still played. */
export async function keepFinished(): Promise<TableSummary[]> {
  const tables = await fetchTables();
  const over = tables.filter((table) => table.over);
  const missing = new Set(await unknownTables(over.map(({ table }) => table)));
  for (const { table, updated } of over.filter(({ table }) => missing.has(table)).slice(0, MOST)) {
    // What is wrong with one of them, or with the room there is, hides none of the others.
    await keepTable(table, updated).catch(() => undefined);
  }
  return tables.filter((table) => !table.over);
}

/** Keeps every match of a record file. */
export async function keepFile(file: File): Promise<ArchivedMatch[]> {
  const { size } = file;
  if (size > LONGEST) {
    const details = { size, limit: LONGEST };
    throw new ApiError({ code: 'record-too-long', message: `${size} bytes`, details });
  }
  const kept: ArchivedMatch[] = [];
  for (const replay of await fetchReplays(await file.arrayBuffer())) {
    kept.push(await keepMatch(replay, null));
  }
  return kept;
}

/** What the address of a replay names: `~` and a packed record, a match that is kept, or a table. */
export async function findReplayFor(what: string): Promise<Found> {
  if (what.startsWith('~')) return fromLink(what.slice(1));
  const replay = await findReplay(what);
  if (replay === null) return keepTable(what);
  const match = await findMatch(what);
  return { replay, match, mine: match?.mySeat ?? null };
}

async function fromLink(code: string): Promise<Found> {
  try {
    const [replay] = await fetchReplays(await unpacked(code));
    if (replay === undefined) throw new DamagedLink('no record in it');
    const match = await findMatch(replay.id);
    return { replay, match, mine: match?.mySeat ?? null };
  } catch (error) {
    const damaged = error instanceof DamagedLink || (error instanceof ApiError && error.status === 400);
    throw damaged ? new ApiError({ code: 'damaged-link', message: String(error) }, 400) : error;
  }
}
