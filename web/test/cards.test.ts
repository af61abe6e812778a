import { describe, expect, it } from 'vitest';
import { readPlay, settled, sorted, valueOf } from '../src/lib/cards';

describe('cards', () => {
  it('count as the rules say', () => {
    expect(['Ad', '7c', 'Fs', 'Cb', 'Rd'].map(valueOf)).toEqual([1, 7, 8, 9, 10]);
  });

  it('are held by rank, by suit, or in an order that stays', () => {
    expect(sorted(['Rd', '7b', 'Ad', '7d'])).toEqual(['Ad', '7d', '7b', 'Rd']);
    expect(sorted(['Rd', '7b', 'Ad', '7d'], 'suit')).toEqual(['Ad', '7d', 'Rd', '7b']);
    const dealt = sorted(['Rd', '7b', 'Ad', '7d'], 'dealt', 'a');
    expect(sorted(dealt.toReversed(), 'dealt', 'a')).toEqual(dealt);
  });

  it('stay where they lie while others come and go', () => {
    expect(settled(['4d', '3c', '2b'], ['2b', '4d', 'As'])).toEqual(['4d', '2b', 'As']);
  });

  it('are read from a play', () => {
    expect(readPlay('7dx4c3b#')).toEqual({
      play: '7dx4c3b#',
      card: '7d',
      captured: ['4c', '3b'],
      scopa: true,
    });
    expect(readPlay('Rs').captured).toEqual([]);
  });
});
