/** Record files: their names, and saving them. */

import type { Replay } from '../lib/replays';

/** The record of one round of a replay, as it stands in the whole. */
export const roundRecord = ({ record }: Replay, round: number): string => {
  const text = record.split(/^(?=\[Variant ")/m)[round] ?? record;
  return `${text.trimEnd()}\n`;
};

/** A name that says what it is and sorts by date. */
export function fileName({ id, name, rounds }: Replay): string {
  const day = (rounds[0]?.date ?? '').replaceAll('.', '-');
  const safe = /^\d{4}-\d\d-\d\d$/.test(day) ? `-${day}` : '';
  return `${name}${safe}-${id.slice(0, 6)}.scopa`;
}

/** Lets the browser save a record, byte for byte as it is. */
export function saveRecord(replay: Replay): void {
  const address = URL.createObjectURL(new Blob([replay.record], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(replay);
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
