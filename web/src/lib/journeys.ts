/** From where to where cards travel when the table changes. */

import type { Card, TableEvent, TableState } from './messages';
import type { Journey } from './motion';
import type { Staged } from './display.svelte';

/** What the page shows: the table, and the play on display. */
export interface Shown {
  state: TableState;
  staged: Staged | null;
}

/** Milliseconds at normal speed. */
const PICK = 140;
const PLAY = 380;
const DEAL = 420;
/** A deal lasts about as long, however many cards it has. */
const WHOLE_DEAL = 650;
const MOST_APART = 70;
const APART = 40;

const nowhere = (): null => null;

/** The journey from what was shown to what is shown, by the event that lies between. */
export function journey(before: Shown, now: Shown, event: TableEvent | null): Journey {
  const { state, staged } = now;
  const dealt = event !== null && ('hand_dealt' in event ? event.hand_dealt : event.kind === 'dealt');
  const settled = event !== null || before.staged !== staged;
  const deck = before.state.stock + state.stock > 0 ? 'stock' : `seat-${state.dealer}`;
  return {
    duration: dealt ? DEAL : settled ? PLAY : PICK,
    apart: dealt ? Math.min(MOST_APART, WHOLE_DEAL / cardsIn(state)) : APART,
    origin: (key) => (staged?.card === key ? `seat-${staged.seat}` : dealt ? deck : null),
    target: event?.kind === 'played' ? (key) => pileOf(event, state, key) : nowhere,
  };
}

const cardsIn = ({ seats, table_cards }: TableState): number =>
  seats.reduce((sum, { cards }) => sum + cards, table_cards.length) || 1;

/** The pile to which a play sends a card: its own capture's, or that of the last cards. */
function pileOf(
  event: TableEvent & { kind: 'played' },
  { seats }: TableState,
  card: Card,
): string | null {
  const { seat, captured, leftovers, leftovers_side } = event;
  if (captured.includes(card) || (card === event.card && captured.length > 0)) {
    return `pile-${seats.find((other) => other.seat === seat)?.side}`;
  }
  return leftovers.includes(card) ? `pile-${leftovers_side}` : null;
}
