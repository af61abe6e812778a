/** What several of the knights have. */

import { cloth, horse, type Coat } from '../../figure/horse';
import { field, line, placed, shade, stroke, tube, union, type Paint, type Place } from '../../pen';

/** The horse with its cloth, and the rider's leg over it. */
export const mount = (
  place: Place,
  coat: Coat,
  main: Paint,
  edge: Paint,
  hose: Paint,
  boot: Paint,
): string =>
  placed(
    place,
    horse(coat) +
      cloth(main, edge) +
      union(tube(hose, 'M2-22C-12-14-20-4-20 10', 20)) +
      field(boot, 'M-31 4C-24 0-16 0-9 4L-10 40C-8 46-10 50-14 50H-40C-40 44-32 40-26 38Z') +
      line('M-31 12C-24 8-16 8-10 12', 1.8) +
      stroke('ink', 'M-38 54H-12M-25 54V50', 3),
  );

export const tunic = (x: number, pigment: Paint): string =>
  placed(
    { x, y: 0 },
    field(
      pigment,
      'M-28 114C-32 138-30 156-26 170-34 180-36 190-36 198-12 206 16 206 38 194 36 186 32 178 26 170 30 156 32 138 28 114Z',
    ) +
      shade([30, 136], [26, 164], 6, -8, 2) +
      shade([30, 178], [37, 194], 4, -8, -2),
  );
