/** King of clubs: stout and ruddy, in green and fur, leaning on his club. */

import { bearded, locks } from '../../figure/face';
import { leafy } from '../../figure/crowns';
import { arm, fist, handOf, type Arm } from '../../figure/limbs';
import { disc, field, hatch, placed, shade } from '../../pen';
import { pip } from '../suits';

export function clubs(): string {
  const right: Arm = {
    shoulder: [132, 138],
    elbow: [158, 158],
    wrist: [143, 184],
    sleeve: 'leaf',
    cuff: 'rust',
    width: 26,
  };
  const left: Arm = {
    shoulder: [66, 138],
    elbow: [32, 170],
    wrist: [56, 192],
    sleeve: 'leaf',
    cuff: 'rust',
    width: 26,
  };
  const boot = (x: number, mirrored: boolean): string =>
    placed(
      { x, y: 284, mirrored },
      field('wood', 'M-13-34C-14-10-12 2-11 16H28C28 8 18 4 12 0 12-12 13-22 13-34Z') +
        field('sand', 'M-16-40H16L15-28H-15Z', 2.6) +
        hatch('M-6 0C0 4 6 4 12 0M-4-20V-6'),
    );
  return (
    field(
      'vermilion',
      'M66 130C42 170 36 230 30 278 52 288 64 276 80 276H124C134 276 142 272 146 268 150 230 152 170 134 130Z',
    ) +
    hatch('M50 180C44 214 42 246 40 272') +
    shade([44, 196], [34, 270], 10, 8, 2) +
    boot(80, true) +
    boot(112, false) +
    field(
      'leaf',
      'M70 124C50 156 50 190 56 206 52 226 50 242 48 256 76 264 122 264 148 256 148 242 146 226 140 206 148 190 150 156 130 124Z',
    ) +
    field('rust', 'M88 130C84 176 84 220 84 260H112C112 220 112 176 108 130Z', 2.4) +
    [150, 168, 224, 240].map((y) => disc('gold', 98, y, 4, 1.8)).join('') +
    field('sand', 'M48 246C76 256 122 256 148 246L150 262C122 272 76 272 46 262Z', 2.6) +
    hatch(
      'M58 254L56 262M72 258L71 266M86 260V268M100 260V268M114 260V268M128 258L129 266M140 254L142 261',
    ) +
    hatch('M64 214C60 226 58 236 57 244M132 214C136 226 138 236 139 244') +
    shade([143, 204], [146, 240], 6, -8, -2) +
    shade([136, 168], [139, 192], 5, -9, 1) +
    field('gold', 'M54 198C80 210 116 210 142 198L143 211C116 223 80 223 53 211Z', 2.6) +
    disc('vermilion', 98, 213, 6, 2.2) +
    arm(left) +
    fist(handOf(left), 110) +
    field(
      'sand',
      'M60 134C66 112 84 106 100 106 116 106 132 112 140 134 132 154 116 158 100 158 84 158 68 154 60 134Z',
    ) +
    hatch(
      'M70 132L74 140M80 142L82 150M120 142L118 150M130 132L126 140M92 148L93 154M108 148L107 154',
    ) +
    placed({ x: 99, y: 84, mirrored: true }, locks('rust') + bearded('round', 'rust') + leafy()) +
    pip('b', { x: 140, y: 212, scale: 0.84, mirrored: true, turn: -2 }) +
    arm(right) +
    fist(handOf(right), 0)
  );
}
