/** The four riders. */

import { bearded, bob, face, locks } from '../figure/face';
import { beret, hunter, turban, winged } from '../figure/hats';
import { cloth, horse, type Coat } from '../figure/horse';
import { arm, fist, handOf, palm, type Arm } from '../figure/limbs';
import { disc, field, hatch, line, placed, shade, stroke, tube, union, type Paint, type Place } from '../pen';
import { pip } from './suits';

/** The horse with its cloth, and the rider's leg over it. */
const mount = (place: Place, coat: Coat, main: Paint, edge: Paint, hose: Paint, boot: Paint): string =>
  placed(
    place,
    horse(coat) +
      cloth(main, edge) +
      union(tube(hose, 'M2-22C-12-14-20-4-20 10', 20)) +
      field(boot, 'M-31 4C-24 0-16 0-9 4L-10 40C-8 46-10 50-14 50H-40C-40 44-32 40-26 38Z') +
      line('M-31 12C-24 8-16 8-10 12', 1.8) +
      stroke('ink', 'M-38 54H-12M-25 54V50', 3),
  );

const tunic = (x: number, pigment: Paint): string =>
  placed({ x, y: 0 }, field(pigment, 'M-28 114C-32 138-30 156-26 170-34 180-36 190-36 198-12 206 16 206 38 194 36 186 32 178 26 170 30 156 32 138 28 114Z') + shade([30, 136], [26, 164], 6, -8, 2) + shade([30, 178], [37, 194], 4, -8, -2));

/** Coins: a herald in vermilion on a white trotter. */
function coins(): string {
  const right: Arm = { shoulder: [138, 124], elbow: [164, 142], wrist: [162, 116], sleeve: 'vermilion', cuff: 'gold' };
  const left: Arm = { shoulder: [90, 126], elbow: [76, 154], wrist: [90, 166], sleeve: 'vermilion', cuff: 'gold' };
  return (
    mount({ x: 106, y: 204 }, { coat: 'white', far: 'sand', mane: 'ochre', tack: 'vermilion', gait: 'trot' }, 'teal', 'gold', 'cream', 'rust') +
    tunic(114, 'vermilion') +
    field('gold', 'M106 116V198H122V116Z', 2.2) + hatch('M106 126L122 140M106 142L122 156M106 158L122 172M106 174L122 188M122 126L106 140M122 142L106 156M122 158L106 172M122 174L106 188') +
    hatch('M92 178C88 186 86 192 86 198M138 178C142 184 144 190 145 194') +
    field('teal', 'M86 166C104 174 126 174 142 166L143 177C126 185 104 185 85 177Z', 2.6) +
    stroke('vermilion', 'M33 158C50 176 70 178 92 170', 4) +
    arm(left) + fist(handOf(left), 40) +
    field('cream', 'M88 114C96 104 104 108 114 110 124 108 132 104 140 114 134 128 122 122 114 128 106 122 94 128 88 114Z', 2.4) +
    placed({ x: 112, y: 82, mirrored: true }, bob('wood') + bearded('moustache', 'wood') + winged()) +
    arm(right) + pip('d', { x: 164, y: 74, scale: 0.62 }) + palm(handOf(right))
  );
}

/** Cups: a gentleman in teal on a chestnut, at a walk. */
function cups(): string {
  const right: Arm = { shoulder: [112, 128], elbow: [132, 160], wrist: [138, 132], sleeve: 'teal', cuff: 'cream' };
  const left: Arm = { shoulder: [64, 128], elbow: [46, 152], wrist: [70, 166], sleeve: 'teal', cuff: 'cream' };
  return (
    field('vermilion', 'M66 118C40 134 26 168 18 206 36 216 56 206 70 190L96 130Z') + hatch('M50 146C40 168 36 186 33 206') +
    mount({ x: 92, y: 204, mirrored: true }, { coat: 'rust', far: 'wood', mane: 'night', tack: 'gold', gait: 'walk' }, 'vermilion', 'gold', 'gold', 'night') +
    tunic(88, 'teal') +
    hatch('M72 134C70 148 72 158 74 166M104 134C106 148 104 158 102 166M66 180C62 188 60 194 60 198M88 182V202M112 178C116 186 118 192 119 196') +
    field('gold', 'M60 166C78 174 100 174 116 166L117 177C100 185 78 185 59 177Z', 2.6) +
    stroke('gold', 'M168 158C140 182 110 182 80 170', 4) +
    arm(left) + fist(handOf(left), 60) +
    field('cream', 'M60 120C68 106 78 106 88 108 98 106 108 106 116 120 108 134 98 126 88 132 78 126 68 134 60 120Z', 2.4) +
    placed({ x: 88, y: 82 }, locks('ochre') + bearded('short', 'ochre') + beret('vermilion', 'cream')) +
    arm(right) + pip('c', { x: 142, y: 82, scale: 0.7 }) + palm(handOf(right))
  );
}

