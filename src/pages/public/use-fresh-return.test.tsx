import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFreshReturn } from './use-fresh-return';

const transition = (name: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }));

afterEach(() => {
  document.documentElement.style.visibility = '';
  vi.restoreAllMocks();
});

test('a page that is kept for Back is hidden, and read again when it returns', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { unmount } = renderHook(() => useFreshReturn());
  transition('pagehide', true);
  expect(document.documentElement.style.visibility).toBe('hidden');
  expect(reload).not.toHaveBeenCalled();
  transition('pageshow', true);
  expect(reload).toHaveBeenCalledOnce();
  unmount();
  transition('pageshow', true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that is left for good, and one that opens, stay as they are', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  renderHook(() => useFreshReturn());
  transition('pageshow', false);
  transition('pagehide', false);
  expect(document.documentElement.style.visibility).toBe('');
  expect(reload).not.toHaveBeenCalled();
});
