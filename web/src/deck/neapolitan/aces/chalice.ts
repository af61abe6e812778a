/** Ace of cups: a great covered chalice, set with stones. Drawn about (0, 0). */

import { ring } from '../../curve';
import { disc, field, hatch, line, placed, stroke, twice } from '../../pen';

const scroll = 'M-58-14C-92-34-104 24-74 28-58 30-54 12-66 8';
const handle =
  line(scroll, 14) +
  stroke('gold', scroll, 8) +
  disc('vermilion', -66, 8, 5, 2.2) +
  disc('gold', -86, -8, 5, 2.2);

const foot =
  field('gold', 'M-15 68C-20 86-50 84-56 104H56C50 84 20 86 15 68Z') +
  hatch(
    'M-40 98C-34 90-24 88-16 84M0 72V98M40 98C34 90 24 88 16 84M-20 98C-16 90-12 84-8 78M20 98C16 90 12 84 8 78',
  ) +
  field('vermilion', 'M-62 103H62L65 118H-65Z') +
  [-48, -24, 0, 24, 48].map((x) => disc('cream', x, 110.5, 3.6, 1.8)).join('');

const stem =
  field('teal', 'M-9 38H9L12 54H-12Z') +
  field('gold', 'M-24 60C-24 48 24 48 24 60 24 72-24 72-24 60Z') +
  disc('vermilion', 0, 60, 5.5, 2.2) +
  twice(0, disc('teal', -14, 60, 3.6, 1.8));

/** Petals that clasp the bowl from below. */
const petals =
  twice(
    0,
    field('gold', 'M-56 4C-56 22-42 36-22 39-24 22-36 8-56 4Z', 2.4) +
      hatch('M-50 12C-40 18-32 28-28 36'),
  ) +
  twice(
    0,
    field('teal', 'M-36 6C-38 24-26 38-10 40-8 26-18 10-36 6Z', 2.4) +
      hatch('M-32 14C-24 20-18 30-14 38'),
  ) +
  field('gold', 'M0 4C-14 14-14 32-7 41H7C14 32 14 14 0 4Z', 2.4) +
  hatch('M0 14V38');

const bowl =
  field('vermilion', 'M-62-34C-64 14-40 40 0 42 40 40 64 14 62-34Z') +
  petals +
  field(
    'gold',
    'M-62-28C-62-18-61-8-59 0-24 12 24 12 59 0 61-8 62-18 62-28 24-16-24-16-62-28Z',
    2.6,
  ) +
  disc('teal', 0, -6, 9, 2.4) +
  ring(8, 9, (x, y) => disc('cream', x, y - 6, 2.4, 1.2)) +
  disc('vermilion', 0, -6, 5.5, 2) +
  twice(0, field('vermilion', 'M-28-17L-20-9-28-1-36-9Z', 2) + disc('cream', -47, -13, 4, 2));

const lid =
  field('teal', 'M-60-46C-56-76-26-88 0-90 26-88 56-76 60-46Z') +
  hatch(
    'M-44-50C-40-70-28-80-14-86M-22-50C-22-68-14-80-6-88M22-50C22-68 14-80 6-88M44-50C40-70 28-80 14-86M0-52V-86',
  ) +
  twice(
    0,
    field('gold', 'M-60-46C-56-58-46-58-42-48-38-60-24-60-20-48-16-60-4-62 0-50V-40H-60Z', 2.4),
  ) +
  field('gold', 'M-68-48H68V-34H-68Z') +
  hatch('M-60-41H60') +
  field('gold', 'M-12-88C-12-96 12-96 12-88Z', 2.4) +
  field('vermilion', 'M0-95C-14-100-14-118 0-132 14-118 14-100 0-95Z') +
  hatch('M0-100V-120M-6-102C-7-110-5-116-2-120');

export const chalice = (): string =>
  placed({ x: 100, y: 166, scale: 0.84 }, twice(0, handle) + foot + stem + bowl + lid);
