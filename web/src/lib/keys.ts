/** Moving between cards with the arrow keys, by where they lie on the screen. */

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Spot {
  x: number;
  y: number;
}

const AHEAD: Record<Direction, (from: Spot, to: Spot) => [number, number]> = {
  ArrowLeft: (from, to) => [from.x - to.x, Math.abs(from.y - to.y)],
  ArrowRight: (from, to) => [to.x - from.x, Math.abs(from.y - to.y)],
  ArrowUp: (from, to) => [from.y - to.y, Math.abs(from.x - to.x)],
  ArrowDown: (from, to) => [to.y - from.y, Math.abs(from.x - to.x)],
};

/** The index of the nearest spot in a direction; -1 when there is none. */
export function neighbour(spots: readonly Spot[], from: Spot, direction: Direction): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const [ahead, aside] = AHEAD[direction](from, spot);
    // Sideways distance weighs double: a key should not leave its row for a nearer card.
    const cost = ahead + aside * 2;
    if (ahead > 4 && cost < least) {
      best = index;
      least = cost;
    }
  });
  return best;
}

const middle = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Moves the focus to the next card in a direction, or to the first card of the hand. */
export function moveFocus(root: Element, direction: Direction): void {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-card]')];
  const here = cards.find((card) => card === document.activeElement);
  if (here === undefined) {
    focusHand(root);
    return;
  }
  const sideways = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const reachable = cards.filter((card) => !sideways || card.dataset.group === here.dataset.group);
  const next = neighbour(reachable.map(middle), middle(here), direction);
  reachable[next]?.focus();
}

/** Puts the focus on the hand: the selected card, or the one in the tab order. */
export function focusHand(root: Element): boolean {
  const hand = (rest: string): HTMLElement | null =>
    root.querySelector(`[data-group="hand"]${rest}`);
  const card = hand('[aria-pressed="true"]') ?? hand('[tabindex="0"]') ?? hand('');
  card?.focus();
  return card !== null;
}
