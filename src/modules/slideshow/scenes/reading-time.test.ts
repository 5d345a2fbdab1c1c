import { describe, expect, it, test } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import type { TimelineItem } from '@/modules/timeline/rows';
import { getReadingMs } from './reading-time';
import { endScene, titleScene } from './scenes';

const words = (count: number) => Array.from({ length: count }, (_, n) => `woord${n}`).join(' ');
const itemScene = (row: Record<string, unknown>) => ({
  kind: 'item' as const,
  key: 'x',
  item: createItem({ title: '', description: null, ...row }) as TimelineItem,
  period: { unit: 'year', firstYear: 1955 } as const,
});
const seconds = (row: Record<string, unknown>, isBroken = false) =>
  getReadingMs(itemScene(row), '', isBroken) / 1000;

describe('the duration of an item scene', () => {
  test.each([
    ['a picture without text', { item_type: 'photo' }, 6, 6],
    ['a picture with a short text', { item_type: 'photo', description: words(12) }, 7, 10],
    ['a picture with a long text', { item_type: 'photo', description: words(60) }, 22, 28],
    ['a gif, for a few loops', { item_type: 'gif' }, 9, 9],
    ['a short text', { item_type: 'text', media_url: null, description: 'Dag.' }, 5, 5],
    ['a letter', { item_type: 'text', media_url: null, description: words(180) }, 60, 65],
    [
      'a recording without its transcript',
      { item_type: 'audio', metadata: { transcript: words(99) } },
      4,
      5,
    ],
    ['a video with a long text', { item_type: 'video', description: words(60) }, 20, 26],
    ['an unknown item type', { item_type: 'model', media_url: null }, 4, 5],
    ['a text of 18,000 words', { item_type: 'text', description: words(18_000) }, 6000, 6010],
  ])('%s', (_, row, least, most) => {
    expect(seconds(row)).toBeGreaterThanOrEqual(least);
    expect(seconds(row)).toBeLessThanOrEqual(most);
  });

  it('is based on 170 to 200 words a minute', () => {
    const text = (count: number) => ({
      item_type: 'text',
      media_url: null,
      description: words(count),
    });
    const perMinute = (300 * 60) / (seconds(text(600)) - seconds(text(300)));
    expect(perMinute).toBeGreaterThanOrEqual(170);
    expect(perMinute).toBeLessThanOrEqual(200);
  });

  it('includes the transcript of a broken recording', () => {
    const row = { item_type: 'audio', metadata: { transcript: words(90) } };
    expect(seconds(row, true) - seconds(row)).toBeGreaterThan(25);
  });

  it('has no time to look at a broken picture', () => {
    const row = { item_type: 'photo', description: words(30) };
    expect(seconds(row, true)).toBeLessThan(seconds(row));
  });
});

it('is infinite for the end scene, and limited for the title', () => {
  expect(getReadingMs(endScene, '')).toBe(Infinity);
  expect(getReadingMs(titleScene, 'Oma Riet')).toBe(4000);
  expect(getReadingMs(titleScene, words(500))).toBe(20_000);
});
