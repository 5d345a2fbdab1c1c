import { afterEach, describe, expect, test, vi } from 'vitest';
import { audioVariants } from '@/modules/timeline/rows';
import { audioVariantOf } from './audio-variant';
import { measurePeaks } from './measure-peaks';
import { barsOf, drawnBars } from './peaks';

describe('bars', () => {
  test.each([1, 3, 49, 50, 51, 640])('of %d peaks are 50, the loudest being 1', (length) => {
    const bars = barsOf(Array.from({ length }, (_, i) => (i + 1) / 200));
    expect(bars).toHaveLength(50);
    expect(Math.max(...bars)).toBe(1);
  });

  test('keep the loudest moment, above or below', () => {
    const sound = new Float32Array(5000);
    sound[2601] = -0.8;
    expect(barsOf(sound).indexOf(1)).toBe(26);
  });

  test('of silence or nonsense are flat', () => {
    expect(barsOf([0, 0, 0])).toEqual(Array(50).fill(0));
    expect(barsOf([NaN, Infinity, 0])).toEqual(Array(50).fill(0));
  });

  test('that are drawn are the same each time, and others for another item', () => {
    expect(drawnBars('a')).toEqual(drawnBars('a'));
    expect(drawnBars('a')).not.toEqual(drawnBars('b'));
    expect(drawnBars('a')).toHaveLength(50);
    expect(drawnBars('a').every((bar) => bar > 0 && bar <= 1)).toBe(true);
  });
});

describe('a look', () => {
  test('is the one asked for', () => expect(audioVariantOf('a', 'cassette')).toBe('cassette'));

  test('is else always the same, and all four come up', () => {
    const ids = Array.from({ length: 400 }, (_, i) => `6a1f2b7e-0000-4000-8000-${1000 + i}`);
    const looks = ids.map((id) => audioVariantOf(id));
    expect(looks).toEqual(ids.map((id) => audioVariantOf(id)));
    for (const variant of audioVariants) {
      expect(looks.filter((look) => look === variant).length).toBeGreaterThan(60);
    }
  });
});

const answer = (length: string | null, status = 200) =>
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(status === 200 ? 'geluid' : null, {
        status,
        headers: length ? { 'content-length': length } : {},
      }),
  );
const measure = () => measurePeaks('/demo/a.mp3', new AbortController().signal);

describe('measuring', () => {
  afterEach(() => vi.unstubAllGlobals());
  test('reads the bars from the sound', async () => {
    answer('6');
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
  ])('refuses a file that is %s', async (_, length, status) => {
    answer(length, status);
    await expect(measure()).rejects.toThrow('Too large');
  });
});
