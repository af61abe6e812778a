/** The requests of docs/protocol.md. */

import type { Early } from '../early';
import type { AdviceDocument, Course, Guide, LessonDocument } from '../learn/documents';
import { network } from './network.svelte';
import { pause } from './pause';
import type { Fault, PositionShown, SnapshotMessage, TableSummary, Variants } from './messages';
import type { Replay } from './replays';

/** A request that was refused, or got no answer: `fault.code` names the sentence to show. */
export class ApiError extends Error {
  constructor(
    readonly fault: Fault,
    readonly status = 0,
  ) {
    super(fault.message);
  }
}

/** What is said where no answer came. */
export const UNREACHABLE: Fault = { code: 'unreachable', message: 'no answer' };

/** What to say of an error, whatever it was. */
export const faultOf = (error: unknown): Fault =>
  error instanceof ApiError ? error.fault : { code: 'unknown', message: String(error) };

/** The answer that src/early.ts has asked for already; once. */
function asked(path: string, init?: RequestInit): Promise<Response> | undefined {
  const { early } = globalThis as { early?: Early };
  const answer = init === undefined ? early?.answers.get(path) : undefined;
  early?.answers.delete(path);
  return answer;
}

/** Whether the answer may be one that the service worker has kept. */
const isLasting = (path: string): boolean => !path.startsWith('/api/tables');

async function answerTo(path: string, init?: RequestInit): Promise<Response> {
  try {
    const answer = await (asked(path, init) ?? fetch(path, init));
    if (!isLasting(path)) network.reached = true;
    return answer;
  } catch (cause) {
    network.reached = false;
    throw new ApiError({ ...UNREACHABLE, message: String(cause) });
  }
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await answerTo(path, init);
  const body: unknown = await answer.json().catch(() => null);
  // Whatever comes of it is work enough for a moment of its own.
  await pause();
  if (answer.ok && body !== null) return body as T;
  throw new ApiError(faultIn(body, answer.status), answer.status);
}

function faultIn(body: unknown, status: number): Fault {
  const fault = (body as { error?: Fault } | null)?.error;
  return typeof fault?.code === 'string'
    ? fault
    : { code: 'unknown', message: `the server answered ${status}` };
}

const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const fetchVariants = (): Promise<Variants> => request('/api/variants');

export const fetchBots = async (): Promise<string[]> =>
  (await request<{ bots: string[] }>('/api/bots')).bots;

export const fetchTables = async (): Promise<TableSummary[]> =>
  (await request<{ tables: TableSummary[] }>('/api/tables')).tables;

/** The reader's plays at a moment, with the points they promise, best first. */
export const fetchHint = (
  id: string,
): Promise<{ round: number; ply: number; plays: { play: string; value: number }[] }> =>
  request(`${tablePath(id)}/hint`);

export const fetchTable = (id: string): Promise<SnapshotMessage> => request(tablePath(id));

const post = <T>(path: string, body: object): Promise<T> =>
  request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Where a match begins that is not dealt: a position, and the points before it. */
export interface Beginning {
  position: string;
  score: number[];
}

/** Makes a table; the same id again is the same table. */
export const createTable = (
  id: string,
  variant: string,
  bots: string[],
  beginning?: Beginning,
): Promise<{ table: string }> => post('/api/tables', { id, variant, bots, ...beginning });

/** What a position says; with `fill` its missing cards are put somewhere, without text one is drawn. */
export const fetchPosition = (about: {
  variant: string;
  position?: string;
  fill?: boolean;
}): Promise<PositionShown> => post('/api/positions', about);

/** The record of a table's counted rounds. */
export async function fetchRecord(id: string): Promise<string> {
  const answer = await answerTo(`${tablePath(id)}/record`);
  if (answer.ok) return answer.text();
  throw new ApiError(faultIn(await answer.json().catch(() => null), answer.status), answer.status);
}

/** The matches of a record file, verified, with every position drawn out. */
export const fetchReplays = async (record: string | ArrayBuffer): Promise<Replay[]> =>
  (await request<{ matches: Replay[] }>('/api/replays', { method: 'POST', body: record })).matches;

export function socketAddress(id: string, since: number): string {
  const address = new URL(`${tablePath(id)}/socket`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('since', String(since));
  return address.href;
}

export const fetchCourse = (): Promise<Course> => request('/api/lessons');

export const fetchLesson = (name: string): Promise<LessonDocument> =>
  request(`/api/lessons/${encodeURIComponent(name)}`);

/** The rules of the variant with this code. */
export const fetchGuide = (variant: string): Promise<Guide> =>
  request(`/api/guides/${encodeURIComponent(variant)}`);

export const fetchTerms = async (): Promise<string[]> =>
  (await request<{ terms: string[] }>('/api/pages/glossary')).terms;

export const fetchQuestions = async (): Promise<string[]> =>
  (await request<{ questions: string[] }>('/api/pages/questions')).questions;

export const fetchAdvice = async (): Promise<AdviceDocument[]> =>
  (await request<{ advice: AdviceDocument[] }>('/api/pages/advice')).advice;
