/** The four Italian signs: their drawings, which the page holds once, and how to use them. */

import { SUITS, type Suit } from '../../lib/cards';
import { named, OUTLINE, paint, used, type Place } from '../pen';
import { club, CLUB } from '../pips/club';
import { COIN, coin } from '../pips/coin';
import { CUP, cup } from '../pips/cup';
import { sword, SWORD } from '../pips/sword';

/** The box of a sign at scale 1, its middle at (0, 0). */
export const BOX: Record<Suit, { width: number; height: number }> = {
  d: COIN,
  c: CUP,
  s: SWORD,
  b: CLUB,
};

const DRAWN: Record<Suit, () => string> = { d: coin, c: cup, s: sword, b: club };

export const pipId = (suit: Suit): string => `suit-${suit}-pip`;

export const pip = (suit: Suit, place: Place): string => used(pipId(suit), place);

/** A sign within a box of 1 by 1, as `face` wants it; the long ones lean, to be larger in it. */
export const sign = (suit: Suit): string => {
  const { width, height } = BOX[suit];
  const long = height > 2 * width;
  return pip(suit, { x: 0, y: 0, scale: (long ? 1.25 : 1) / Math.max(width, height), turn: long ? 28 : 0 });
};

/** The signs as drawings to be used, and as symbols for a page that shows one by itself. */
export const suits = (): string =>
  `<defs>${SUITS.map((suit) => named(pipId(suit), DRAWN[suit]())).join('')}</defs>` +
  SUITS.map((suit) => {
    const { width, height } = BOX[suit];
    return (
      `<symbol id="suit-${suit}" viewBox="${-width / 2} ${-height / 2} ${width} ${height}">` +
      `<g stroke="${paint('ink')}" stroke-width="${OUTLINE}" stroke-linejoin="round" stroke-linecap="round">` +
      `${pip(suit, { x: 0, y: 0 })}</g></symbol>`
    );
  }).join('');
