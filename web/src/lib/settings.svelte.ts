/** What this browser remembers of its player's taste. */

import { DECKS, type Deck } from '../deck/decks';

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTOR: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

/** Reads from localStorage, which may be forbidden. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`scopa.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`scopa.${key}`, value);
  } catch {
    // Then it is forgotten with the page, which is what such a browser asks for.
  }
}

function recalledSpeed(): Speed {
  const speed = recall('speed') as Speed | null;
  return speed !== null && SPEEDS.includes(speed) ? speed : 'normal';
}

function recalledDeck(): Deck {
  const deck = recall('deck') as Deck | null;
  return deck !== null && DECKS.includes(deck) ? deck : 'neapolitan';
}

class Settings {
  #speed = $state<Speed>(recalledSpeed());
  #deck = $state<Deck>(recalledDeck());

  get deck(): Deck {
    return this.#deck;
  }

  set deck(deck: Deck) {
    this.#deck = deck;
    remember('deck', deck);
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    remember('speed', speed);
  }

  /** Milliseconds as this player wants them. */
  paced(milliseconds: number): number {
    return milliseconds * FACTOR[this.#speed];
  }

  /** The same for things that move: nothing does where the system asks for calm. */
  moving(milliseconds: number): number {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return calm ? 0 : this.paced(milliseconds);
  }
}

export const settings = new Settings();
