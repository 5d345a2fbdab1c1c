import { afterEach, describe, expect, test, vi } from 'vitest';
import { audioVariants } from '@/modules/timeline/rows';
import { pickAudioVariant } from './audio-variant';
import { measurePeaks } from './measure-peaks';
import { barsOf, placeholderBars } from './peaks';

describe('barsOf', () => {
  test.each([1, 3, 49, 50, 51, 640])('resamples %d peaks to 50 bars, the loudest 1', (length) => {
    const bars = barsOf(Array.from({ length }, (_, i) => (i + 1) / 200));
    expect(bars).toHaveLength(50);
    expect(Math.max(...bars)).toBe(1);
  });

  test('keeps the loudest sample, positive or negative', () => {
    const sound = new Float32Array(5000);
    sound[2601] = -0.8;
    expect(barsOf(sound).indexOf(1)).toBe(26);
  });

  test('returns flat bars for silence and invalid numbers', () => {
    expect(barsOf([0, 0, 0])).toEqual(Array(50).fill(0));
    expect(barsOf([NaN, Infinity, 0])).toEqual(Array(50).fill(0));
  });

  test('placeholder bars depend only on the id', () => {
    expect(placeholderBars('a')).toEqual(placeholderBars('a'));
    expect(placeholderBars('a')).not.toEqual(placeholderBars('b'));
    expect(placeholderBars('a')).toHaveLength(50);
    expect(placeholderBars('a').every((bar) => bar > 0 && bar <= 1)).toBe(true);
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

const respond = (length: string | null, status = 200) =>
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(status === 200 ? 'geluid' : null, {
        status,
        headers: length ? { 'content-length': length } : {},
      }),
  );
const measure = () => measurePeaks('/demo/a.mp3', new AbortController().signal);

describe('measurePeaks', () => {
  afterEach(() => vi.unstubAllGlobals());
  test('computes the bars from the decoded audio', async () => {
    respond('6');
    vi.stubGlobal(
      'OfflineAudioContext',
      class {
        decodeAudioData = async () => ({ getChannelData: () => new Float32Array([0.5, 0.25]) });
      },
    );
    const bars = await measure();
    expect([bars[0], bars[49]]).toEqual([1, 0.5]);
  });

  test.each([
    ['too large', '15000000', 200],
    ['of unknown size', null, 200],
    ['missing', '6', 404],
  ])('rejects a file that is %s', async (_, length, status) => {
    respond(length, status);
    await expect(measure()).rejects.toThrow('Too large');
  });
});
