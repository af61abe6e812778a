/**
 * Signs for low vision: four plain shapes that differ in outline, in field and in what is inside,
 * so that colour never tells them apart by itself. Within 100 by 100; the middle is (0, 0).
 */

import { SUITS, type Suit } from '../../lib/cards';
import { disc, field, named, used, type Place } from '../pen';

const DRAWN: Record<Suit, string> = {
  // A ring: round, open, with a dot.
  d: disc('gold', 0, 0, 44, 7) + disc('cream', 0, 0, 25, 7) + disc('ink', 0, 0, 9),
  // A goblet: broad above, standing on a foot.
  c: field('vermilion', 'M-42-44H42C42-4 24 14 8 18V30H28V46H-28V30H-8V18C-24 14-42-4-42-44Z', 7),
  // A sword: a narrow blade over a crossbar.
  s: field('steel', 'M0-48L13-30V16H36V30H9V47H-9V30H-36V16H-13V-30Z', 7),
  // A club: slanting, thick above, with two stubs.
  b: field('leaf', 'M10-46C34-52 52-32 42-12L40 4 24 6-26 46-44 30-14-8-20-22-8-28 0-22Z', 7),
};

const pipId = (suit: Suit): string => `contrast-${suit}-pip`;

export const pip = (suit: Suit, place: Place): string => used(pipId(suit), place);

export const suits = (): string =>
  `<defs>${SUITS.map((suit) => named(pipId(suit), DRAWN[suit])).join('')}</defs>`;
