/** The four French signs, held once on the page. */

import { SUITS, type Suit } from '../../lib/cards';
import { named, used, type Place } from '../pen';
import { frenchPip } from '../pips/french';

const pipId = (suit: Suit): string => `french-${suit}-pip`;

export const pip = (suit: Suit, place: Place): string => used(pipId(suit), place);
export const sign = (suit: Suit): string => pip(suit, { x: 0, y: 0, scale: 1 / 88 });

export const suits = (): string =>
  `<defs>${SUITS.map((suit) => named(pipId(suit), frenchPip(suit))).join('')}</defs>`;
