/** Page of clubs: a country lad, his club over his shoulder. */

import { bob, face } from '../../figure/face';
import { phrygian } from '../../figure/hats';
import { arm, fist, handOf, leg, type Arm } from '../../figure/limbs';
import { field, hatch, line, placed, shade, stroke } from '../../pen';
import { pip } from '../suits';

export function clubs(): string {
  const right: Arm = {
    shoulder: [126, 130],
    elbow: [150, 158],
    wrist: [134, 176],
    sleeve: 'cream',
    cuff: 'cream',
    width: 21,
  };
  const left: Arm = {
    shoulder: [74, 132],
    elbow: [48, 162],
    wrist: [70, 184],
    sleeve: 'cream',
    cuff: 'cream',
    width: 21,
  };
  const boot = (x: number, mirrored: boolean): string =>
    placed(
      { x, y: 282, mirrored },
      field('wood', 'M-11-30C-12-8-10 2-9 18H24C26 10 14 4 10 0 10-12 11-22 11-30Z') +
        line('M-12-28C-4-24 4-24 12-28', 6) +
        stroke('sand', 'M-12-28C-4-24 4-24 12-28', 2.4),
    );
  return (
    leg('skin', [86, 218], [78, 280]) +
    leg('skin', [112, 218], [112, 280]) +
    boot(78, true) +
    boot(112, true) +
    field(
      'leaf',
      'M72 122C66 150 70 170 76 186 66 204 62 220 60 236 74 240 88 232 100 238 112 232 126 240 138 234 136 220 132 204 124 186 130 170 132 150 128 122Z',
    ) +
    hatch(
      'M78 202C74 214 72 224 71 232M92 200C91 212 91 222 91 230M110 200C111 212 111 222 111 230M122 202C126 214 128 224 129 232',
    ) +
    shade([128, 194], [136, 230], 7, -8, -2) +
    shade([130, 146], [125, 178], 6, -8, 2) +
    field('vermilion', 'M88 118C88 140 94 152 100 160 106 152 112 140 112 118Z', 2.4) +
    line('M92 132H108M95 144H105', 1.8) +
    field('rust', 'M74 182C90 190 110 190 126 182L126 193C110 201 90 201 74 193Z', 2.6) +
    line('M96 196L90 214M104 196L108 212', 4.5) +
    field(
      'rust',
      'M108 186C104 190 104 206 110 214 120 218 130 212 132 202 132 194 128 188 124 186Z',
      2.6,
    ) +
    line('M108 194C116 198 124 198 131 194', 1.8) +
    arm(left) +
    fist(handOf(left), 110) +
    placed({ x: 98, y: 84, mirrored: true }, bob('wood') + face() + phrygian('vermilion', 'leaf')) +
    pip('b', { x: 147, y: 112, scale: 0.76, turn: 20 }) +
    arm(right) +
    fist(handOf(right), 24)
  );
}
