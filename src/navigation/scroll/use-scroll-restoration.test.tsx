import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { updateEntry } from './entries';
import { useScrollRestoration } from './use-scroll-restoration';

afterEach(() => {
  vi.restoreAllMocks();
});

function renderStory(initial = { isReady: true }) {
  // The key that a router in memory gives its first entry.
  vi.spyOn(window.history, 'state', 'get').mockReturnValue({ key: 'default' });
  return renderHook(({ isReady }) => useScrollRestoration(isReady), {
    initialProps: initial,
    wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter>,
  });
}

test('a link to a chapter that is reloaded while the story is read still opens there', () => {
  const offset = vi.spyOn(window, 'scrollTo').mockReturnValue();
  document.body.innerHTML = '<h2 data-anchor="jaar-1990">1990</h2>';
  const scrollIntoView = vi.fn();
  document.querySelector('h2')!.scrollIntoView = scrollIntoView;
  window.location.hash = 'jaar-1990';
  onTestFinished(() => void (window.location.hash = ''));
  updateEntry('default', { scrollTop: 0 });
  const { rerender, unmount } = renderStory({ isReady: false });
  rerender({ isReady: true });
  expect(scrollIntoView).toHaveBeenCalledOnce();
  // From then on a reload restores the offset.
  unmount();
  updateEntry('default', { scrollTop: 300 });
  renderStory();
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(offset).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
  document.body.replaceChildren();
});

test('a scroll by the browser while the list loads does not change the offset to restore', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  document.body.innerHTML = '<li data-item-id="far"></li><li data-item-id="near"></li>';
  onTestFinished(() => document.body.replaceChildren());
  const item = document.querySelector('[data-item-id=far]')!;
  vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 8500, 300, 380));
  updateEntry('default', { scrollTop: 8468, anchor: { id: 'far', top: 4 } });
  const { rerender } = renderStory({ isReady: false });
  updateEntry('default', { scrollTop: 1694, anchor: { id: 'near', top: 0 } });
  rerender({ isReady: true });
  expect(scroll).toHaveBeenLastCalledWith({ top: 8496, behavior: 'instant' });
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
