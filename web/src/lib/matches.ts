/** Beginning a match. */

import { createTable, faultOf, type Beginning } from './api';
import type { Fault, TableState } from './messages';
import { router } from './router.svelte';
import { uuid } from './uuid';
import { others } from './words';

let underWay: Promise<Fault | null> | null = null;

/** Makes a table and goes there; the reason when it cannot be made. Meanwhile it makes no other. */
export function begin(
  variant: string,
  bots: string[],
  from?: Beginning,
): Promise<Fault | null> {
  underWay ??= make(variant, bots, from).finally(() => (underWay = null));
  return underWay;
}

async function make(
  variant: string,
  bots: string[],
  from?: Beginning,
): Promise<Fault | null> {
  try {
    router.toTable((await createTable(uuid(), variant, bots, from)).table);
    return null;
  } catch (error) {
    return faultOf(error);
  }
}

/** Another match by the same rules, against the same bots. */
export const rematch = (state: TableState): Promise<Fault | null> =>
  begin(
    state.variant,
    others(state).flatMap((seat) => (seat.bot === null ? [] : [seat.bot])),
  );
