import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from './create-store';

beforeEach(() => localStorage.clear());

const storageKey = 'proef';
const createKept = () =>
  createStore('initial', (held) => localStorage.getItem(storageKey) ?? held, storageKey);
const otherTabWrites = (key: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

function show(store: ReturnType<typeof createKept>) {
  const Shown = () => <output>{store.use()}</output>;
  return { ...render(<Shown />), html: () => renderToString(<Shown />) };
}
const shown = () => screen.getByRole('status').textContent;

test('updates its subscribers until they unmount', () => {
  const store = createStore('a');
  const { unmount } = show(store);
  act(() => store.set('b'));
  expect(shown()).toBe('b');
  unmount();
  store.set('c');
  expect(store.get()).toBe('c');
});

test('a prerendered page shows the initial state', () => {
  localStorage.setItem(storageKey, 'kept');
  const { html } = show(createKept());
  expect(shown()).toBe('kept');
  expect(html()).toContain('initial');
});

test('reads the storage once, and does not overwrite a state that was set before', () => {
  localStorage.setItem(storageKey, 'kept');
  const read = vi.fn(() => 'kept');
  const store = createStore('initial', read, storageKey);
  expect(read).not.toHaveBeenCalled();
  expect([store.get(), store.get()]).toEqual(['kept', 'kept']);
  expect(read).toHaveBeenCalledOnce();
  const other = createStore('initial', read, storageKey);
  other.set('set');
  expect(other.get()).toBe('set');
});

test('updates when another tab writes', () => {
  const store = createKept();
  show(store);
  localStorage.setItem(storageKey, 'there');
  otherTabWrites('iets anders');
  expect(shown()).toBe('initial');
  otherTabWrites(storageKey);
  expect(shown()).toBe('there');
  localStorage.clear();
  otherTabWrites(null);
  expect(shown()).toBe('there');
});
