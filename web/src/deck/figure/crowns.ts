/** Crowns, one for each king; the forehead's middle is (0, -18). */

import { disc, field, hatch, line, stroke, twice, type Paint } from '../pen';

const band = (gem: Paint): string =>
  field('gold', 'M-23-27C-10-22 10-22 23-27L21-13C8-8-8-8-21-13Z', 2.6) +
  disc(gem, 0, -17, 4, 1.8) +
  twice(0, field(gem, 'M-14-21L-10-17-14-15-17-18Z', 1.6));

/** Five tall points, tipped with pearls. */
export const pointed = (): string =>
  field(
    'gold',
    'M-23-25L-31-52-18-40-15-60-6-42 0-66 6-42 15-60 18-40 31-52 23-25C10-20-10-20-23-25Z',
  ) +
  hatch('M-17-30L-19-36M-8-28L-9-36M0-26V-40M8-28L9-36M17-30L19-36') +
  twice(0, disc('cream', -31, -54, 3.6, 2) + disc('cream', -15, -62, 3.6, 2)) +
  disc('vermilion', 0, -68, 4.2, 2) +
  band('teal');

/** Closed by two arches over a cap, with an orb. */
export const arched = (): string =>
  field('vermilion', 'M-22-25C-38-52-16-58 0-52 16-58 38-52 22-25 8-20-8-20-22-25Z') +
  twice(
    0,
    line('M-22-25C-38-54-14-62 0-54', 9.5) + stroke('gold', 'M-22-25C-38-54-14-62 0-54', 4.5),
  ) +
  line('M0-22V-56', 9.5) +
  stroke('gold', 'M0-22V-56', 4.5) +
  disc('gold', 0, -60, 6, 2.4) +
  line('M0-66V-74M-4-71H4', 3) +
  band('cream');

/** Seven spikes over a hood of mail. */
export const spiked = (): string =>
  field(
    'gold',
    'M-23-25L-40-44-22-35-29-60-11-38-10-66 0-40 10-66 11-38 29-60 22-35 40-44 23-25C10-20-10-20-23-25Z',
  ) +
  hatch('M-20-29L-28-38M-11-28L-16-44M0-27V-40M11-28L16-44M20-29L28-38') +
  band('vermilion');

/** Oak leaves about a low ring. */
export const leafy = (): string => {
  const leaf =
    'M0 0C-9-3-6-9-9-12-12-18-5-19-6-24-6-30-1-31 0-35 1-31 6-30 6-24 5-19 12-18 9-12 6-9 9-3 0 0Z';
  const at = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${field('leaf', leaf, 2.4)}${hatch('M0-4V-26')}</g>`;
  return (
    at(-21, -24, -42) +
    at(21, -24, 42) +
    at(-11, -24, -18) +
    at(11, -24, 18) +
    at(0, -24, 0) +
    twice(0, disc('rust', -16, -28, 3.4, 1.8)) +
    band('vermilion')
  );
};

/** The hood of mail under a spiked crown. */
export const mail = (): string =>
  field('steel', 'M-22-22C-30 0-30 26-34 44-16 52 20 52 36 42 30 26 28 0 22-22Z') +
  hatch(
    'M-24-8C-26-4-22-4-24 0M-25 6C-27 10-23 10-25 14M-27 20C-29 24-25 24-27 28M-20 30C-22 34-18 34-20 38M24-6C22-2 26-2 24 2M26 8C24 12 28 12 26 16M27 22C25 26 29 26 27 30M-8 36C-10 40-6 40-8 44M4 38C2 42 6 42 4 46M16 36C14 40 18 40 16 44',
  );
