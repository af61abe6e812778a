import { describe, expect, it } from 'vitest';
import { neighbour } from '../src/lib/keys';

/** Two rows: three cards above, two below. */
const SPOTS = [
  { x: 0, y: 0 },
  { x: 50, y: 0 },
  { x: 100, y: 0 },
  { x: 25, y: 80 },
  { x: 75, y: 80 },
];
const from = (index: number): { x: number; y: number } => SPOTS[index]!;

describe('the arrow keys', () => {
  it('move along a row', () => {
    expect(neighbour(SPOTS, from(0), 'ArrowRight')).toBe(1);
    expect(neighbour(SPOTS, from(4), 'ArrowLeft')).toBe(3);
  });

  it('move between rows to the nearest card', () => {
    expect(neighbour(SPOTS, from(2), 'ArrowDown')).toBe(4);
    expect(neighbour(SPOTS, from(3), 'ArrowUp')).toBeLessThan(2);
  });

  it('stop at the edge', () => {
    expect(neighbour(SPOTS, from(1), 'ArrowUp')).toBe(-1);
    expect(neighbour(SPOTS, from(2), 'ArrowRight')).toBe(-1);
  });
});
