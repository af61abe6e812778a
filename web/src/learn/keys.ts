/** The keys of the table, for cards in a lesson. */

import { moveFocus, type Direction } from '../lib/keys';

export interface CardKeys {
  /** Enter on a hand card: whether that did something else than pick it. */
  enter: (card: string) => boolean;
  escape: () => void;
  /** A digit was pressed: picks the card at this place (from 0) and says which it is. */
  digit: (place: number) => string | undefined;
}

export function cardKeys(event: KeyboardEvent, root: Element | undefined, keys: CardKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || root === undefined) return;
  const on = document.activeElement?.closest<HTMLElement>('[data-card]');
  const here = on !== null && on !== undefined && root.contains(on);
  if (event.key.startsWith('Arrow') && here) moveFocus(root, event.key as Direction);
  else if (event.key === 'Enter' && here && on.dataset.group === 'hand') {
    if (!keys.enter(on.dataset.card ?? '')) return;
  } else if (event.key === 'Escape') keys.escape();
  else if (/^\d$/.test(event.key)) {
    const card = keys.digit((Number(event.key) + 9) % 10);
    if (card === undefined) return;
    root.querySelector<HTMLElement>(`[data-group="hand"][data-card="${card}"]`)?.focus();
  } else return;
  event.preventDefault();
}
