/** The back of the French deck. */

import { symbol } from '../card';
import { star } from '../curve';

const tile =
  '<pattern id="french-lattice" width="34" height="36" patternUnits="userSpaceOnUse" x="15" y="16">' +
  '<path d="M17 0L34 18 17 36 0 18Z" fill="none" stroke="var(--deck-cream)" stroke-width="2"/>' +
  `<path d="${star(17, 18, 8, 9, 4)}" fill="var(--deck-gold)" stroke="none"/>` +
  '<circle cx="17" cy="18" r="2.4" fill="var(--deck-vermilion)" stroke="none"/>' +
  '<circle cx="0" cy="0" r="2.6" fill="var(--deck-cream)" stroke="none"/><circle cx="34" cy="0" r="2.6" fill="var(--deck-cream)" stroke="none"/>' +
  '<circle cx="0" cy="36" r="2.6" fill="var(--deck-cream)" stroke="none"/><circle cx="34" cy="36" r="2.6" fill="var(--deck-cream)" stroke="none"/>' +
  '</pattern>';

export const back = (): string =>
  `<defs>${tile}</defs>` +
  symbol(
    'french-back',
    '<rect x="1.5" y="1.5" width="197" height="317" rx="15" fill="var(--deck-cream)"/>' +
      '<rect x="13" y="14" width="174" height="292" rx="7" fill="var(--deck-vermilion)"/>' +
      '<rect x="15" y="16" width="170" height="288" rx="5" fill="url(#french-lattice)" stroke="none"/>',
  );
