/** Outlines given by the points they pass through. Coordinates are rounded to whole units. */

/** x and y. */
export type Point = readonly [number, number];
/** x, y and the breadth there. */
export type Joint = readonly [number, number, number];

const round = (value: number): number => Math.round(value);
const text = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** One stretch of a Catmull-Rom curve as a Bézier curve. */
function stretch(before: Point, from: Point, to: Point, after: Point): string {
  const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return `C${text(first)} ${text(second)} ${text(to)}`;
}

const stretches = (points: readonly Point[], at: (index: number) => Point, count: number): string =>
  Array.from({ length: count }, (_, index) =>
    stretch(at(index - 1), points[index]!, at(index + 1), at(index + 2)),
  ).join('');

/** A smooth line through points. */
export function through(...points: Point[]): string {
  const last = points.length - 1;
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), last)]!;
  return `M${text(points[0]!)}${stretches(points, at, last)}`;
}

/** A smooth closed outline through points. */
export function around(...points: Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length]!;
  return `M${text(points[0]!)}${stretches(points, at, points.length)}Z`;
}

/** A limb: a smooth outline of changing breadth along joints, cut straight at both ends. */
export function limb(...joints: Joint[]): string {
  const sides = joints.map(([x, y, breadth], index) => {
    const [left, top] = joints[Math.max(index - 1, 0)]!;
    const [right, bottom] = joints[Math.min(index + 1, joints.length - 1)]!;
    const length = Math.hypot(right - left, bottom - top);
    const across: Point = [
      ((bottom - top) / length) * (breadth / 2),
      ((left - right) / length) * (breadth / 2),
    ];
    return [
      [x + across[0], y + across[1]],
      [x - across[0], y - across[1]],
    ] as [Point, Point];
  });
  const there = through(...sides.map(([side]) => side));
  const back = through(...sides.map(([, side]) => side).reverse());
  return `${there}L${back.slice(1)}Z`;
}

/** The corners of a star, or of a wheel's rim, from the top on. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const angle = (Math.PI * index) / points;
    const radius = index % 2 ? inner : outer;
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Something drawn at even distances round a middle; it is given the place and the angle. */
export function ring(
  count: number,
  radius: number,
  draw: (x: number, y: number, degrees: number) => string,
): string {
  return Array.from({ length: count }, (_, index) => {
    const degrees = (360 * index) / count;
    const angle = (degrees * Math.PI) / 180;
    const fixed = (value: number): number => Number(value.toFixed(1));
    return draw(fixed(radius * Math.sin(angle)), fixed(-radius * Math.cos(angle)), degrees);
  }).join('');
}
