/**
 * Signs for low vision: four plain shapes that differ in outline, in field and in what is inside,
 * so that colour never tells them apart by itself. Within 100 by 100; the middle is (0, 0).
 */

import { SUITS, type Suit } from '../../lib/cards';
import { limb } from '../curve';
import { disc, field, line, named, solid, union, used, type Place } from '../pen';

const DRAWN: Record<Suit, string> = {
  // A ring: round, open, with a dot.
  d: disc('gold', 0, 0, 44, 7) + disc('cream', 0, 0, 25, 7) + disc('ink', 0, 0, 9),
  // A goblet: broad above, standing on a foot.
  c: field('vermilion', 'M-42-44H42C42-4 24 14 8 18V30H28V46H-28V30H-8V18C-24 14-42-4-42-44Z', 7),
  // A scimitar: a slanting blade over a crossbar.
  s:
    field('blue', 'M-20 4C-10-20 14-46 49-49 49-16 26 12 4 26Z', 7) +
    line('M-40-4L14 44', 13) +
    line('M-14 22L-40 46', 15),
  // A club: upright, thick above, with lopped branches, banded.
  b:
    union(
      solid('leaf', limb([0, 49, 22], [0, 12, 28], [0, -28, 44], [0, -48, 26])),
      solid('leaf', limb([-6, 10, 18], [-38, -8, 18])),
      solid('leaf', limb([6, 28, 18], [38, 10, 18])),
    ) + line('M-18-26H18M-13 2H13', 6),
};

const pipId = (suit: Suit): string => `contrast-${suit}-pip`;

export const pip = (suit: Suit, place: Place): string => used(pipId(suit), place);

export const suits = (): string =>
  `<defs>${SUITS.map((suit) => named(pipId(suit), DRAWN[suit])).join('')}</defs>`;
