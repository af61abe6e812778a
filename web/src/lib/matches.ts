/** Beginning a match. */

import { createTable, faultOf, type Beginning } from './api';
import type { Fault, TableState } from './messages';
import { router } from './router.svelte';
import { uuid } from './uuid';
import { others } from './words';

/** Makes a table and goes there; the reason when it cannot be made. */
export async function begin(
  variant: string,
  bots: string[],
  beginning?: Beginning,
): Promise<Fault | null> {
  try {
    router.toTable((await createTable(uuid(), variant, bots, beginning)).table);
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
