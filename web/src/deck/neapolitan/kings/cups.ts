/** King of cups: old, turned to the left, the cloak thrown over his arm. */

import { bearded, locks } from '../../figure/face';
import { arched } from '../../figure/crowns';
import { arm, fist, handOf, palm, type Arm } from '../../figure/limbs';
import { disc, field, hatch, placed, shade } from '../../pen';
import { pip } from '../suits';
import { woven, shoe } from './shared';

export function cups(): string {
  const right: Arm = {
    shoulder: [128, 134],
    elbow: [150, 172],
    wrist: [146, 150],
    sleeve: 'vermilion',
    cuff: 'cream',
    width: 24,
  };
  const left: Arm = {
    shoulder: [72, 134],
    elbow: [40, 162],
    wrist: [66, 182],
    sleeve: 'teal',
    cuff: 'gold',
    width: 26,
  };
  return (
    shoe(92, 297, true) +
    shoe(118, 297, true) +
    field(
      'vermilion',
      'M74 120C70 150 74 172 74 190 64 224 58 260 56 296H148C146 260 138 224 126 190 126 172 132 150 126 120Z',
    ) +
    hatch(
      'M84 204C78 234 74 262 72 284M98 206C96 236 94 262 94 284M116 204C122 234 126 262 128 284',
    ) +
    field('gold', 'M57 278C86 286 118 286 147 278L149 296H55Z', 2.4) +
    hatch(
      'M68 288L74 284 80 289 86 285 92 290 98 286 104 290 110 286 116 290 122 285 128 289 134 284 140 288',
    ) +
    field(
      'teal',
      'M62 124C40 150 34 214 18 290 36 300 52 292 64 296 68 260 84 226 118 204 126 198 130 190 128 178 110 190 92 186 84 160Z',
    ) +
    field(
      'gold',
      'M64 296C68 260 84 226 118 204 126 198 130 190 128 178L120 183C118 192 112 196 106 200 76 218 58 256 54 294Z',
      2,
    ) +
    hatch('M54 160C44 196 40 240 34 280M66 168C58 200 54 236 48 276') +
    woven(
      'gold',
      [44, 196],
      [60, 206],
      [36, 226],
      [52, 236],
      [32, 256],
      [44, 268],
      [68, 224],
      [80, 204],
      [98, 196],
    ) +
    shade([40, 184], [22, 284], 12, 8, 3) +
    shade([133, 214], [145, 270], 9, -9, -3) +
    arm(left) +
    fist(handOf(left), 100) +
    field(
      'gold',
      'M64 128C72 110 86 106 100 106 114 106 128 110 136 128 128 142 116 146 100 146 84 146 72 142 64 128Z',
      2.6,
    ) +
    [72, 86, 100, 114, 128]
      .map((x) =>
        disc('vermilion', x, x === 100 ? 138 : x === 86 || x === 114 ? 137 : 130, 3.4, 1.6),
      )
      .join('') +
    placed(
      { x: 100, y: 90, mirrored: true },
      locks('white') + bearded('forked', 'white') + arched(),
    ) +
    arm(right) +
    pip('c', { x: 152, y: 100, scale: 0.72 }) +
    palm(handOf(right))
  );
}
