/** The back of the Neapolitan deck: a great sun, and small ones in a lattice. */

import { symbol } from '../card';
import { star } from '../curve';
import { disc, field, inset, paint, spot, stroke } from '../pen';

/** The lattice's field, and one of its meshes. */
const WIDE = 170;
const HIGH = 288;
const [ACROSS, DOWN] = [34, 36];

/** Places at regular steps, from nought to `most`. */
const steps = (step: number, most: number): number[] =>
  Array.from({ length: most / step + 1 }, (_, count) => count * step);
const everywhere = (drawing: (x: number, y: number) => string, wide: number, high: number): string =>
  steps(DOWN, high)
    .flatMap((y) => steps(ACROSS, wide).map((x) => drawing(x, y)))
    .join('');

const lattice =
  everywhere(
    (x, y) =>
      stroke('cream', `M${x + 17} ${y}L${x + 34} ${y + 18} ${x + 17} ${y + 36} ${x} ${y + 18}Z`, 2) +
      `<path d="${star(x + 17, y + 18, 8, 9, 4)}" fill="${paint('gold')}" stroke="none"/>`,
    WIDE - ACROSS,
    HIGH - DOWN,
  ) + everywhere((x, y) => spot('cream', x, y, 3), WIDE, HIGH);

const sun =
  disc('teal', 100, 160, 50) +
  `<circle cx="100" cy="160" r="46" fill="none" stroke="var(--deck-cream)" stroke-width="2.5"/>` +
  field('gold', star(100, 160, 16, 42, 24), 2) +
  disc('cream', 100, 160, 22, 2.4) +
  field('vermilion', star(100, 160, 8, 19, 9), 2) +
  disc('gold', 100, 160, 6, 2);

export const back = (): string =>
  symbol(
    'neapolitan-back',
    '<rect x="1.5" y="1.5" width="197" height="317" rx="15" fill="var(--deck-cream)"/>' +
      '<rect x="13" y="14" width="174" height="292" rx="7" fill="var(--deck-teal)"/>' +
      inset(15, 16, WIDE, HIGH, lattice) +
      sun,
  );
