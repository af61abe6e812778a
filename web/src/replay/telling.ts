/** What is said of a replay. */

import type { News } from '../lib/display.svelte';
import { t } from '../lib/i18n.svelte';
import type { TableState } from '../lib/messages';
import { lastText, leftoversText, listed, seatName, told } from '../lib/words';
import type { ReplayPlayer } from './player.svelte';

/** In which round, after which play. */
export function whereText({ replay, place }: ReplayPlayer): string {
  const there = replay.rounds[place.round];
  if (there === undefined) return '';
  const plays = there.frames.length - 1;
  if (place.ply === 0) return t('replay-where-start', { round: there.round });
  return t('replay-where', { round: there.round, ply: Math.min(place.ply, plays), plays });
}

/** What has just happened, in short. */
export function momentText({ state, place, replay }: ReplayPlayer): string {
  if (state === null) return '';
  const there = replay.rounds[place.round];
  if (state.last_play === null) {
    return there?.set_up ? t('replay-set-up', { round: there.round }) : dealt(state);
  }
  const stops = there?.result === null && place.ply === there.frames.length - 1;
  return stops ? `${lastText(state)} ${t('replay-stops')}` : lastText(state);
}

/** What a step showed, for those who listen. */
export function newsText({ event, state, before }: News): string {
  if (event.kind === 'dealt') {
    const { table_cards } = state;
    const table = table_cards.length ? t('told-table', { cards: listed(table_cards) }) : '';
    return `${dealt(state)} ${table}`.trimEnd();
  }
  if (event.kind !== 'played') return '';
  return [
    told(before, event),
    ...(event.hand_dealt ? [t('replay-hand-dealt')] : []),
    ...(event.leftovers.length
      ? [leftoversText(state, event.leftovers, event.leftovers_side)]
      : []),
  ].join(' ');
}

function dealt(state: TableState): string {
  const dealer = state.seats.find(({ seat }) => seat === state.dealer);
  return t('replay-dealt', {
    round: state.round,
    who: seatName(state, state.dealer),
    you: dealer?.self ? 'yes' : 'no',
  });
}
