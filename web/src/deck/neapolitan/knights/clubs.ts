/** Rider of clubs: a hunter in green on a dun, at a canter. */

import { bob, face } from '../../figure/face';
import { hunter } from '../../figure/hats';
import { arm, fist, handOf, type Arm } from '../../figure/limbs';
import { disc, field, hatch, line, placed, stroke } from '../../pen';
import { pip } from '../suits';
import { mount, tunic } from './shared';

export function clubs(): string {
  const right: Arm = {
    shoulder: [140, 126],
    elbow: [166, 150],
    wrist: [160, 122],
    sleeve: 'leaf',
    cuff: 'rust',
  };
  const left: Arm = {
    shoulder: [92, 128],
    elbow: [76, 154],
    wrist: [92, 166],
    sleeve: 'leaf',
    cuff: 'rust',
  };
  return (
    mount(
      { x: 112, y: 202, turn: 6 },
      { coat: 'ochre', far: 'rust', mane: 'cream', tack: 'rust', gait: 'canter' },
      'leaf',
      'vermilion',
      'vermilion',
      'wood',
    ) +
    tunic(116, 'leaf') +
    field('rust', 'M104 116C104 140 106 160 108 170H124C126 160 128 140 128 116Z', 2.2) +
    [130, 144, 158].map((y) => line(`M106 ${y}H126`, 1.8)).join('') +
    hatch('M94 178C90 186 88 192 88 198M140 178C144 184 146 190 147 194M108 182V202M126 180V200') +
    field('rust', 'M88 166C106 174 128 174 144 166L145 177C128 185 106 185 87 177Z', 2.6) +
    disc('gold', 116, 178, 5, 2) +
    stroke('rust', 'M34 152C54 172 74 176 92 170', 4) +
    arm(left) +
    fist(handOf(left), 40) +
    field(
      'vermilion',
      'M90 118C98 106 106 108 116 110 126 108 134 106 142 118 134 130 124 126 116 130 108 126 98 130 90 118Z',
      2.4,
    ) +
    placed({ x: 114, y: 84, mirrored: true }, bob('rust') + face() + hunter('leaf', 'vermilion')) +
    pip('b', { x: 160, y: 76, scale: 0.58, turn: 6 }) +
    arm(right) +
    fist(handOf(right), 6)
  );
}
