/** The marks of a scale: round steps, with zero among them. */

const STEPS = [0.5, 1, 2, 5, 10, 20, 50];
const MOST_MARKS = 6;

/** Marks from below the least of these values to above the greatest; two steps at least. */
export function scaleOf(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const fits = (step: number): boolean => spanOf(low, high, step) < MOST_MARKS;
  const step = STEPS.find(fits) ?? STEPS.at(-1)!;
  const first = Math.min(Math.floor(low / step), high > 0 ? 0 : -1);
  const last = Math.max(Math.ceil(high / step), 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

const spanOf = (low: number, high: number, step: number): number =>
  Math.ceil(high / step) - Math.floor(low / step);
