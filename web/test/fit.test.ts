import { describe, expect, it } from 'vitest';
import { fit, places, TAP } from '../src/lib/fit';

const largest = 150;

describe('cards on the table', () => {
  it.each([
    [374, 380, 5],
    [374, 380, 11],
    [290, 180, 13],
    [840, 290, 14],
  ])('fit in %i x %i: %i cards', (width, height, count) => {
    const space = { width, height, count, gap: 6, largest };
    const size = fit(space);
    for (const { x, y } of places(size, space)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + size.width).toBeLessThanOrEqual(width);
      expect(y + size.height).toBeLessThanOrEqual(height);
    }
  });

  it('do not lie on one another', () => {
    const size = fit({ width: 374, height: 380, count: 11, gap: 6, largest });
    expect(size.stepX).toBeGreaterThanOrEqual(size.width);
    expect(size.stepY).toBeGreaterThanOrEqual(size.height);
  });
});

describe('cards in the hand', () => {
  it.each([
    [374, 190, 10],
    [304, 140, 10],
    [304, 140, 9],
    [840, 200, 10],
    [374, 190, 3],
  ])('leave a fingertip of each in %i x %i: %i cards', (width, height, count) => {
    const space = { width, height, count, gap: 14, largest, overlap: 'fan' as const };
    const size = fit(space);
    expect(size.width).toBeGreaterThanOrEqual(TAP);
    expect(size.stepX).toBeGreaterThanOrEqual(TAP);
    if (count > size.columns) expect(size.stepY).toBeGreaterThanOrEqual(TAP);
  });
});
