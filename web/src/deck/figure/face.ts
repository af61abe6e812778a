/** Faces, turned a little to the right. About 38 wide and 50 high; the middle is (0, 0). */

import { field, hatch, line, spot, type Paint } from '../pen';

const eye = (x: number): string =>
  field(
    'white',
    `M${x - 5}-2C${x - 2}-6 ${x + 2}-6 ${x + 5}-2 ${x + 2} 0 ${x - 2} 0 ${x - 5}-2Z`,
    1.6,
  ) + spot('ink', x + 0.6, -2.6, 2.2);

const features =
  eye(-5) +
  eye(11) +
  line('M-11-9C-8-12-3-12 0-9M6-9C9-12 14-12 16-9', 2.2) +
  line('M4-6C6 0 9 4 8 7 6 9 4 9 2 8', 2);

const cheeks = spot('rose', -10, 7, 3.6) + spot('rose', 14, 7, 3);

const lips = field('vermilion', 'M-1 14C2 13 4 14 5 15 7 14 9 13 12 13 9 18 2 19-1 14Z', 1.5);

export const skull = 'M-18-22C-20 2-16 25 2 26 17 26 19 4 18-22Z';

/** A face without beard. */
export const face = (skin: Paint = 'skin'): string =>
  field(skin, skull) + cheeks + features + lips + line('M3 21H6', 1.4);

export type Beard = 'long' | 'forked' | 'short' | 'round' | 'moustache';

const moustache = (hair: Paint): string =>
  field(hair, 'M5 11C1 8-7 9-12 16-6 18 1 17 5 14 8 17 14 18 19 15 16 9 9 8 5 11Z', 2);

const BEARDS: Record<Beard, (hair: Paint) => string> = {
  long: (hair) =>
    field(
      hair,
      'M-19-2C-22 20-18 46 3 62 20 46 22 20 19-2 18 6 16 10 12 12 6 9 2 9-3 12-11 12-17 8-19-2Z',
    ) +
    hatch(
      'M-13 18C-12 32-8 42-2 50M13 18C13 32 11 42 7 50M-4 24C-4 36-1 46 2 54M6 24C6 34 5 42 4 48',
    ),
  forked: (hair) =>
    field(
      hair,
      'M-19-2C-24 20-22 44-12 60-4 54 0 46 2 36 5 46 10 54 18 60 24 44 24 20 19-2 18 6 16 10 12 12 6 9 2 9-3 12-11 12-17 8-19-2Z',
    ) +
    hatch(
      'M-14 18C-16 32-14 44-11 52M14 18C17 32 17 44 16 52M-6 22C-6 32-7 40-8 46M8 22C8 32 10 40 12 46',
    ),
  short: (hair) =>
    field(
      hair,
      'M-19-4C-20 14-14 34 3 36 18 34 20 14 18-4 17 6 16 10 12 12 6 9 2 9-3 12-11 12-17 8-19-4Z',
    ) + hatch('M-11 18C-9 24-6 28-3 30M13 18C12 24 10 28 8 30M1 24V32M5 24V31'),
  round: (hair) =>
    field(
      hair,
      'M-20-6C-30 6-30 34-12 46-2 50 8 50 16 45 30 36 28 8 19-6 18 6 16 10 12 12 6 9 2 9-3 12-11 12-17 8-20-6Z',
    ) +
    hatch(
      'M-20 12C-18 18-22 22-18 28M-8 24C-12 30-8 36-10 40M4 26C0 32 6 36 3 42M16 22C12 28 18 32 14 38M22 10C20 16 24 20 21 26',
    ),
  moustache: () => '',
};

export const bearded = (beard: Beard, hair: Paint, skin: Paint = 'skin'): string =>
  field(skin, skull) +
  cheeks +
  BEARDS[beard](hair) +
  (beard === 'moustache'
    ? line('M2 19C5 20 7 20 9 19', 1.8)
    : field('vermilion', 'M0 17C3 16 7 16 10 17 8 21 2 21 0 17Z', 1.5)) +
  moustache(hair) +
  features;

/** Hair that falls to the shoulders, behind the face. */
export const locks = (hair: Paint): string =>
  field(
    hair,
    'M-18-22C-30-10-30 14-26 28-22 34-12 32-10 24L-12-10ZM18-22C26-10 27 12 24 26 20 32 12 30 12 22L14-10Z',
  ) + hatch('M-22-8C-25 4-24 16-21 26M21-6C23 6 22 16 19 24');

/** Hair cut at the chin, rolled in. */
export const bob = (hair: Paint): string =>
  field(
    hair,
    'M0-30C-26-30-30-8-28 8-27 20-14 20-13 10L-14-12H14L14 8C16 18 26 17 26 7 28-10 24-30 0-30Z',
  ) + hatch('M-23-10C-25-2-25 6-22 12M22-10C23-2 23 5 20 11');