/** Swords: a warrior in a turban on a rearing black. */
function swords(): string {
  const right: Arm = { shoulder: [106, 128], elbow: [132, 136], wrist: [132, 106], sleeve: 'blue', cuff: 'gold' };
  const left: Arm = { shoulder: [62, 128], elbow: [62, 160], wrist: [92, 162], sleeve: 'blue', cuff: 'gold' };
  return (
    mount({ x: 88, y: 192, mirrored: true, turn: -26 }, { coat: 'night', far: 'ink', mane: 'steel', tack: 'vermilion', gait: 'rear', stretch: 24 }, 'gold', 'vermilion', 'cream', 'vermilion') +
    placed({ x: -4, y: 2, turn: 0 }, tunic(84, 'blue')) +
    field('steel', 'M54 120C52 140 54 154 58 168H102C106 154 108 140 106 120Z', 2.6) + hatch('M62 130H98M60 140H100M60 150H100M62 160H98') +
    field('vermilion', 'M55 166C70 174 90 174 106 166L107 178C90 186 70 186 54 178Z', 2.6) +
    stroke('vermilion', 'M170 128C150 150 124 158 104 160', 4) +
    arm(left) + fist(handOf(left), 20, 'tan') +
    placed({ x: 80, y: 84 }, locks('ink') + bearded('short', 'night', 'tan') + turban('cream', 'vermilion')) +
    arm(right) + pip('s', { x: 139, y: 56, scale: 0.47, turn: 12 }) + fist(handOf(right), 12, 'tan')
  );
}

/** Clubs: a hunter in green on a dun, at a canter. */
function clubs(): string {
  const right: Arm = { shoulder: [140, 126], elbow: [166, 150], wrist: [160, 122], sleeve: 'leaf', cuff: 'rust' };
  const left: Arm = { shoulder: [92, 128], elbow: [76, 154], wrist: [92, 166], sleeve: 'leaf', cuff: 'rust' };
  return (
    mount({ x: 112, y: 202, turn: 6 }, { coat: 'ochre', far: 'rust', mane: 'cream', tack: 'rust', gait: 'canter' }, 'leaf', 'vermilion', 'vermilion', 'wood') +
    tunic(116, 'leaf') +
    field('rust', 'M104 116C104 140 106 160 108 170H124C126 160 128 140 128 116Z', 2.2) + [130, 144, 158].map((y) => line(`M106 ${y}H126`, 1.8)).join('') +
    hatch('M94 178C90 186 88 192 88 198M140 178C144 184 146 190 147 194M108 182V202M126 180V200') +
    field('rust', 'M88 166C106 174 128 174 144 166L145 177C128 185 106 185 87 177Z', 2.6) + disc('gold', 116, 178, 5, 2) +
    stroke('rust', 'M34 152C54 172 74 176 92 170', 4) +
    arm(left) + fist(handOf(left), 40) +
    field('vermilion', 'M90 118C98 106 106 108 116 110 126 108 134 106 142 118 134 130 124 126 116 130 108 126 98 130 90 118Z', 2.4) +
    placed({ x: 114, y: 84, mirrored: true }, bob('rust') + face() + hunter('leaf', 'vermilion')) +
    pip('b', { x: 160, y: 76, scale: 0.58, turn: 6 }) + arm(right) + fist(handOf(right), 6)
  );
}

export const knights = { d: coins, c: cups, s: swords, b: clubs };
