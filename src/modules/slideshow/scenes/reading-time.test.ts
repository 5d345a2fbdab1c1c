import { describe, expect, it, test } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import type { TimelineItem } from '@/modules/timeline/rows';
import { countWords, getReadingMs, truncateText } from './reading-time';
import { endScene, titleScene } from './scenes';

const words = (count: number) => Array.from({ length: count }, (_, n) => `woord${n}`).join(' ');
const moment = (row: Record<string, unknown>) => ({
  kind: 'moment' as const,
  key: 'x',
  item: createItem({ title: '', description: null, ...row }) as TimelineItem,
  year: 1955,
});
const seconds = (row: Record<string, unknown>, isBroken = false) =>
  getReadingMs(moment(row), '', isBroken) / 1000;

describe('how long a moment stays', () => {
  test.each([
    ['a picture without words', { item_type: 'photo' }, 6, 6],
    ['a picture with a line', { item_type: 'photo', description: words(12) }, 7, 10],
    ['a picture with a story', { item_type: 'photo', description: words(60) }, 22, 28],
    ['a gif goes round a few times', { item_type: 'gif' }, 9, 9],
    ['a short text', { item_type: 'text', media_url: null, description: 'Dag.' }, 5, 5],
    ['a letter', { item_type: 'text', media_url: null, description: words(180) }, 60, 65],
    ['a recording alone', { item_type: 'audio', metadata: { transcript: words(99) } }, 4, 5],
    ['a film with a story', { item_type: 'video', description: words(60) }, 20, 26],
    ['a kind of a later version', { item_type: 'model', media_url: null }, 4, 5],
    ['a text of a whole book', { item_type: 'text', description: words(50_000) }, 290, 310],
  ])('%s', (_, row, least, most) => {
    expect(seconds(row)).toBeGreaterThanOrEqual(least);
    expect(seconds(row)).toBeLessThanOrEqual(most);
  });

  it('is between 170 and 200 words a minute', () => {
    const text = (count: number) => ({
      item_type: 'text',
      media_url: null,
      description: words(count),
    });
    const perMinute = (300 * 60) / (seconds(text(600)) - seconds(text(300)));
    expect(perMinute).toBeGreaterThanOrEqual(170);
    expect(perMinute).toBeLessThanOrEqual(200);
  });

  it('reads a recording that cannot be heard', () => {
    const row = { item_type: 'audio', metadata: { transcript: words(90) } };
    expect(seconds(row, true) - seconds(row)).toBeGreaterThan(25);
  });

  it('does not look at a picture that is not there', () => {
    const row = { item_type: 'photo', description: words(30) };
    expect(seconds(row, true)).toBeLessThan(seconds(row));
  });
});

it('stays at the end, and not too long at the title', () => {
  expect(getReadingMs(endScene, '')).toBe(Infinity);
  expect(getReadingMs(titleScene, 'Oma Riet')).toBe(4000);
  expect(getReadingMs(titleScene, words(500))).toBe(20_000);
});

describe('what is told of a text', () => {
  it('is all of it, as a rule', () => {
    expect(truncateText(' Lieve Riet,\n\nDag. ')).toEqual({
      text: 'Lieve Riet,\n\nDag.',
      isWhole: true,
    });
    expect(truncateText('')).toEqual({ text: '', isWhole: true });
  });

  it('ends with a sentence where it would take too long', () => {
    expect(truncateText('Een twee drie. Vier vijf! Zes zeven acht.', 6)).toEqual({
      text: 'Een twee drie. Vier vijf! …',
      isWhole: false,
    });
  });

  it('ends with a word where there are no sentences', () => {
    expect(truncateText(words(20), 6).text).toBe(`${words(6)} …`);
  });

  it('takes no longer than it should on odd texts', () => {
    const started = performance.now();
    expect(countWords(truncateText('!'.repeat(200_000) + ' ' + words(5000)).text)).toBeLessThan(
      903,
    );
    expect(performance.now() - started).toBeLessThan(500);
  });
});
