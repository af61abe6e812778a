/** King of swords: young, in armour, ready to strike. */

import { bearded } from '../../figure/face';
import { mail, spiked } from '../../figure/crowns';
import { arm, fist, handOf, type Arm } from '../../figure/limbs';
import { disc, field, hatch, line, placed, shade } from '../../pen';
import { pip } from '../suits';
import { woven } from './shared';

export function swords(): string {
  const right: Arm = {
    shoulder: [130, 134],
    elbow: [158, 150],
    wrist: [150, 122],
    sleeve: 'steel',
    cuff: 'steel',
    width: 20,
  };
  const left: Arm = {
    shoulder: [70, 134],
    elbow: [44, 160],
    wrist: [62, 182],
    sleeve: 'steel',
    cuff: 'steel',
    width: 20,
  };
  const greave = (x: number, y: number, mirrored: boolean): string =>
    placed(
      { x, y, mirrored },
      field('steel', 'M-12-50C-14-24-11-6-9 4H9C11-6 13-24 11-50Z') +
        field('steel', 'M-10 2H10C18 6 26 10 26 17H-10Z') +
        field('gold', 'M-13-50C-6-58 6-58 12-50 10-40-10-40-13-50Z', 2.4) +
        hatch('M2-34V-4'),
    );
  return (
    field(
      'blue',
      'M68 124C44 160 36 226 20 282 40 292 62 282 74 276L130 276C140 270 144 262 146 254 148 214 144 160 132 124Z',
    ) +
    hatch('M52 172C44 210 38 244 32 274M62 190C56 220 52 248 48 278') +
    woven(
      'gold',
      [46, 206],
      [38, 232],
      [52, 236],
      [34, 256],
      [46, 262],
      [56, 206],
      [136, 190],
      [139, 214],
      [136, 240],
    ) +
    shade([42, 188], [26, 272], 10, 8, 2) +
    shade([144, 180], [146, 248], 9, -6, -3) +
    greave(82, 282, true) +
    greave(116, 282, false) +
    field(
      'blue',
      'M74 182C66 202 62 222 60 240 72 250 86 246 98 246 112 248 130 248 142 240 138 222 134 202 126 182Z',
    ) +
    field('gold', 'M61 230C86 240 116 240 140 230L142 242C116 252 86 252 59 242Z', 2.4) +
    hatch('M82 192C77 206 74 218 73 230M100 194V234M118 192C123 206 126 218 128 230') +
    field('steel', 'M72 122C62 146 68 172 74 186 90 194 110 194 126 186 132 172 138 146 128 122Z') +
    line('M100 128V188', 1.8) +
    hatch('M78 150C80 164 82 172 86 180M122 150C120 164 118 172 114 180') +
    shade([128, 146], [123, 176], 6, -8, 2) +
    shade([134, 214], [139, 228], 3, -8, -2) +
    field('rust', 'M72 178C90 188 110 188 128 178L127 190C110 199 90 199 73 190Z', 2.6) +
    disc('gold', 100, 191, 6, 2.2) +
    arm(left) +
    disc('steel', 68, 132, 14) +
    hatch('M58 132C62 140 70 142 76 138') +
    fist(handOf(left), 110, 'steel') +
    placed({ x: 100, y: 86 }, mail() + bearded('moustache', 'night') + spiked()) +
    arm(right) +
    disc('steel', 132, 132, 14) +
    hatch('M124 138C130 142 138 140 142 132') +
    pip('s', { x: 155, y: 64, scale: 0.56, turn: 6 }) +
    fist(handOf(right), 6, 'steel')
  );
}
