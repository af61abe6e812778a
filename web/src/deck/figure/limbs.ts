/** Arms and hands. */

import { limb, through, type Point } from '../curve';
import { field, hatch, line, placed, shade, tube, union, type Paint } from '../pen';

export interface Arm {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  sleeve: Paint;
  cuff: Paint;
  /** How thick the sleeve is. */
  width?: number;
}

const towards = ([x, y]: Point, [fromX, fromY]: Point, distance: number): Point => {
  const length = Math.hypot(x - fromX, y - fromY);
  return [x + ((x - fromX) / length) * distance, y + ((y - fromY) / length) * distance];
};

const text = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** A sleeve with its cuff; the hand is drawn by itself, since it may lie over what it holds. */
export const arm = ({ shoulder, elbow, wrist, sleeve, cuff, width = 22 }: Arm): string => {
  const folds = towards(elbow, shoulder, -4);
  return (
    union(tube(sleeve, through(shoulder, elbow, towards(wrist, elbow, -8)), width)) +
    hatch(`M${text(folds)}q4 5 3 10m-9-6q4 4 4 8`) +
    field(cuff, limb([...towards(wrist, elbow, -9), width + 3], [...wrist, width + 3]), 2.6)
  );
};

/** A leg in hose, from the hip to the ankle; the shoe is drawn by itself. */
export const leg = (hose: Paint, hip: Point, ankle: Point, width = 26): string => {
  const [x, y] = [ankle[0] - hip[0], ankle[1] - hip[1]];
  const part = (share: number): Point => [hip[0] + x * share, hip[1] + y * share];
  const [shinX, shinY] = part(0.75);
  return (
    field(
      hose,
      limb(
        [...hip, width],
        [...part(0.35), width * 0.8],
        [...part(0.6), width * 0.8],
        [...ankle, width * 0.48],
      ),
    ) + shade([part(0.3)[0] + width * 0.36, part(0.3)[1]], [shinX + width * 0.26, shinY], 6, -5, -2)
  );
};

/** Where the hand of an arm is. */
export const handOf = ({ elbow, wrist }: Arm): Point => towards(wrist, elbow, 8);

/** A fist about a staff. */
export const fist = ([x, y]: Point, turn = 0, skin: Paint = 'skin'): string =>
  placed(
    { x, y, turn },
    field(skin, 'M-10-8C-4-12 6-12 10-8 13-2 12 6 8 10 2 12-6 12-10 8-12 2-12-3-10-8Z', 2.6) +
      line('M-9-3H1M-10 2H1M-9 7H0', 1.6) +
      line('M10-4C6-5 3-4 2-1', 1.6),
  );

/** A hand that carries something upon it; mirrored, the thumb is on the other side. */
export const palm = ([x, y]: Point, mirrored = false, skin: Paint = 'skin'): string =>
  placed(
    { x, y, mirrored },
    field(
      skin,
      'M-9 10C-16 4-18-4-17-10-13-11-11-6-8-4-2-1 4-2 8-6 10-12 15-14 17-11 15-4 14 4 8 10Z',
      2.6,
    ) + line('M-13-3L-9 1M-8 0L-5 4', 1.6),
  );
