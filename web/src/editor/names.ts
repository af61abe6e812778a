/** What places, seats and sides are called while a position is set up. */

import { t } from '../lib/i18n.svelte';
import type { TableState } from '../lib/messages';
import { seatName, sideName } from '../lib/words';
import { kindOf, numberOf, type Draft, type Place } from './draft';

const PLACES: Record<string, string> = {
  hand: 'editor-hand',
  table: 'editor-table',
  pile: 'editor-pile',
  stock: 'editor-stock',
};

export interface Names {
  seat: (seat: number) => string;
  side: (side: number) => string;
  place: (place: Place) => string;
  /** A letter or two that stand for a place on a card. */
  mark: (place: Place) => string;
}

/** The names at a table with the player at seat 1 and these bots at the others. */
export function namesAt({ sides }: Draft, bots: readonly string[]): Names {
  const seats: TableState['seats'] = sides.map((side, index) => ({
    seat: index + 1,
    side,
    kind: index === 0 ? 'human' : 'bot',
    bot: bots[index - 1] ?? null,
    you: index === 0,
    cards: 0,
  }));
  const seat = (number: number): string => seatName({ seats }, number);
  const side = (number: number): string => sideName({ seats }, number);
  const who = (place: Place): string =>
    kindOf(place) === 'hand' ? seat(numberOf(place)) : side(numberOf(place));
  return {
    seat,
    side,
    place: (place) =>
      t(PLACES[kindOf(place)] ?? '', { who: who(place), you: place === 'hand-1' ? 'yes' : 'no' }),
    mark: (place) => t(`editor-mark-${kindOf(place)}`, { number: numberOf(place) }),
  };
}
