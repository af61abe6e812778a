/** A match of the archive in words, for lists. */

import type { ArchivedMatch } from '../lib/archive';
import { t, texts } from '../lib/i18n.svelte';
import { botName, variantName } from '../lib/words';

/** What somebody in a record is called: a bot by its name, the nameless by their seat. */
const called = (name: string, seat: number): string =>
  name === '?' || name === '' ? t('seat-number', { seat }) : botName(name);

/** Who played: against whom, or, in a record that was brought, everybody. */
export function playersText({ opponents, players, mySeat }: ArchivedMatch): string {
  if (mySeat === null) return texts.list(players.map((name, index) => called(name, index + 1)));
  return t('matches-against', { who: texts.list(counted(opponents.map((name) => called(name, 0)))) });
}

/** Namesakes once each: Greedy ×2. */
function counted(names: string[]): string[] {
  const count = (name: string): number => names.filter((other) => other === name).length;
  return [...new Set(names)].map((name) => (count(name) > 1 ? `${name} ×${count(name)}` : name));
}

/** When: with the time for one's own, the day alone for a record that names no more. */
export const dateText = ({ finished, table }: ArchivedMatch): string =>
  new Intl.DateTimeFormat(texts.language, {
    dateStyle: 'medium',
    ...(table !== null && { timeStyle: 'short' }),
  }).format(new Date(finished));

export const scoreText = ({ score }: ArchivedMatch): string => score.join(' : ');

/** How it ended for this browser's player; for others, nothing. */
export function resultText({ winner, mySide }: ArchivedMatch): string {
  if (winner === 0) return t('matches-undecided');
  if (mySide === null) return '';
  return t(winner === mySide ? 'matches-won' : 'matches-lost');
}

/** A match in a line, so that one is told from the other. */
export const matchText = (match: ArchivedMatch): string =>
  [variantName(match.variant), playersText(match), scoreText(match), dateText(match)].join(', ');
