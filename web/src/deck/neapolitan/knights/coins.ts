/** Rider of coins: a herald in vermilion on a white trotter. */

import { bearded, bob } from '../../figure/face';
import { winged } from '../../figure/hats';
import { arm, fist, handOf, palm, type Arm } from '../../figure/limbs';
import { field, hatch, placed, stroke } from '../../pen';
import { pip } from '../suits';
import { mount, tunic } from './shared';

export function coins(): string {
  const right: Arm = {
    shoulder: [138, 124],
    elbow: [164, 142],
    wrist: [162, 116],
    sleeve: 'vermilion',
    cuff: 'gold',
  };
  const left: Arm = {
    shoulder: [90, 126],
    elbow: [76, 154],
    wrist: [90, 166],
    sleeve: 'vermilion',
    cuff: 'gold',
  };
  return (
    mount(
      { x: 106, y: 204 },
      { coat: 'white', far: 'sand', mane: 'ochre', tack: 'vermilion', gait: 'trot' },
      'teal',
      'gold',
      'cream',
      'rust',
    ) +
    tunic(114, 'vermilion') +
    field('gold', 'M106 116V198H122V116Z', 2.2) +
    hatch(
      'M106 126L122 140M106 142L122 156M106 158L122 172M106 174L122 188M122 126L106 140M122 142L106 156M122 158L106 172M122 174L106 188',
    ) +
    hatch('M92 178C88 186 86 192 86 198M138 178C142 184 144 190 145 194') +
    field('teal', 'M86 166C104 174 126 174 142 166L143 177C126 185 104 185 85 177Z', 2.6) +
    stroke('vermilion', 'M33 158C50 176 70 178 92 170', 4) +
    arm(left) +
    fist(handOf(left), 40) +
    field(
      'cream',
      'M88 114C96 104 104 108 114 110 124 108 132 104 140 114 134 128 122 122 114 128 106 122 94 128 88 114Z',
      2.4,
    ) +
    placed(
      { x: 112, y: 82, mirrored: true },
      bob('wood') + bearded('moustache', 'wood') + winged(),
    ) +
    arm(right) +
    pip('d', { x: 164, y: 74, scale: 0.62 }) +
    palm(handOf(right))
  );
}
