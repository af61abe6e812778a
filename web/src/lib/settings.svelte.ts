/** What this browser remembers of its player's taste. */

import { DECKS, type Deck } from '../deck/decks';
import { recall, remember } from './memory';

/** Every setting: the values it can have, in the order they are offered, and the usual one. */
export const CHOICES = {
  deck: { values: DECKS, usual: 'neapolitan' },
  theme: { values: ['auto', 'light', 'dark'], usual: 'auto' },
  speed: { values: ['slow', 'normal', 'fast', 'off'], usual: 'normal' },
  sorting: { values: ['rank', 'suit', 'dealt'], usual: 'rank' },
  confirm: { values: ['on', 'off'], usual: 'on' },
  counts: { values: ['on', 'off'], usual: 'on' },
  sound: { values: ['on', 'off'], usual: 'off' },
  controls: { values: ['right', 'left'], usual: 'right' },
} as const;

export type Setting = keyof typeof CHOICES;
export type Value<S extends Setting> = (typeof CHOICES)[S]['values'][number];
export type Speed = Value<'speed'>;

const FACTOR: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

function recalled(name: Setting): string {
  const { values, usual } = CHOICES[name];
  return (values as readonly string[]).find((value) => value === recall(name)) ?? usual;
}

const all = (): Record<Setting, string> =>
  Object.fromEntries((Object.keys(CHOICES) as Setting[]).map((name) => [name, recalled(name)])) as
    Record<Setting, string>;

class Settings {
  #values = $state(all());

  get deck(): Deck {
    return this.get('deck');
  }

  set deck(deck: Deck) {
    this.set('deck', deck);
  }

  get<S extends Setting>(name: S): Value<S> {
    return this.#values[name] as Value<S>;
  }

  set<S extends Setting>(name: S, value: Value<S>): void {
    this.#values[name] = value;
    remember(name, value);
  }

  /** Milliseconds as this player wants them. */
  paced(milliseconds: number): number {
    return milliseconds * FACTOR[this.get('speed')];
  }

  /** The same for things that move: nothing does where the system asks for calm. */
  moving(milliseconds: number): number {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return calm ? 0 : this.paced(milliseconds);
  }
}

export const settings = new Settings();
