/** Page of coins: a courtier, showing the coin. */

import { bob, face } from '../../figure/face';
import { cap } from '../../figure/hats';
import { arm, fist, handOf, leg, palm, type Arm } from '../../figure/limbs';
import { disc, field, hatch, placed, shade } from '../../pen';
import { pip } from '../suits';
import { shoe } from './shared';

export function coins(): string {
  const right: Arm = {
    shoulder: [126, 128],
    elbow: [152, 148],
    wrist: [155, 116],
    sleeve: 'gold',
    cuff: 'cream',
    width: 19,
  };
  const left: Arm = {
    shoulder: [74, 128],
    elbow: [44, 154],
    wrist: [66, 176],
    sleeve: 'gold',
    cuff: 'cream',
    width: 19,
  };
  const puff = (x: number): string =>
    disc('vermilion', x, 128, 15) +
    hatch(
      `M${x - 6} 118C${x - 10} 126 ${x - 8} 134 ${x - 4} 140M${x + 5} 118C${x + 9} 126 ${x + 8} 134 ${x + 4} 140`,
    );
  return (
    field('teal', 'M72 120C50 140 42 176 38 216 52 224 68 216 78 206L100 130Z') +
    hatch('M58 150C52 172 50 192 49 212') +
    leg('teal', [86, 208], [80, 288]) +
    leg('vermilion', [114, 208], [120, 288]) +
    hatch('M80 236V262M120 236V262') +
    shoe(76, 290, 'night', true) +
    shoe(122, 290, 'night') +
    field(
      'vermilion',
      'M72 120C70 146 74 164 78 176 68 192 64 206 62 220 76 230 90 222 100 228 110 222 124 230 138 220 136 206 132 192 122 176 126 164 130 146 128 120Z',
    ) +
    field('gold', 'M94 122V224L100 228 106 224V122Z', 2.2) +
    [136, 150, 164, 198, 212].map((y) => disc('vermilion', 100, y, 2.6, 1.5)).join('') +
    hatch(
      'M78 192C74 204 72 212 71 220M122 192C126 204 128 212 129 220M84 134C82 148 83 160 85 170M116 134C118 148 117 160 115 170',
    ) +
    shade([127, 142], [123, 168], 6, -7, 2) +
    shade([127, 190], [136, 220], 6, -8, -2) +
    shade([46, 168], [41, 210], 7, 8, 2) +
    field('rust', 'M77 172C90 178 110 178 123 172L124 184C110 190 90 190 76 184Z', 2.6) +
    arm(left) +
    puff(70) +
    fist(handOf(left), 110) +
    field(
      'cream',
      'M78 116C84 104 92 106 100 108 108 106 116 104 122 116 118 128 108 124 100 130 92 124 82 128 78 116Z',
      2.4,
    ) +
    placed({ x: 100, y: 82 }, bob('rust') + face() + cap('vermilion', 'teal', 'cream')) +
    arm(right) +
    puff(130) +
    pip('d', { x: 157, y: 70, scale: 0.68 }) +
    palm(handOf(right))
  );
}
