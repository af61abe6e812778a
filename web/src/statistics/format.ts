/** Numbers, days and names as the page's language writes them. */

import { t, texts } from '../lib/i18n.svelte';
import type { Group } from '../lib/statistics';
import { botName, variantName } from '../lib/words';

const number = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(texts.language, options).format(value);

export const whole = (value: number): string => number(value, {});
export const percent = (share: number): string =>
  number(share, { style: 'percent', maximumFractionDigits: 0 });

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
/** Points a round: 2.14. */
export const points = (value: number): string => number(value, TWO);
/** A difference of points a round, with its sign: +0.31. */
export const lead = (value: number): string => number(value, { ...TWO, signDisplay: 'exceptZero' });

/** A mark on a scale: +2, −0.5. */
export const mark = (value: number): string =>
  number(value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export const day = (moment: string): string =>
  new Intl.DateTimeFormat(texts.language, { dateStyle: 'medium' }).format(new Date(moment));

/** What a game or an opponent is called, given by its key. */
export const nameOf: Record<Group, (key: string) => string> = {
  variant: variantName,
  opponent: (names) => texts.list(names.split('+').map(named)),
};

const named = (name: string): string => (name === '?' ? t('statistics-somebody') : botName(name));
