/** The keys of a replay. */

import { t } from '../lib/i18n.svelte';

export type Command =
  | 'forward'
  | 'back'
  | 'scopa-next'
  | 'scopa-last'
  | 'round-next'
  | 'round-last'
  | 'start'
  | 'end'
  | 'play'
  | 'seat'
  | 'open'
  | 'share'
  | 'keys';

const KEYS: Record<string, Command> = {
  ArrowRight: 'forward',
  ArrowLeft: 'back',
  ArrowDown: 'scopa-next',
  ArrowUp: 'scopa-last',
  PageDown: 'round-next',
  PageUp: 'round-last',
  Home: 'start',
  End: 'end',
  ' ': 'play',
  v: 'seat',
  o: 'open',
  x: 'share',
  '?': 'keys',
};

/** What a key asks for; nothing where the key belongs to what has the focus. */
export function commandOf({ key, target }: KeyboardEvent): Command | null {
  const command = KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
  const element = target instanceof Element ? target : null;
  if (element?.closest('select')) return null;
  // A count that is higher than the screen has to be read first.
  const count = key === 'ArrowDown' || key === 'ArrowUp' ? element?.closest('dialog') : null;
  if (count && count.scrollHeight > count.clientHeight) return null;
  if (command === 'play' && element?.closest('button, a')) return null;
  return command;
}

/** Each key with what it does, to be read. */
export const keyList = (): [string, string][] => [
  ['← →', t('keys-replay-step')],
  ['↑ ↓', t('keys-replay-scopa')],
  ['PgUp PgDn', t('keys-replay-round')],
  ['Home End', t('keys-replay-ends')],
  [t('key-space'), t('keys-replay-play')],
  ['V', t('keys-replay-seat')],
  ['O', t('keys-replay-open')],
  ['X', t('keys-replay-share')],
  ['T', t('keys-table')],
  ['C', t('keys-cards')],
  ['S', t('keys-score')],
  ['L', t('keys-last')],
  ['?', t('keys-help')],
];
