/** The four pages. */

import { bob, face, locks } from '../figure/face';
import { cap, chaperon, morion, phrygian } from '../figure/hats';
import { arm, fist, handOf, leg, palm, type Arm } from '../figure/limbs';
import { disc, field, hatch, line, placed, shade, stroke, type Paint } from '../pen';
import { pip } from './suits';

const shoe = (x: number, y: number, pigment: Paint, mirrored = false): string =>
  placed({ x, y, mirrored }, field(pigment, 'M-8-9C-2-4 6-2 14 2 20 4 26 4 30 3 28 10 18 11 8 11H-9C-11 4-10-4-8-9Z', 2.6));

/** Coins: a courtier, showing the coin. */
function coins(): string {
  const right: Arm = { shoulder: [126, 128], elbow: [152, 148], wrist: [155, 116], sleeve: 'gold', cuff: 'cream', width: 19 };
  const left: Arm = { shoulder: [74, 128], elbow: [44, 154], wrist: [66, 176], sleeve: 'gold', cuff: 'cream', width: 19 };
  const puff = (x: number): string =>
    disc('vermilion', x, 128, 15) + hatch(`M${x - 6} 118C${x - 10} 126 ${x - 8} 134 ${x - 4} 140M${x + 5} 118C${x + 9} 126 ${x + 8} 134 ${x + 4} 140`);
  return (
    field('teal', 'M72 120C50 140 42 176 38 216 52 224 68 216 78 206L100 130Z') + hatch('M58 150C52 172 50 192 49 212') +
    leg('teal', [86, 208], [80, 288]) + leg('vermilion', [114, 208], [120, 288]) +
    hatch('M80 236V262M120 236V262') +
    shoe(76, 290, 'night', true) + shoe(122, 290, 'night') +
    field('vermilion', 'M72 120C70 146 74 164 78 176 68 192 64 206 62 220 76 230 90 222 100 228 110 222 124 230 138 220 136 206 132 192 122 176 126 164 130 146 128 120Z') +
    field('gold', 'M94 122V224L100 228 106 224V122Z', 2.2) +
    [136, 150, 164, 198, 212].map((y) => disc('vermilion', 100, y, 2.6, 1.5)).join('') +
    hatch('M78 192C74 204 72 212 71 220M122 192C126 204 128 212 129 220M84 134C82 148 83 160 85 170M116 134C118 148 117 160 115 170') +
    shade([127, 142], [123, 168], 6, -7, 2) + shade([127, 190], [136, 220], 6, -8, -2) + shade([46, 168], [41, 210], 7, 8, 2) +
    field('rust', 'M77 172C90 178 110 178 123 172L124 184C110 190 90 190 76 184Z', 2.6) +
    arm(left) + puff(70) + fist(handOf(left), 110) +
    field('cream', 'M78 116C84 104 92 106 100 108 108 106 116 104 122 116 118 128 108 124 100 130 92 124 82 128 78 116Z', 2.4) +
    placed({ x: 100, y: 82 }, bob('rust') + face() + cap('vermilion', 'teal', 'cream')) +
    arm(right) + puff(130) +
    pip('d', { x: 157, y: 70, scale: 0.68 }) + palm(handOf(right))
  );
}

/** Cups: a cupbearer, the cup before him in both hands. */
function cups(): string {
  const right: Arm = { shoulder: [126, 134], elbow: [140, 172], wrist: [118, 178], sleeve: 'teal', cuff: 'gold', width: 21 };
  const left: Arm = { shoulder: [74, 134], elbow: [58, 172], wrist: [82, 178], sleeve: 'teal', cuff: 'gold', width: 21 };
  return (
    leg('vermilion', [88, 236], [82, 288], 24) + leg('vermilion', [112, 236], [114, 288], 24) +
    shoe(80, 290, 'wood', true) + shoe(110, 290, 'wood', true) +
    field('teal', 'M70 122C66 150 68 180 70 196 58 220 52 238 48 252L58 246 64 258 74 248 82 260 91 250 100 262 109 250 118 260 126 248 136 258 142 246 152 252C148 238 142 220 130 196 132 180 134 150 130 122Z') +
    hatch('M70 214C66 226 64 236 63 246M86 210C84 224 83 236 83 248M114 210C116 224 117 236 117 248M130 214C134 226 136 236 137 246') +
    shade([133, 206], [146, 242], 7, -8, -3) + shade([132, 152], [130, 188], 7, -8, 1) +
    field('gold', 'M69 190C88 198 112 198 131 190L133 202C112 210 88 210 67 202Z', 2.6) +
    disc('vermilion', 100, 203, 5, 2) +
    field('vermilion', 'M60 146C62 116 82 108 100 108 118 108 138 116 140 146L128 138 120 150 110 140 100 152 90 140 80 150 72 138Z') +
    hatch('M78 124L74 134M100 122V134M122 124L126 134') +
    placed({ x: 98, y: 84, mirrored: true }, locks('ochre') + face() + chaperon('vermilion', 'gold')) +
    arm(left) + arm(right) +
    pip('c', { x: 100, y: 148, scale: 0.76 }) +
    fist([90, 181], 60) + placed({ x: 200, y: 0, mirrored: true }, fist([90, 181], 60))
  );
}

