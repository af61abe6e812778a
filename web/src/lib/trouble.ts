/** What stands in the way at a table. */

import { t } from './i18n.svelte';
import { network } from './network.svelte';
import type { TableStore } from './table.svelte';
import { faultText } from './words';

/** Why nothing happens, or what was refused; nothing where all is well. */
export function troubleText({ line, fault }: TableStore): string {
  if (line === 'lost') return t(network.reached ? 'line-lost' : 'offline-waits');
  return fault ? faultText(fault) : '';
}
