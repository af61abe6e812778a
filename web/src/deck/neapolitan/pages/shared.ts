/** What several of the pages have. */

import { field, placed, type Paint } from '../../pen';

export const shoe = (x: number, y: number, pigment: Paint, mirrored = false): string =>
  placed(
    { x, y, mirrored },
    field(pigment, 'M-8-9C-2-4 6-2 14 2 20 4 26 4 30 3 28 10 18 11 8 11H-9C-11 4-10-4-8-9Z', 2.6),
  );
