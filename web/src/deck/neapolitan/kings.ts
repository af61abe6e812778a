/** The four kings. */

import { bearded, locks } from '../figure/face';
import { arched, leafy, mail, pointed, spiked } from '../figure/crowns';
import { arm, fist, handOf, palm, type Arm } from '../figure/limbs';
import { star } from '../curve';
import { disc, field, hatch, line, placed, shade, stroke, type Paint } from '../pen';
import { pip } from './suits';

const ermine = (...spots: [number, number][]): string =>
  spots.map(([x, y]) => `<path d="M${x} ${y - 4}l-2 6h4Z" fill="var(--deck-ink)" stroke="none"/>`).join('');

/** Small stars woven into cloth. */
const woven = (pigment: Paint, ...places: [number, number][]): string =>
  places.map(([x, y]) => `<path d="${star(x, y, 4, 5, 2)}" fill="var(--deck-${pigment})" stroke="none"/>`).join('');

const shoe = (x: number, y: number, mirrored = false): string =>
  placed({ x, y, mirrored }, field('rust', 'M-10-4C-4-8 6-8 12-3 18 0 24 2 24 6H-10Z', 2.6));

/** Coins: stately, in vermilion, sceptre and coin in his hands. */
function coins(): string {
  const right: Arm = { shoulder: [130, 132], elbow: [152, 158], wrist: [156, 128], sleeve: 'vermilion', cuff: 'gold', width: 24 };
  const left: Arm = { shoulder: [70, 134], elbow: [42, 164], wrist: [50, 188], sleeve: 'vermilion', cuff: 'gold', width: 24 };
  return (
    shoe(112, 297) + shoe(88, 297, true) +
    field('vermilion', 'M70 122C52 160 44 230 22 296 40 302 60 298 74 296H134C146 298 150 298 154 294 152 230 146 160 130 122Z') +
    field('cream', 'M70 124C54 160 50 230 38 299L24 298C44 230 48 160 66 126Z', 2) +
    ermine([40, 262], [47, 232], [52, 202]) +
    woven('gold', [142, 186], [138, 208], [147, 222], [141, 240], [150, 256], [144, 272], [66, 168], [62, 190]) +
    shade([147, 190], [153, 284], 12, -6, -3) +
    field('teal', 'M76 120C70 150 73 170 75 184 68 220 63 256 60 296H140C137 256 132 220 125 184 127 170 130 150 124 120Z') +
    field('gold', 'M91 186C88 220 85 260 83 296H117C115 260 112 220 109 186Z', 2.4) +
    hatch('M90 212L110 226M89 240L112 256M87 268L115 286M110 212L90 226M112 240L88 256M114 268L86 286') +
    hatch('M78 200C74 230 72 256 71 284M124 200C127 230 129 256 130 284') +
    shade([133, 214], [138, 278], 9, -7, -2) +
    field('gold', 'M60 284C84 290 116 290 140 284L141 296H59Z', 2.4) +
    field('vermilion', 'M73 176C90 184 110 184 127 176L128 190C110 198 90 198 72 190Z', 2.6) +
    disc('gold', 100, 189, 7, 2.2) +
    arm(left) +
    line('M48 126L54 294', 8) + stroke('gold', 'M48 126L54 294', 3) +
    field('gold', 'M47 126C38 120 38 112 47 104 56 112 56 120 47 126Z', 2.6) + disc('vermilion', 47, 115, 3, 1.6) +
    fist(handOf(left), 80) +
    field('cream', 'M62 128C70 110 84 104 100 104 116 104 130 110 138 128 132 146 118 152 100 152 82 152 68 146 62 128Z') +
    ermine([72, 130], [84, 142], [100, 146], [116, 142], [128, 130]) +
    placed({ x: 98, y: 86 }, locks('wood') + bearded('long', 'wood') + pointed()) +
    arm(right) +
    pip('d', { x: 158, y: 84, scale: 0.66 }) +
    palm(handOf(right))
  );
}

