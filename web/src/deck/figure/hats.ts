/** What pages and riders wear on their heads; the forehead's middle is (0, -18). */

import { disc, field, hatch, line, placed, stroke, union, solid, type Paint } from '../pen';

/** An ostrich feather, its quill at (0, 0), curling up and to the right. */
export const feather = (x: number, y: number, turn: number, pigment: Paint, scale = 1): string =>
  placed(
    { x, y, turn, scale },
    field(
      pigment,
      'M0 0C-8-18-6-40 10-50 28-60 48-50 46-34 44-24 34-24 34-30 28-24 24-26 22-20 18-12 8-10 0 0Z',
      2.6,
    ) +
      hatch(
        'M0 0C2-20 12-40 32-42M8-24L2-28M14-33L8-38M22-39L18-45M10-22L16-22M16-30L22-29M24-37L30-35',
      ),
  );

/** A flat cap with a turned-up brim. */
export const cap = (cloth: Paint, brim: Paint, plume: Paint): string =>
  feather(10, -34, 16, plume, 0.74) +
  field(cloth, 'M-28-22C-32-42-10-48 4-46 24-46 34-34 28-22Z') +
  hatch('M-14-40C-16-34-16-30-14-26M2-44V-28M16-42C18-36 18-30 16-26') +
  field(brim, 'M-30-18C-34-28-20-30 0-28 20-30 34-28 30-18 12-26-12-26-30-18Z') +
  disc('gold', 12, -27, 4, 2);

/** A wound hood, its tail over the shoulder. */
export const chaperon = (cloth: Paint, roll: Paint): string =>
  field(cloth, 'M10-40C30-52 44-40 40-24 38-10 46 6 42 30 40 38 30 38 30 28 32 8 28-8 24-18Z') +
  hatch('M34-34C34-18 38-4 36 24') +
  field(cloth, 'M-20-30C-18-50 14-54 22-36 14-28-8-26-20-30Z') +
  union(
    solid(roll, 'M-28-16C-38-28-26-38-14-36 0-42 18-40 26-34 36-28 32-14 24-12 14-24-14-26-28-16Z'),
  ) +
  hatch(
    'M-22-34C-18-30-18-24-20-20M-8-38C-4-32-4-28-6-24M8-39C12-34 12-28 10-24M22-35C24-30 24-24 22-18',
  );

/** A soldier's helmet with a comb and a brim like a boat. */
export const morion = (): string =>
  feather(-10, -46, -104, 'vermilion', 0.66) +
  field('steel', 'M-24-22C-24-46-10-54 0-54 10-54 24-46 24-22Z') +
  field('steel', 'M-22-44C-14-70 14-70 22-44 12-56-12-56-22-44Z') +
  hatch('M-12-60L-10-56M0-64V-57M12-60L10-56M-14-46C-17-38-17-32-16-28M14-46C17-38 17-32 16-28') +
  field('steel', 'M-42-34C-28-18 28-18 42-34 38-16 22-10 0-10-22-10-38-16-42-34Z') +
  [-18, 0, 18].map((x) => disc('gold', x, x ? -17 : -15, 2.4, 1.6)).join('');

/** A soft pointed cap, its tip falling forward. */
export const phrygian = (cloth: Paint, brim: Paint): string =>
  field(
    cloth,
    'M-24-18C-30-48-6-66 16-58 36-52 42-36 34-28 26-24 22-30 24-36 20-40 14-40 14-36 22-30 26-24 24-18Z',
  ) +
  hatch('M-14-30C-12-44-2-52 8-52M-2-28C0-36 6-42 12-42') +
  field(brim, 'M-27-14C-30-28-14-30 0-29 14-30 30-28 27-14 12-24-12-24-27-14Z');

/** A wound turban with a jewel. */
export const turban = (cloth: Paint, peak: Paint): string =>
  field(peak, 'M-12-44C-12-60 12-60 12-44Z') +
  feather(-2, -50, -6, 'gold', 0.42) +
  field(cloth, 'M-28-16C-42-34-26-52 0-52 26-52 42-34 28-16 14-26-14-26-28-16Z') +
  hatch('M-33-28C-16-44 10-50 20-48M-30-20C-10-36 18-42 33-36M-10-25C8-32 24-34 34-28') +
  disc('vermilion', 0, -34, 5.5, 2.2) +
  line('M0-40V-46', 2);

/** A gilt helmet with wings. */
export const winged = (): string => {
  const wing =
    field(
      'cream',
      'M18-26C24-44 40-58 54-60 52-54 50-50 46-48 50-48 52-48 52-46 48-40 46-38 42-37 44-36 46-36 46-34 38-24 28-20 18-18Z',
      2.4,
    ) + hatch('M24-28C32-38 38-44 46-48M26-24C34-30 38-34 42-37');
  return (
    placed({ x: 0, y: 0, mirrored: true }, wing) +
    field('gold', 'M-24-18C-26-46-10-56 0-56 10-56 26-46 24-18 10-25-10-25-24-18Z') +
    wing +
    field('vermilion', 'M-4-56C-4-40-4-32-3-24H3C4-32 4-40 4-56 2-60-2-60-4-56Z', 2.2) +
    disc('teal', 0, -26, 4.5, 2)
  );
};

/** A wide beret, pulled to one side, with a feather. */
export const beret = (cloth: Paint, plume: Paint): string =>
  feather(-4, -46, -96, plume, 0.56) +
  field(
    cloth,
    'M-26-18C-46-28-40-50-10-50 20-52 46-44 44-30 42-20 32-18 26-16 12-26-12-26-26-18Z',
  ) +
  hatch('M-28-26C-26-38-16-44-6-45M30-24C32-32 26-40 16-44M0-30C0-36 2-42 4-45') +
  stroke('gold', 'M-24-20C-10-28 12-28 25-18', 3.4) +
  disc('gold', -14, -36, 4.5, 2.2);

/** A hunter's hat, beaked in front. */
export const hunter = (cloth: Paint, brim: Paint): string =>
  feather(14, -34, 34, 'vermilion', 0.66) +
  field(cloth, 'M-26-22C-26-44-10-54 4-52 20-50 26-36 26-22Z') +
  hatch('M-12-44C-16-38-16-32-16-28M6-49C10-42 12-34 12-28') +
  field(brim, 'M-32-26C-20-32 10-28 52-12 40-12 32-12 26-12 8-20-14-18-27-8-32-14-34-20-32-26Z');
