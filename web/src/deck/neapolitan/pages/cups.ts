/** Page of cups: a cupbearer, the cup before him in both hands. */

import { face, locks } from '../../figure/face';
import { chaperon } from '../../figure/hats';
import { arm, fist, leg, type Arm } from '../../figure/limbs';
import { disc, field, hatch, placed, shade } from '../../pen';
import { pip } from '../suits';
import { shoe } from './shared';

export function cups(): string {
  const right: Arm = {
    shoulder: [126, 134],
    elbow: [140, 172],
    wrist: [118, 178],
    sleeve: 'teal',
    cuff: 'gold',
    width: 21,
  };
  const left: Arm = {
    shoulder: [74, 134],
    elbow: [58, 172],
    wrist: [82, 178],
    sleeve: 'teal',
    cuff: 'gold',
    width: 21,
  };
  return (
    leg('vermilion', [88, 236], [82, 288], 24) +
    leg('vermilion', [112, 236], [114, 288], 24) +
    shoe(80, 290, 'wood', true) +
    shoe(110, 290, 'wood', true) +
    field(
      'teal',
      'M70 122C66 150 68 180 70 196 58 220 52 238 48 252L58 246 64 258 74 248 82 260 91 250 100 262 109 250 118 260 126 248 136 258 142 246 152 252C148 238 142 220 130 196 132 180 134 150 130 122Z',
    ) +
    hatch(
      'M70 214C66 226 64 236 63 246M86 210C84 224 83 236 83 248M114 210C116 224 117 236 117 248M130 214C134 226 136 236 137 246',
    ) +
    shade([133, 206], [146, 242], 7, -8, -3) +
    shade([132, 152], [130, 188], 7, -8, 1) +
    field('gold', 'M69 190C88 198 112 198 131 190L133 202C112 210 88 210 67 202Z', 2.6) +
    disc('vermilion', 100, 203, 5, 2) +
    field(
      'vermilion',
      'M60 146C62 116 82 108 100 108 118 108 138 116 140 146L128 138 120 150 110 140 100 152 90 140 80 150 72 138Z',
    ) +
    hatch('M78 124L74 134M100 122V134M122 124L126 134') +
    placed(
      { x: 98, y: 84, mirrored: true },
      locks('ochre') + face() + chaperon('vermilion', 'gold'),
    ) +
    arm(left) +
    arm(right) +
    pip('c', { x: 100, y: 148, scale: 0.76 }) +
    fist([90, 181], 60) +
    placed({ x: 200, y: 0, mirrored: true }, fist([90, 181], 60))
  );
}