/** Cups: old, turned to the left, the cloak thrown over his arm. */
function cups(): string {
  const right: Arm = { shoulder: [128, 134], elbow: [150, 172], wrist: [146, 150], sleeve: 'vermilion', cuff: 'cream', width: 24 };
  const left: Arm = { shoulder: [72, 134], elbow: [40, 162], wrist: [66, 182], sleeve: 'teal', cuff: 'gold', width: 26 };
  return (
    shoe(92, 297, true) + shoe(118, 297, true) +
    field('vermilion', 'M74 120C70 150 74 172 74 190 64 224 58 260 56 296H148C146 260 138 224 126 190 126 172 132 150 126 120Z') +
    hatch('M84 204C78 234 74 262 72 284M98 206C96 236 94 262 94 284M116 204C122 234 126 262 128 284') +
    field('gold', 'M57 278C86 286 118 286 147 278L149 296H55Z', 2.4) +
    hatch('M68 288L74 284 80 289 86 285 92 290 98 286 104 290 110 286 116 290 122 285 128 289 134 284 140 288') +
    field('teal', 'M62 124C40 150 34 214 18 290 36 300 52 292 64 296 68 260 84 226 118 204 126 198 130 190 128 178 110 190 92 186 84 160Z') +
    field('gold', 'M64 296C68 260 84 226 118 204 126 198 130 190 128 178L120 183C118 192 112 196 106 200 76 218 58 256 54 294Z', 2) +
    hatch('M54 160C44 196 40 240 34 280M66 168C58 200 54 236 48 276') +
    woven('gold', [44, 196], [60, 206], [36, 226], [52, 236], [32, 256], [44, 268], [68, 224], [80, 204], [98, 196]) +
    shade([40, 184], [22, 284], 12, 8, 3) +
    shade([133, 214], [145, 270], 9, -9, -3) +
    arm(left) + fist(handOf(left), 100) +
    field('gold', 'M64 128C72 110 86 106 100 106 114 106 128 110 136 128 128 142 116 146 100 146 84 146 72 142 64 128Z', 2.6) +
    [72, 86, 100, 114, 128].map((x) => disc('vermilion', x, x === 100 ? 138 : x === 86 || x === 114 ? 137 : 130, 3.4, 1.6)).join('') +
    placed({ x: 100, y: 90, mirrored: true }, locks('white') + bearded('forked', 'white') + arched()) +
    arm(right) +
    pip('c', { x: 152, y: 100, scale: 0.72 }) +
    palm(handOf(right))
  );
}

/** Swords: young, in armour, ready to strike. */
function swords(): string {
  const right: Arm = { shoulder: [130, 134], elbow: [158, 150], wrist: [150, 122], sleeve: 'steel', cuff: 'steel', width: 20 };
  const left: Arm = { shoulder: [70, 134], elbow: [44, 160], wrist: [62, 182], sleeve: 'steel', cuff: 'steel', width: 20 };
  const greave = (x: number, y: number, mirrored: boolean): string =>
    placed(
      { x, y, mirrored },
      field('steel', 'M-12-50C-14-24-11-6-9 4H9C11-6 13-24 11-50Z') +
        field('steel', 'M-10 2H10C18 6 26 10 26 17H-10Z') +
        field('gold', 'M-13-50C-6-58 6-58 12-50 10-40-10-40-13-50Z', 2.4) +
        hatch('M2-34V-4'),
    );
  return (
    field('blue', 'M68 124C44 160 36 226 20 282 40 292 62 282 74 276L130 276C140 270 144 262 146 254 148 214 144 160 132 124Z') +
    hatch('M52 172C44 210 38 244 32 274M62 190C56 220 52 248 48 278') +
    woven('gold', [46, 206], [38, 232], [52, 236], [34, 256], [46, 262], [56, 206], [136, 190], [139, 214], [136, 240]) +
    shade([42, 188], [26, 272], 10, 8, 2) +
    shade([144, 180], [146, 248], 9, -6, -3) +
    greave(82, 282, true) + greave(116, 282, false) +
    field('blue', 'M74 182C66 202 62 222 60 240 72 250 86 246 98 246 112 248 130 248 142 240 138 222 134 202 126 182Z') +
    field('gold', 'M61 230C86 240 116 240 140 230L142 242C116 252 86 252 59 242Z', 2.4) +
    hatch('M82 192C77 206 74 218 73 230M100 194V234M118 192C123 206 126 218 128 230') +
    field('steel', 'M72 122C62 146 68 172 74 186 90 194 110 194 126 186 132 172 138 146 128 122Z') +
    line('M100 128V188', 1.8) + hatch('M78 150C80 164 82 172 86 180M122 150C120 164 118 172 114 180') + shade([128, 146], [123, 176], 6, -8, 2) + shade([134, 214], [139, 228], 3, -8, -2) +
    field('rust', 'M72 178C90 188 110 188 128 178L127 190C110 199 90 199 73 190Z', 2.6) + disc('gold', 100, 191, 6, 2.2) +
    arm(left) + disc('steel', 68, 132, 14) + hatch('M58 132C62 140 70 142 76 138') + fist(handOf(left), 110, 'steel') +
    placed({ x: 100, y: 86 }, mail() + bearded('moustache', 'night') + spiked()) +
    arm(right) + disc('steel', 132, 132, 14) + hatch('M124 138C130 142 138 140 142 132') +
    pip('s', { x: 155, y: 64, scale: 0.56, turn: 6 }) +
    fist(handOf(right), 6, 'steel')
  );
}

