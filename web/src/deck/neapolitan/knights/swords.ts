/** Rider of swords: a warrior in a turban on a rearing black. */

import { bearded, locks } from '../../figure/face';
import { turban } from '../../figure/hats';
import { arm, fist, handOf, type Arm } from '../../figure/limbs';
import { field, hatch, placed, stroke } from '../../pen';
import { pip } from '../suits';
import { mount, tunic } from './shared';

export function swords(): string {
  const right: Arm = {
    shoulder: [106, 128],
    elbow: [132, 136],
    wrist: [132, 106],
    sleeve: 'blue',
    cuff: 'gold',
  };
  const left: Arm = {
    shoulder: [62, 128],
    elbow: [62, 160],
    wrist: [92, 162],
    sleeve: 'blue',
    cuff: 'gold',
  };
  return (
    mount(
      { x: 88, y: 192, mirrored: true, turn: -26 },
      { coat: 'night', far: 'ink', mane: 'steel', tack: 'vermilion', gait: 'rear', stretch: 24 },
      'gold',
      'vermilion',
      'cream',
      'vermilion',
    ) +
    placed({ x: -4, y: 2, turn: 0 }, tunic(84, 'blue')) +
    field('steel', 'M54 120C52 140 54 154 58 168H102C106 154 108 140 106 120Z', 2.6) +
    hatch('M62 130H98M60 140H100M60 150H100M62 160H98') +
    field('vermilion', 'M55 166C70 174 90 174 106 166L107 178C90 186 70 186 54 178Z', 2.6) +
    stroke('vermilion', 'M170 128C150 150 124 158 104 160', 4) +
    arm(left) +
    fist(handOf(left), 20, 'tan') +
    placed(
      { x: 80, y: 84 },
      locks('ink') + bearded('short', 'night', 'tan') + turban('cream', 'vermilion'),
    ) +
    arm(right) +
    pip('s', { x: 139, y: 56, scale: 0.47, turn: 12 }) +
    fist(handOf(right), 12, 'tan')
  );
}
