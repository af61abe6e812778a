/** The back of the French deck: rosettes on a net, the same from either end. */

import { symbol } from '../card';
import { ring, star } from '../curve';
import { placed, twice } from '../pen';

const petal =
  '<path d="M0-4C-5-10-5-17 0-22 5-17 5-10 0-4Z" fill="var(--deck-cream)" stroke="none"/>';
const rosette =
  ring(8, 0, (_x, _y, turn) => placed({ x: 0, y: 0, turn }, petal)) +
  '<circle r="27" fill="none" stroke="var(--deck-gold)" stroke-width="3"/><circle r="4.5" fill="var(--deck-gold)" stroke="none"/>';

const tile =
  '<pattern id="french-net" width="17" height="17" patternUnits="userSpaceOnUse" x="15" y="7">' +
  '<path d="M0 0L17 17M17 0L0 17" stroke="var(--deck-cream)" stroke-width="1.4" opacity=".75"/>' +
  '</pattern>';

const scroll = (y: number): string =>
  `<path d="M100 ${y}C70 ${y - 26} 36 ${y - 20} 36 ${y}C36 ${y + 16} 60 ${y + 16} 60 ${y + 2}" fill="none" stroke="var(--deck-gold)" stroke-width="4"/>`;

export const back = (): string =>
  symbol(
    'french-back',
    `<defs>${tile}</defs>` +
      '<rect x="1.5" y="1.5" width="197" height="317" rx="15" fill="var(--deck-cream)"/>' +
      '<rect x="13" y="14" width="174" height="292" rx="7" fill="var(--deck-vermilion)"/>' +
      '<rect x="15" y="16" width="170" height="288" rx="5" fill="url(#french-net)" stroke="none"/>' +
      `<path d="${star(100, 160, 24, 74, 66)}" fill="var(--deck-vermilion)" stroke="var(--deck-cream)" stroke-width="3"/>` +
      placed({ x: 100, y: 160, scale: 1.9 }, rosette) +
      [62, 258]
        .map(
          (y) =>
            twice(100, scroll(y)) +
            `<circle cx="100" cy="${y}" r="30" fill="var(--deck-vermilion)" stroke="none"/>` +
            placed({ x: 100, y }, rosette),
        )
        .join(''),
  );
