/** The back of the French deck: rosettes on a net, the same from either end. */

import { symbol } from '../card';
import { ring, star } from '../curve';
import { inset, paint, placed, twice } from '../pen';

const petal =
  '<path d="M0-4C-5-10-5-17 0-22 5-17 5-10 0-4Z" fill="var(--deck-cream)" stroke="none"/>';
const rosette =
  ring(8, 0, (_x, _y, turn) => placed({ x: 0, y: 0, turn }, petal)) +
  '<circle r="27" fill="none" stroke="var(--deck-gold)" stroke-width="3"/><circle r="4.5" fill="var(--deck-gold)" stroke="none"/>';

/** The net's field; how far apart its lines begin, above the field, and how far they reach down. */
const WIDE = 170;
const HIGH = 288;
const MESH = 17;
const REACH = 18 * MESH;

const lines = Array.from({ length: (WIDE + REACH) / MESH }, (_, line) => line * MESH)
  .map((x) => `M${x - REACH} -9l${REACH} ${REACH}M${x} -9l${-REACH} ${REACH}`)
  .join('');
const net = `<path d="${lines}" fill="none" stroke="${paint('cream')}" stroke-width="1.4" opacity=".75"/>`;

const scroll = (y: number): string =>
  `<path d="M100 ${y}C70 ${y - 26} 36 ${y - 20} 36 ${y}C36 ${y + 16} 60 ${y + 16} 60 ${y + 2}" fill="none" stroke="var(--deck-gold)" stroke-width="4"/>`;

export const back = (): string =>
  symbol(
    'french-back',
    '<rect x="1.5" y="1.5" width="197" height="317" rx="15" fill="var(--deck-cream)"/>' +
      '<rect x="13" y="14" width="174" height="292" rx="7" fill="var(--deck-vermilion)"/>' +
      inset(15, 16, WIDE, HIGH, net) +
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
