import { describe, expect, test } from 'vitest';
import { audioVariants } from '@/modules/timeline/item-types';
import { pickAudioVariant } from './audio-variant';
import { barsOf } from './peaks';

describe('barsOf', () => {
  test.each([1, 3, 49, 50, 51, 640])('resamples %d peaks to 50 bars, the loudest 1', (length) => {
    const bars = barsOf(
      'a',
      Array.from({ length }, (_, i) => (i + 1) / 200),
    );
    expect(bars).toHaveLength(50);
    expect(Math.max(...bars)).toBe(1);
  });

  test('keeps the loudest sample, positive or negative', () => {
    const sound: number[] = Array(5000).fill(0);
    sound[2601] = -0.8;
    expect(barsOf('a', sound).indexOf(1)).toBe(26);
  });

  test('returns flat bars for silence and invalid numbers', () => {
    expect(barsOf('a', [0, 0, 0])).toEqual(Array(50).fill(0));
    expect(barsOf('a', [NaN, Infinity, 0])).toEqual(Array(50).fill(0));
  });

  test.each([[undefined], [[]]])('without peaks (%j) they depend only on the id', (peaks) => {
    expect(barsOf('a', peaks)).toEqual(barsOf('a', peaks));
    expect(barsOf('a', peaks)).not.toEqual(barsOf('b', peaks));
    expect(barsOf('a', peaks)).toHaveLength(50);
    expect(barsOf('a', peaks).every((bar) => bar > 0 && bar <= 1)).toBe(true);
  });
});

describe('the variant', () => {
  test('is the chosen one', () => expect(pickAudioVariant('a', 'cassette')).toBe('cassette'));

  test('otherwise depends only on the id, and all four occur', () => {
    const ids = Array.from({ length: 400 }, (_, i) => `6a1f2b7e-0000-4000-8000-${1000 + i}`);
    const picked = ids.map((id) => pickAudioVariant(id));
    expect(picked).toEqual(ids.map((id) => pickAudioVariant(id)));
    for (const variant of audioVariants) {
      expect(picked.filter((variantOfId) => variantOfId === variant).length).toBeGreaterThan(60);
    }
  });
});
