/** King of coins: stately, in vermilion, sceptre and coin in his hands. */

import { bearded, locks } from '../../figure/face';
import { pointed } from '../../figure/crowns';
import { arm, fist, handOf, palm, type Arm } from '../../figure/limbs';
import { disc, field, hatch, line, placed, shade, stroke } from '../../pen';
import { pip } from '../suits';
import { woven, shoe } from './shared';

const ermine = (...spots: [number, number][]): string =>
  spots
    .map(([x, y]) => `<path d="M${x} ${y - 4}l-2 6h4Z" fill="var(--deck-ink)" stroke="none"/>`)
    .join('');

export function coins(): string {
  const right: Arm = {
    shoulder: [130, 132],
    elbow: [152, 158],
    wrist: [156, 128],
    sleeve: 'vermilion',
    cuff: 'gold',
    width: 24,
  };
  const left: Arm = {
    shoulder: [70, 134],
    elbow: [42, 164],
    wrist: [50, 188],
    sleeve: 'vermilion',
    cuff: 'gold',
    width: 24,
  };
  return (
    shoe(112, 297) +
    shoe(88, 297, true) +
    field(
      'vermilion',
      'M70 122C52 160 44 230 22 296 40 302 60 298 74 296H134C146 298 150 298 154 294 152 230 146 160 130 122Z',
    ) +
    field('cream', 'M70 124C54 160 50 230 38 299L24 298C44 230 48 160 66 126Z', 2) +
    ermine([40, 262], [47, 232], [52, 202]) +
    woven(
      'gold',
      [142, 186],
      [138, 208],
      [147, 222],
      [141, 240],
      [150, 256],
      [144, 272],
      [66, 168],
      [62, 190],
    ) +
    shade([147, 190], [153, 284], 12, -6, -3) +
    field(
      'teal',
      'M76 120C70 150 73 170 75 184 68 220 63 256 60 296H140C137 256 132 220 125 184 127 170 130 150 124 120Z',
    ) +
    field('gold', 'M91 186C88 220 85 260 83 296H117C115 260 112 220 109 186Z', 2.4) +
    hatch(
      'M90 212L110 226M89 240L112 256M87 268L115 286M110 212L90 226M112 240L88 256M114 268L86 286',
    ) +
    hatch('M78 200C74 230 72 256 71 284M124 200C127 230 129 256 130 284') +
    shade([133, 214], [138, 278], 9, -7, -2) +
    field('gold', 'M60 284C84 290 116 290 140 284L141 296H59Z', 2.4) +
    field('vermilion', 'M73 176C90 184 110 184 127 176L128 190C110 198 90 198 72 190Z', 2.6) +
    disc('gold', 100, 189, 7, 2.2) +
    arm(left) +
    line('M48 126L54 294', 8) +
    stroke('gold', 'M48 126L54 294', 3) +
    field('gold', 'M47 126C38 120 38 112 47 104 56 112 56 120 47 126Z', 2.6) +
    disc('vermilion', 47, 115, 3, 1.6) +
    fist(handOf(left), 80) +
    field(
      'cream',
      'M62 128C70 110 84 104 100 104 116 104 130 110 138 128 132 146 118 152 100 152 82 152 68 146 62 128Z',
    ) +
    ermine([72, 130], [84, 142], [100, 146], [116, 142], [128, 130]) +
    placed({ x: 98, y: 86 }, locks('wood') + bearded('long', 'wood') + pointed()) +
    arm(right) +
    pip('d', { x: 158, y: 84, scale: 0.66 }) +
    palm(handOf(right))
  );
}