/** Swords: a soldier at rest, his blade on the ground, a buckler on his arm. */
function swords(): string {
  const right: Arm = { shoulder: [128, 130], elbow: [150, 156], wrist: [140, 178], sleeve: 'cream', cuff: 'rust', width: 20 };
  const left: Arm = { shoulder: [72, 130], elbow: [46, 152], wrist: [46, 176], sleeve: 'cream', cuff: 'rust', width: 20 };
  const skirt = [68, 84, 100, 116, 132]
    .map((x) => field('blue', `M${x - 8} 184H${x + 8}L${x + (x - 100) * 0.12 + 9} 222C${x} 230 ${x} 230 ${x + (x - 100) * 0.12 - 9} 222Z`, 2.4) + hatch(`M${x + (x - 100) * 0.1} 200V220`))
    .join('');
  return (
    leg('vermilion', [84, 216], [76, 288]) + leg('vermilion', [114, 216], [118, 288]) +
    field('steel', 'M68 248C74 242 88 242 92 248L86 284H70Z', 2.6) + field('steel', 'M104 248C110 242 122 242 126 248L126 284H110Z', 2.6) +
    hatch('M80 254V278M116 254V278') +
    shoe(74, 290, 'night', true) + shoe(120, 290, 'night') +
    skirt +
    field('blue', 'M72 120C68 146 70 168 74 184 90 192 110 192 126 184 130 168 132 146 128 120Z') +
    hatch('M84 136L116 172M116 136L84 172M84 160L96 174M116 160L104 174M84 148L92 138M116 148L108 138') + shade([129, 142], [126, 176], 7, -7, 2) +
    field('gold', 'M70 178C88 186 112 186 130 178L131 190C112 198 88 198 69 190Z', 2.6) +
    field('cream', 'M80 114C86 106 92 110 100 112 108 110 114 106 120 114 116 126 108 120 100 126 92 120 84 126 80 114Z', 2.4) +
    placed({ x: 100, y: 84 }, bob('night') + face() + morion()) +
    arm(left) +
    disc('steel', 46, 186, 30) + disc('vermilion', 46, 186, 21, 2.4) + disc('steel', 46, 186, 8, 2.4) +
    hatch('M46 166V175M46 197V206M26 186H35M57 186H66M32 172L38 178M54 194L60 200M60 172L54 178M38 194L32 200') +
    pip('s', { x: 138, y: 238, scale: 0.6, turn: 180 }) +
    arm(right) + fist(handOf(right), 0)
  );
}

/** Clubs: a country lad, his club over his shoulder. */
function clubs(): string {
  const right: Arm = { shoulder: [126, 130], elbow: [150, 158], wrist: [134, 176], sleeve: 'cream', cuff: 'cream', width: 21 };
  const left: Arm = { shoulder: [74, 132], elbow: [48, 162], wrist: [70, 184], sleeve: 'cream', cuff: 'cream', width: 21 };
  const boot = (x: number, mirrored: boolean): string =>
    placed({ x, y: 282, mirrored }, field('wood', 'M-11-30C-12-8-10 2-9 18H24C26 10 14 4 10 0 10-12 11-22 11-30Z') + line('M-12-28C-4-24 4-24 12-28', 6) + stroke('sand', 'M-12-28C-4-24 4-24 12-28', 2.4));
  return (
    leg('skin', [86, 218], [78, 280]) + leg('skin', [112, 218], [112, 280]) +
    boot(78, true) + boot(112, true) +
    field('leaf', 'M72 122C66 150 70 170 76 186 66 204 62 220 60 236 74 240 88 232 100 238 112 232 126 240 138 234 136 220 132 204 124 186 130 170 132 150 128 122Z') +
    hatch('M78 202C74 214 72 224 71 232M92 200C91 212 91 222 91 230M110 200C111 212 111 222 111 230M122 202C126 214 128 224 129 232') +
    shade([128, 194], [136, 230], 7, -8, -2) + shade([130, 146], [125, 178], 6, -8, 2) +
    field('vermilion', 'M88 118C88 140 94 152 100 160 106 152 112 140 112 118Z', 2.4) + line('M92 132H108M95 144H105', 1.8) +
    field('rust', 'M74 182C90 190 110 190 126 182L126 193C110 201 90 201 74 193Z', 2.6) +
    line('M96 196L90 214M104 196L108 212', 4.5) +
    field('rust', 'M108 186C104 190 104 206 110 214 120 218 130 212 132 202 132 194 128 188 124 186Z', 2.6) + line('M108 194C116 198 124 198 131 194', 1.8) +
    arm(left) + fist(handOf(left), 110) +
    placed({ x: 98, y: 84, mirrored: true }, bob('wood') + face() + phrygian('vermilion', 'leaf')) +
    pip('b', { x: 147, y: 112, scale: 0.76, turn: 20 }) +
    arm(right) + fist(handOf(right), 24)
  );
}

export const pages = { d: coins, c: cups, s: swords, b: clubs };