/** Clubs: stout and ruddy, in green and fur, leaning on his club. */
function clubs(): string {
  const right: Arm = { shoulder: [132, 138], elbow: [158, 158], wrist: [143, 184], sleeve: 'leaf', cuff: 'rust', width: 26 };
  const left: Arm = { shoulder: [66, 138], elbow: [32, 170], wrist: [56, 192], sleeve: 'leaf', cuff: 'rust', width: 26 };
  const boot = (x: number, mirrored: boolean): string =>
    placed(
      { x, y: 284, mirrored },
      field('wood', 'M-13-34C-14-10-12 2-11 16H28C28 8 18 4 12 0 12-12 13-22 13-34Z') +
        field('sand', 'M-16-40H16L15-28H-15Z', 2.6) + hatch('M-6 0C0 4 6 4 12 0M-4-20V-6'),
    );
  return (
    field('vermilion', 'M66 130C42 170 36 230 30 278 52 288 64 276 80 276H124C134 276 142 272 146 268 150 230 152 170 134 130Z') +
    hatch('M50 180C44 214 42 246 40 272') + shade([44, 196], [34, 270], 10, 8, 2) +
    boot(80, true) + boot(112, false) +
    field('leaf', 'M70 124C50 156 50 190 56 206 52 226 50 242 48 256 76 264 122 264 148 256 148 242 146 226 140 206 148 190 150 156 130 124Z') +
    field('rust', 'M88 130C84 176 84 220 84 260H112C112 220 112 176 108 130Z', 2.4) +
    [150, 168, 224, 240].map((y) => disc('gold', 98, y, 4, 1.8)).join('') +
    field('sand', 'M48 246C76 256 122 256 148 246L150 262C122 272 76 272 46 262Z', 2.6) +
    hatch('M58 254L56 262M72 258L71 266M86 260V268M100 260V268M114 260V268M128 258L129 266M140 254L142 261') +
    hatch('M64 214C60 226 58 236 57 244M132 214C136 226 138 236 139 244') +
    shade([143, 204], [146, 240], 6, -8, -2) + shade([136, 168], [139, 192], 5, -9, 1) +
    field('gold', 'M54 198C80 210 116 210 142 198L143 211C116 223 80 223 53 211Z', 2.6) + disc('vermilion', 98, 213, 6, 2.2) +
    arm(left) + fist(handOf(left), 110) +
    field('sand', 'M60 134C66 112 84 106 100 106 116 106 132 112 140 134 132 154 116 158 100 158 84 158 68 154 60 134Z') +
    hatch('M70 132L74 140M80 142L82 150M120 142L118 150M130 132L126 140M92 148L93 154M108 148L107 154') +
    placed({ x: 99, y: 84, mirrored: true }, locks('rust') + bearded('round', 'rust') + leafy()) +
    pip('b', { x: 140, y: 212, scale: 0.84, mirrored: true, turn: -2 }) +
    arm(right) + fist(handOf(right), 0)
  );
}

export const kings = { d: coins, c: cups, s: swords, b: clubs };
