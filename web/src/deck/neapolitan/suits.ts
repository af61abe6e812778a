/** The four Italian signs: their drawings, which the page holds once, and how to use them. */

import { SUITS, type Suit } from '../../lib/cards';
import type { Sign } from '../layout';
import { named, OUTLINE, paint, used } from '../pen';
import { BARKS, club, CLUB } from '../pips/club';
import { COIN, coin } from '../pips/coin';
import { CUP, cup } from '../pips/cup';
import { MINI } from '../pips/mini';
import { GRIPS, sword, SWORD } from '../pips/sword';

/** The box of a sign at scale 1, its middle at (0, 0). */
export const BOX: Record<Suit, { width: number; height: number }> = {
  d: COIN,
  c: CUP,
  s: SWORD,
  b: CLUB,
};

/** Each suit's drawings, one for every tint. */
const DRAWN: Record<Suit, () => string[]> = {
  d: () => [coin()],
  c: () => [cup()],
  s: () => GRIPS.map((leather) => sword(leather)),
  b: () => BARKS.map((bark) => club(bark)),
};

const pipId = (suit: Suit, tint: number): string => `suit-${suit}-pip-${tint}`;

export const pip = (suit: Suit, place: Sign): string => used(pipId(suit, place.tint ?? 0), place);

/** A sign within a box of 1 by 1, as `face` wants it. */
export const sign = (suit: Suit): string =>
  used(`suit-${suit}-mini`, { x: 0, y: 0, scale: 1 / 24 });

const drawings = (suit: Suit): string =>
  DRAWN[suit]()
    .map((drawing, tint) => named(pipId(suit, tint), drawing))
    .join('') + named(`suit-${suit}-mini`, MINI[suit]);

/** The signs as drawings to be used, and as symbols for a page that shows one by itself. */
export const suits = (): string =>
  `<defs>${SUITS.map(drawings).join('')}</defs>` +
  SUITS.map((suit) => {
    const { width, height } = BOX[suit];
    return (
      `<symbol id="suit-${suit}" viewBox="${-width / 2} ${-height / 2} ${width} ${height}">` +
      `<g stroke="${paint('ink')}" stroke-width="${OUTLINE}" stroke-linejoin="round" stroke-linecap="round">` +
      `${pip(suit, { x: 0, y: 0 })}</g></symbol>`
    );
  }).join('');
