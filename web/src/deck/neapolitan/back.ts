/** The back of the Neapolitan deck: a great sun, and small ones in a lattice. */

import { symbol } from '../card';
import { star } from '../curve';
import { disc, field } from '../pen';

const tile =
  '<pattern id="neapolitan-lattice" width="34" height="36" patternUnits="userSpaceOnUse" x="15" y="16">' +
  '<path d="M17 0L34 18 17 36 0 18Z" fill="none" stroke="var(--deck-cream)" stroke-width="2"/>' +
  `<path d="${star(17, 18, 8, 9, 4)}" fill="var(--deck-gold)" stroke="none"/>` +
  ['0 0', '34 0', '0 36', '34 36']
    .map(
      (corner) =>
        `<circle r="3" transform="translate(${corner})" fill="var(--deck-cream)" stroke="none"/>`,
    )
    .join('') +
  '</pattern>';

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
    `<defs>${tile}</defs>` +
      '<rect x="1.5" y="1.5" width="197" height="317" rx="15" fill="var(--deck-cream)"/>' +
      '<rect x="13" y="14" width="174" height="292" rx="7" fill="var(--deck-teal)"/>' +
      '<rect x="15" y="16" width="170" height="288" rx="5" fill="url(#neapolitan-lattice)" stroke="none"/>' +
      sun,
  );
