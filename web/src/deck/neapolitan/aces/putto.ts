/** Ace of swords: a winged child with the great sword. */

import { limb, ring, through } from '../../curve';
import { face } from '../../figure/face';
import { fist } from '../../figure/limbs';
import { disc, field, hatch, line, placed, tube, union } from '../../pen';
import { pip } from '../suits';

const wing =
  field(
    'teal',
    'M0 0C-10-28-30-46-58-50-56-40-60-34-58-28-64-22-64-14-60-8-62 0-60 6-54 10-52 18-44 24-34 24-18 26-4 20 0 10Z',
  ) +
  field('cream', 'M0 0C-8-20-24-36-46-40-40-30-44-24-40-20-44-12-40-6-34-4-34 4-26 10-18 8Z', 2.4) +
  hatch(
    'M-58-28C-50-30-44-26-40-20M-60-8C-50-12-42-8-34-4M-54 10C-44 6-34 6-26 8M-34-34C-28-28-22-20-16-10M-34-18C-28-16-20-10-14-4',
  );

const curls =
  ring(9, 19, (x, y, degrees) =>
    degrees > 100 && degrees < 260 ? '' : disc('ochre', x, y * 0.9 - 8, 9, 2.4),
  ) +
  disc('ochre', 4, -22, 8, 2.4) +
  disc('ochre', -8, -22, 8, 2.4) +
  hatch('M-10-24C-8-28-4-26-6-22M2-24C4-28 8-26 6-22M-20-10C-18-14-14-12-16-8');

const foot = (x: number, y: number, mirrored: boolean): string =>
  placed(
    { x, y, mirrored },
    field('skin', 'M-7-6C-2-2 4-2 10 0 17 2 20 6 18 9H-6C-9 5-9-1-7-6Z', 2.6) +
      hatch('M13 4V8M9 3V7'),
  );

const body =
  field('skin', limb([66, 214, 32], [58, 240, 28], [58, 262, 15])) +
  foot(58, 266, true) +
  field('skin', limb([92, 214, 32], [104, 238, 28], [100, 266, 15])) +
  foot(101, 270, false) +
  hatch('M50 244C56 248 62 248 66 246M96 244C102 250 108 250 112 246') +
  field('skin', 'M60 152C50 172 48 200 58 216 72 226 92 226 104 214 112 196 110 170 98 152Z') +
  line('M80 202V205', 2.4) +
  hatch('M66 172C70 176 74 176 76 174M86 174C90 176 94 176 96 172M62 192C66 196 70 196 72 194');

const sash =
  field('vermilion', 'M54 212C38 208 30 226 14 218 20 236 38 240 58 224Z', 2.6) +
  field('vermilion', 'M53 200C68 212 94 210 110 194L112 212C96 228 70 230 53 218Z', 2.6) +
  hatch('M62 210C66 216 68 218 68 224M84 212C86 216 86 220 84 226M22 224C34 228 44 224 54 216');

export const putto = (): string =>
  placed({ x: 66, y: 158, scale: 0.84 }, wing) +
  placed({ x: 98, y: 160, scale: 0.72, mirrored: true }, wing) +
  body +
  sash +
  placed({ x: 80, y: 126 }, face() + curls) +
  pip('s', { x: 138, y: 140, scale: 1.16, turn: 6 }) +
  union(tube('skin', through([100, 164], [118, 186], [128, 210]), 17)) +
  union(tube('skin', through([62, 166], [66, 200], [106, 222]), 17)) +
  fist([129, 214], 4) +
  fist([125, 230], 4);
