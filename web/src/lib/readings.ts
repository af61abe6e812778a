/** What is read aloud when asked for: the table, the hand, the score. */

import { t } from './i18n.svelte';
import type { Display } from './display.svelte';
import { capital, handName, listed, pileText, seatName, sideName, told } from './words';

export type Reading = 'table' | 'hand' | 'score' | 'last';

/** The key for each. */
export const READINGS: Record<string, Reading> = { t: 'table', c: 'hand', s: 'score', l: 'last' };

/** What there is to say; nothing before the table has come. */
export function reading(what: Reading, table: Display): string {
  const { state, cards, hand } = table;
  if (state === null) return '';
  if (what === 'hand') {
    // In a replay it may be another's.
    if (state.seats.some(({ you, self }) => you && self === false)) {
      return `${handName(state, state.seat)}: ${listed(hand) || '–'}.`;
    }
    return hand.length ? t('told-hand', { cards: listed(hand) }) : t('told-hand-empty');
  }
  if (what === 'last') return state.last_play ? told(state, state.last_play) : t('told-nothing');
  if (what === 'table') {
    const laid = cards.length ? t('told-table', { cards: listed(cards) }) : t('table-empty');
    const left = state.stock ? t('stock', { count: state.stock }) : t('last-hand');
    return `${laid} ${capital(left)}. ${turn(table)}`;
  }
  return state.score
    .map((points, index) => {
      const owner = sideName(state, index + 1);
      const pile = state.piles[index];
      const total = t('told-points', { owner, points, target: state.target });
      return pile ? `${total} ${capital(pileText(pile, owner))}.` : total;
    })
    .join(' ');
}

function turn({ state }: Display): string {
  if (state === null || state.turn === 0) return '';
  return state.seats.some(({ seat, you, self }) => seat === state.turn && (self ?? you))
    ? t('your-turn')
    : t('foot-wait', { who: seatName(state, state.turn) });
}
