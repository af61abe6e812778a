/** What several of the kings have. */

import { star } from '../../curve';
import { field, placed, type Paint } from '../../pen';

/** Small stars woven into cloth. */
export const woven = (pigment: Paint, ...places: [number, number][]): string =>
  places
    .map(
      ([x, y]) => `<path d="${star(x, y, 4, 5, 2)}" fill="var(--deck-${pigment})" stroke="none"/>`,
    )
    .join('');

export const shoe = (x: number, y: number, mirrored = false): string =>
  placed({ x, y, mirrored }, field('rust', 'M-10-4C-4-8 6-8 12-3 18 0 24 2 24 6H-10Z', 2.6));
