/** Rider of cups: a gentleman in teal on a chestnut, at a walk. */

import { bearded, locks } from '../../figure/face';
import { beret } from '../../figure/hats';
import { arm, fist, handOf, palm, type Arm } from '../../figure/limbs';
import { field, hatch, placed, stroke } from '../../pen';
import { pip } from '../suits';
import { mount, tunic } from './shared';

export function cups(): string {
  const right: Arm = {
    shoulder: [112, 128],
    elbow: [132, 160],
    wrist: [138, 132],
    sleeve: 'teal',
    cuff: 'cream',
  };
  const left: Arm = {
    shoulder: [64, 128],
    elbow: [46, 152],
    wrist: [70, 166],
    sleeve: 'teal',
    cuff: 'cream',
  };
  return (
    field('vermilion', 'M66 118C40 134 26 168 18 206 36 216 56 206 70 190L96 130Z') +
    hatch('M50 146C40 168 36 186 33 206') +
    mount(
      { x: 92, y: 204, mirrored: true },
      { coat: 'rust', far: 'wood', mane: 'night', tack: 'gold', gait: 'walk' },
      'vermilion',
      'gold',
      'gold',
      'night',
    ) +
    tunic(88, 'teal') +
    hatch(
      'M72 134C70 148 72 158 74 166M104 134C106 148 104 158 102 166M66 180C62 188 60 194 60 198M88 182V202M112 178C116 186 118 192 119 196',
    ) +
    field('gold', 'M60 166C78 174 100 174 116 166L117 177C100 185 78 185 59 177Z', 2.6) +
    stroke('gold', 'M168 158C140 182 110 182 80 170', 4) +
    arm(left) +
    fist(handOf(left), 60) +
    field(
      'cream',
      'M60 120C68 106 78 106 88 108 98 106 108 106 116 120 108 134 98 126 88 132 78 126 68 134 60 120Z',
      2.4,
    ) +
    placed(
      { x: 88, y: 82 },
      locks('ochre') + bearded('short', 'ochre') + beret('vermilion', 'cream'),
    ) +
    arm(right) +
    pip('c', { x: 142, y: 82, scale: 0.7 }) +
    palm(handOf(right))
  );
}
