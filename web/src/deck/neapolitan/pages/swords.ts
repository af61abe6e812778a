/** Page of swords: a soldier at rest, his blade on the ground, a buckler on his arm. */

import { bob, face } from '../../figure/face';
import { morion } from '../../figure/hats';
import { arm, fist, handOf, leg, type Arm } from '../../figure/limbs';
import { disc, field, hatch, placed, shade } from '../../pen';
import { pip } from '../suits';
import { shoe } from './shared';

export function swords(): string {
  const right: Arm = {
    shoulder: [128, 130],
    elbow: [150, 156],
    wrist: [140, 178],
    sleeve: 'cream',
    cuff: 'rust',
    width: 20,
  };
  const left: Arm = {
    shoulder: [72, 130],
    elbow: [46, 152],
    wrist: [46, 176],
    sleeve: 'cream',
    cuff: 'rust',
    width: 20,
  };
  const skirt = [68, 84, 100, 116, 132]
    .map(
      (x) =>
        field(
          'blue',
          `M${x - 8} 184H${x + 8}L${x + (x - 100) * 0.12 + 9} 222C${x} 230 ${x} 230 ${x + (x - 100) * 0.12 - 9} 222Z`,
          2.4,
        ) + hatch(`M${x + (x - 100) * 0.1} 200V220`),
    )
    .join('');
  return (
    leg('vermilion', [84, 216], [76, 288]) +
    leg('vermilion', [114, 216], [118, 288]) +
    field('steel', 'M68 248C74 242 88 242 92 248L86 284H70Z', 2.6) +
    field('steel', 'M104 248C110 242 122 242 126 248L126 284H110Z', 2.6) +
    hatch('M80 254V278M116 254V278') +
    shoe(74, 290, 'night', true) +
    shoe(120, 290, 'night') +
    skirt +
    field('blue', 'M72 120C68 146 70 168 74 184 90 192 110 192 126 184 130 168 132 146 128 120Z') +
    hatch(
      'M84 136L116 172M116 136L84 172M84 160L96 174M116 160L104 174M84 148L92 138M116 148L108 138',
    ) +
    shade([129, 142], [126, 176], 7, -7, 2) +
    field('gold', 'M70 178C88 186 112 186 130 178L131 190C112 198 88 198 69 190Z', 2.6) +
    field(
      'cream',
      'M80 114C86 106 92 110 100 112 108 110 114 106 120 114 116 126 108 120 100 126 92 120 84 126 80 114Z',
      2.4,
    ) +
    placed({ x: 100, y: 84 }, bob('night') + face() + morion()) +
    arm(left) +
    disc('steel', 46, 186, 30) +
    disc('vermilion', 46, 186, 21, 2.4) +
    disc('steel', 46, 186, 8, 2.4) +
    hatch(
      'M46 166V175M46 197V206M26 186H35M57 186H66M32 172L38 178M54 194L60 200M60 172L54 178M38 194L32 200',
    ) +
    pip('s', { x: 138, y: 238, scale: 0.6, turn: 180 }) +
    arm(right) +
    fist(handOf(right), 0)
  );
}
