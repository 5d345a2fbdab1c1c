import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TimelineItem } from './rows';
import { useWaitingItems } from './use-waiting-items';

const item = (id: string) => ({ id }) as TimelineItem;
const list = (ids: string) => Array.from(ids, item);

function read(ids: string, isReading = true, isComplete = true) {
  const first = { items: list(ids), isReading, isComplete };
  const { result, rerender } = renderHook(
    (now: typeof first) => useWaitingItems(now, now.isReading),
    { initialProps: first },
  );
  return {
    comes: (next: string, also: Partial<typeof first> = {}) =>
      rerender({ items: list(next), isReading, isComplete: true, ...also }),
    waiting: () => [...result.current[0]].join(''),
    release: () => act(() => result.current[1]()),
  };
}

test('what comes while one reads waits, until it is asked for', () => {
  const story = read('abc');
  story.comes('axbcy');
  expect(story.waiting()).toBe('xy');
  story.comes('axbcyz');
  expect(story.waiting()).toBe('xyz');
  story.release();
  expect(story.waiting()).toBe('');
  story.comes('axbcyz');
  expect(story.waiting()).toBe('');
});

test('what waits and is removed again waits no longer', () => {
  const story = read('abc');
  story.comes('axybc');
  story.comes('aybc');
  expect(story.waiting()).toBe('y');
});

test('who does not read yet gets everything at once', () => {
  const story = read('abc', false);
  story.comes('axbc');
  expect(story.waiting()).toBe('');
  story.comes('axbcy', { isReading: true });
  expect(story.waiting()).toBe('y');
});

test('the rest of the first read is not news', () => {
  const story = read('abc', true, false);
  story.comes('abcdef', { isComplete: false });
  story.comes('abcdefgh');
  expect(story.waiting()).toBe('');
  story.comes('abcdefghi');
  expect(story.waiting()).toBe('i');
});
