/** Ace of clubs: a great bough, freshly cut and still in leaf. Drawn about (0, 0). */

import { disc, field, hatch, line, placed, solid, union } from '../../pen';

const leaf =
  'M0 0C-4-6-2-12-8-16-8-24 0-24 0-30 6-36 14-34 16-42 24-42 26-48 34-48 34-40 40-38 38-30 44-24 40-18 32-16 30-8 24-8 18-6 12-8 6-4 0 0Z';
const sprig = (x: number, y: number, turn: number, scale = 1, mirrored = false): string =>
  placed(
    { x, y, turn, scale, mirrored },
    field('leaf', leaf, 2.6) + hatch('M0 0L30-42M10-14L8-22M10-14L20-14M19-27L17-36M19-27L30-27'),
  );

const acorn = (x: number, y: number, turn: number): string =>
  placed(
    { x, y, turn },
    field('ochre', 'M-6 0C-7 12-3 18 0 20 3 18 7 12 6 0Z', 2.4) +
      field('rust', 'M-9 2C-9-8 9-8 9 2Z', 2.4) +
      line('M0-6V-12'),
  );

const cut = (x: number, y: number, turn: number, width: number, height: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="${width}" ry="${height}" fill="var(--deck-sand)" stroke-width="2.4"/><ellipse rx="${width / 2}" ry="${height / 2}" fill="none" stroke-width="1.5"/></g>`;

const bough = union(
  solid(
    'wood',
    'M-18 124C-20 90-26 60-24 24-28-10-40-40-40-78-40-116-26-126 0-126 26-126 40-112 40-80 40-48 28-14 26 20 22 60 20 92 20 124Z',
  ),
  solid('wood', 'M-36-40L-66-68-54-84-30-64Z'),
  solid('wood', 'M30-20L62-46 52-62 32-44Z'),
  solid('wood', 'M-24 26L-52 8-46-10-24-2Z'),
  solid('wood', 'M22 62L50 44 42 28 22 38Z'),
  solid('wood', 'M-20 92L-42 78-36 64-20 70Z'),
);

const bark =
  hatch(
    'M-28-60C-20-40-16-20-14 10M-8-96C-6-70-2-40-2-8M20-92C18-60 14-30 12 0M-14 40C-12 64-10 90-10 118M4 30C6 60 6 90 4 118M14 70C14 90 12 104 12 118M-30-92C-28-84-26-78-24-74M30-70C28-56 24-44 22-36',
  ) +
  placed({ x: 8, y: -50 }, disc('rust', 0, 0, 9, 2.4) + disc('wood', 0, 0, 4.5, 1.8)) +
  placed({ x: -6, y: 28, scale: 0.8 }, disc('rust', 0, 0, 9, 2.4) + disc('wood', 0, 0, 4.5, 1.8)) +
  `<ellipse cx="0" cy="-112" rx="30" ry="11" fill="var(--deck-sand)" stroke-width="2.6"/><ellipse cx="0" cy="-112" rx="19" ry="6.5" fill="none" stroke-width="1.5"/><ellipse cx="0" cy="-112" rx="8" ry="2.6" fill="none" stroke-width="1.5"/>`;

export const trunk = (): string =>
  placed(
    { x: 100, y: 164 },
    sprig(36, -72, 4, 0.9) +
      sprig(44, -58, 56, 0.8) +
      sprig(-44, 4, -92, 0.8) +
      sprig(-42, -4, -36, 0.85) +
      sprig(40, 36, 60, 0.8) +
      sprig(-34, 74, -110, 0.8) +
      acorn(60, -22, -30) +
      acorn(-62, 28, 24) +
      bough +
      cut(-60, -76, 40, 5, 10) +
      cut(57, -54, -32, 5, 9) +
      cut(-49, -1, 18, 4, 9) +
      cut(46, 36, -24, 4, 9) +
      cut(-39, 71, 28, 4, 8) +
      bark,
  );
