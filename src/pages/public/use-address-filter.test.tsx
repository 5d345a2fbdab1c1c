import { act, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyFilter, type FilterState, type ChangeKind } from '@/modules/timeline/timeline-filter';
import { useAddressFilter } from './use-address-filter';

const address = () => window.location.pathname + window.location.search;
const filter = (fields: Partial<FilterState>): FilterState => ({ ...emptyFilter, ...fields });

beforeEach(() => {
  vi.useFakeTimers();
  // Each test has thirty seconds of its own.
  vi.spyOn(performance, 'now').mockReturnValue(Math.random() * 1e9 + 1e9);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(at: string) {
  window.history.replaceState(null, '', at);
  const [push, replace] = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <BrowserRouter>{children}</BrowserRouter>
    </StrictMode>
  );
  const { result, unmount } = renderHook(useAddressFilter, { wrapper });
  replace.mockClear();
  const change = (next: FilterState, how: ChangeKind) =>
    act(() => result.current.change(next, how));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { result, unmount, push, replace, change, pass };
}

test('begins with the filter of the address', () => {
  const { result } = open('/public/oma-riet?zoek=opa&soort=gif');
  expect(result.current.asked.filter).toEqual(filter({ search: 'opa', contentTypes: ['gif'] }));
});

test('typing counts at once, and writes over the entry when one pauses', () => {
  const { result, push, replace, change, pass } = open('/public/oma-riet');
  for (const search of ['o', 'om', 'oma']) {
    const next = filter({ search });
    change(next, 'typing');
    expect(result.current.asked.filter).toBe(next);
    pass(300);
  }
  expect(replace).not.toHaveBeenCalled();
  pass(200);
  expect(address()).toBe('/public/oma-riet?zoek=oma');
  expect(replace).toHaveBeenCalledOnce();
  expect(push).not.toHaveBeenCalled();
  expect(result.current.asked.filter.search).toBe('oma');
});

test('a choice makes an entry, and what was typed before stays in the one before', () => {
  const { result, push, replace, change, pass } = open('/public/oma-riet?kaart=aan');
  change(filter({ search: 'oma' }), 'typing');
  const next = filter({ search: 'oma', hasMedia: true });
  change(next, 'choice');
  expect(replace.mock.lastCall?.[2]).toBe('/public/oma-riet?kaart=aan&zoek=oma');
  expect(push.mock.lastCall?.[2]).toBe('/public/oma-riet?kaart=aan&zoek=oma&media=met');
  expect(result.current.asked.filter).toBe(next);
  pass(5000);
  expect(push).toHaveBeenCalledOnce();
  expect(replace).toHaveBeenCalledOnce();
});

test('from a moment every change leads to the story, and is one to come back from', () => {
  const { push, replace, change } = open('/public/oma-riet/moment/1');
  change(filter({ search: 'o' }), 'typing');
  expect(push).toHaveBeenCalledOnce();
  expect(address()).toBe('/public/oma-riet?zoek=o');
  change(filter({ search: 'om' }), 'typing');
  expect(push).toHaveBeenCalledOnce();
  expect(replace).not.toHaveBeenCalled();
});

test('more choices than Safari bears still count, and reach the address later', () => {
  const { result, push, replace, change } = open('/public/oma-riet');
  for (let n = 0; n < 150; n += 1) change(filter({ hasMedia: n % 2 === 0 }), 'choice');
  expect(result.current.asked.filter).toEqual(filter({ hasMedia: false }));
  expect(push.mock.calls.length + replace.mock.calls.length).toBeLessThanOrEqual(60);
});

test('nothing is written after one has left', () => {
  const { unmount, replace, change, pass } = open('/public/oma-riet');
  change(filter({ search: 'oma' }), 'typing');
  unmount();
  pass(5000);
  expect(replace).not.toHaveBeenCalled();
});
