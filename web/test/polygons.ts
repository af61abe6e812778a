/** Convex outlines, for laws about what may touch. */

export type Polygon = (readonly [number, number])[];

/** A box about (0, 0). */
export const box = (width: number, height: number): Polygon => [
  [-width / 2, -height / 2],
  [width / 2, -height / 2],
  [width / 2, height / 2],
  [-width / 2, height / 2],
];

/** A circle about (0, 0), as a polygon of 32 sides. */
export const circle = (radius: number): Polygon =>
  Array.from({ length: 32 }, (_, side) => {
    const angle = (side * Math.PI) / 16;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** Turned about (0, 0), by degrees. */
export const turned = (polygon: Polygon, degrees: number): Polygon => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return polygon.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
};

/** Given a half-turn on a page of this size. */
export const half = (polygon: Polygon, width: number, height: number): Polygon =>
  polygon.map(([x, y]) => [width - x, height - y]);

const sides = (polygon: Polygon): Polygon =>
  polygon.map(([x, y], at) => {
    const [nextX, nextY] = polygon[(at + 1) % polygon.length]!;
    return [nextY - y, x - nextX];
  });

/** Whether two convex outlines do not overlap: then a line along some side lies between them. */
export const apart = (one: Polygon, other: Polygon): boolean =>
  [...sides(one), ...sides(other)].some(([dx, dy]) => {
    const along = (polygon: Polygon): number[] => polygon.map(([x, y]) => x * dx + y * dy);
    const [first, second] = [along(one), along(other)];
    return Math.max(...first) <= Math.min(...second) || Math.max(...second) <= Math.min(...first);
  });

/** The convex outline of points, by turning round them from the leftmost on. */
export function hull(points: Polygon): Polygon {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const chain = (order: Polygon): Polygon => {
    const kept: Polygon = [];
    for (const [x, y] of order) {
      while (kept.length > 1) {
        const [[fromX, fromY], [toX, toY]] = kept.slice(-2) as [Polygon[number], Polygon[number]];
        if ((toX - fromX) * (y - fromY) > (toY - fromY) * (x - fromX)) break;
        kept.pop();
      }
      kept.push([x, y]);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}
