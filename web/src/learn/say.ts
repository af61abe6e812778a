/** The texts of the learn catalogue, in which any card may be named as the chosen deck calls it. */

import type { FluentVariable } from '@fluent/bundle';
import { RANKS, SUITS } from '../lib/cards';
import { t, texts } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import { cardName, cardObject, cardObjects, rankName } from '../lib/words';
import type { Told, Value, Values } from './documents';

type Words = Record<string, FluentVariable>;

let made: { key: string; words: Words } | null = null;

/** `card-7d`, `name-7d`, `rank-7` for every card and rank, in the words of language and deck. */
function cardWords(): Words {
  const key = `${texts.language} ${settings.deck}`;
  if (made?.key === key) return made.words;
  const cards = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
  const words = Object.fromEntries([
    ...cards.map((card) => [`card-${card}`, cardObject(card)]),
    ...cards.map((card) => [`name-${card}`, cardName(card)]),
    ...RANKS.map((rank) => [`rank-${rank}`, rankName(`${rank}d`)]),
  ]) as Words;
  made = { key, words };
  return words;
}

function said(value: Value): FluentVariable {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? cardObject(value) : cardObjects(value);
}

/** A text of the learn catalogue; a value that is a card, or several, is named in full. */
export function say(id: string, values: Values = {}): string {
  const named = Object.entries(values).map(([name, value]) => [name, said(value)]);
  return t(id, { ...cardWords(), ...(Object.fromEntries(named) as Words) });
}

export const sayTold = ({ text, values }: Told): string => say(text, values);
