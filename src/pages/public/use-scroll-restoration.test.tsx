import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readEntry, registerList, updateEntry } from '@/lib/history-state';
import { useScrollRestoration } from './use-scroll-restoration';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function renderStory(initial = { isReady: true }) {
  vi.useFakeTimers({ toFake: ['performance'] });
  // The key that a router in memory gives its first entry.
  vi.spyOn(window.history, 'state', 'get').mockReturnValue({ key: 'default' });
  return renderHook(
    ({ isReady }) => ({
      ...useScrollRestoration(isReady),
      key: useLocation().key,
      navigate: useNavigate(),
    }),
    {
      initialProps: initial,
      wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter>,
    },
  );
}

const scrollTo = (top: number) => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
const push = (story: ReturnType<typeof renderStory>['result']) =>
  act(() => void story.current.navigate('?soort=foto'));

function showTopRow(topRow: { row: string; start: number }) {
  const heights = () => ({ page: '/public/riet', width: 800, heights: [] });
  onTestFinished(registerList({ topRow: () => topRow, startOf: () => undefined, heights }));
}

test('a choice that shortens the list keeps the offset and the top row of the entry it leaves', () => {
  const story = renderStory().result;
  const { key } = story.current;
  showTopRow({ row: 'far', start: 600 });
  scrollTo(700);
  story.current.keepOffset();
  updateEntry(key, { scrollTop: 0, topRow: { row: 'near', start: 0 } });
  push(story);
  expect(readEntry(key)).toEqual({ scrollTop: 700, topRow: { row: 'far', start: 600 } });
});

test('a choice that is undone before it is written stores no offset', () => {
  const story = renderStory().result;
  const { key } = story.current;
  scrollTo(700);
  story.current.keepOffset();
  vi.advanceTimersByTime(5000);
  updateEntry(key, { scrollTop: 2400 });
  push(story);
  expect(readEntry(key)?.scrollTop).toBe(2400);
});

test('a scroll by the browser while the list loads does not change the offset to restore', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  updateEntry('default', { scrollTop: 8468, topRow: { row: 'far', start: 7872 } });
  const { rerender } = renderStory({ isReady: false });
  updateEntry('default', { scrollTop: 1694, topRow: { row: 'near', start: 1183 } });
  onTestFinished(
    registerList({
      topRow: () => undefined,
      startOf: (row) => (row === 'far' ? 7900 : 1382),
      heights: () => ({ page: '/public/riet', width: 800, heights: [] }),
    }),
  );
  rerender({ isReady: true });
  expect(scroll).toHaveBeenLastCalledWith({ top: 8496, behavior: 'instant' });
  expect(readEntry('default')).toEqual({ scrollTop: 8496, topRow: { row: 'far', start: 7900 } });
});

test('a focused field that scrolls out of view loses the focus', () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -700, 200, 40));
  updateEntry('default', { scrollTop: 1100 });
  renderStory();
  expect(document.activeElement).toBe(document.body);
  field.remove();
});
