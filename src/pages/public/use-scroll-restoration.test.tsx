import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { readEntry, updateEntry } from '@/lib/history-state';
import { useScrollRestoration } from './use-scroll-restoration';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function renderStory() {
  vi.useFakeTimers({ toFake: ['performance'] });
  // The key that a router in memory gives its first entry.
  vi.spyOn(window.history, 'state', 'get').mockReturnValue({ key: 'default' });
  return renderHook(
    () => ({ ...useScrollRestoration(true), key: useLocation().key, navigate: useNavigate() }),
    { wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter> },
  ).result;
}

const scrollTo = (top: number) => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
const push = (story: ReturnType<typeof renderStory>) =>
  act(() => void story.current.navigate('?soort=foto'));

test('a choice that shortens the list keeps the offset of the entry it leaves', () => {
  const story = renderStory();
  const { key } = story.current;
  scrollTo(700);
  story.current.keepOffset();
  updateEntry(key, { scrollTop: 0 });
  push(story);
  expect(readEntry(key)?.scrollTop).toBe(700);
});

test('a choice that is undone before it is written stores no offset', () => {
  const story = renderStory();
  const { key } = story.current;
  scrollTo(700);
  story.current.keepOffset();
  vi.advanceTimersByTime(5000);
  updateEntry(key, { scrollTop: 2400 });
  push(story);
  expect(readEntry(key)?.scrollTop).toBe(2400);
});
