/** What the player has picked: a hand card, and table cards where it could take several sets. */

import { narrowed, pickable, playsOf } from './choices';
import type { Card, Play } from './messages';

export class Selection {
  #plays: () => readonly Play[];
  #card = $state<Card | null>(null);
  #picked = $state<Card[]>([]);
  /** The hand card that the pointer or the keyboard's focus is on. */
  peeked = $state<Card | null>(null);

  /** Every play of the selected card; none when its turn is over. */
  options: Play[] = $derived.by(() => playsOf(this.#plays(), this.#card));
  /** The selected hand card, as long as it can be played. */
  card: Card | null = $derived(this.options.length > 0 ? this.#card : null);
  /** The table cards picked, as long as they can be taken: they may have gone before the turn came. */
  #held: Card[] = $derived.by(() => {
    const takeable = pickable(this.options);
    return this.#picked.filter((card) => takeable.has(card));
  });
  /** The options that fit the table cards picked. */
  fitting: Play[] = $derived.by(() => narrowed(this.options, this.#held));
  /** The one play that remains, ready to be confirmed. */
  ready: Play | null = $derived(this.fitting.length === 1 ? (this.fitting[0] ?? null) : null);
  /** The table cards that can be tapped now. */
  open: Set<Card> = $derived.by(() => pickable(this.fitting));
  /** The table cards that will be taken, as far as that is settled. */
  taking: Card[] = $derived(this.ready?.captured ?? this.#held);

  /** What the card under the pointer could do, as long as another is not selected. */
  glimpse: Play[] = $derived.by(() =>
    this.card === null ? playsOf(this.#plays(), this.peeked) : [],
  );
  /** The table cards that it would take, or could. */
  hinted: Set<Card> = $derived.by(() => pickable(this.glimpse));

  constructor(plays: () => readonly Play[]) {
    this.#plays = plays;
  }

  /** Selects a hand card, or lets go of it. */
  choose(card: Card): void {
    const same = this.card === card;
    this.clear();
    if (!same) this.#card = card;
  }

  /** Adds a table card to what is to be taken, or leaves it out again. */
  pick(card: Card): void {
    if (this.#held.includes(card)) {
      this.#picked = this.#held.filter((other) => other !== card);
    } else if (this.open.has(card)) {
      this.#picked = [...this.#held, card];
    }
  }

  /** Takes one of the options from the list. */
  settle(play: Play): void {
    this.#card = play.card;
    this.#picked = [...play.captured];
  }

  clear(): void {
    this.#card = null;
    this.#picked = [];
  }
}
