import { act, renderHook } from '@testing-library/react';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { emptyFilter, type ChangeKind, type FilterState } from './timeline-filter';
import { useTimelineFilter } from './use-timeline-filter';

const address = () => window.location.pathname + window.location.search;
const filter = (fields: Partial<FilterState>): FilterState => ({ ...emptyFilter, ...fields });
const entry = () => (window.history.state as { key: string }).key;

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());
afterEach(() => void vi.restoreAllMocks());

async function open(at: string) {
  window.history.replaceState(null, '', at);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <BrowserRouter>{children}</BrowserRouter>
    </StrictMode>
  );
  const renders: string[] = [];
  const useHook = () => {
    const timelineFilter = useTimelineFilter();
    const shownAt = useLocation();
    useLayoutEffect(
      () => void renders.push(`${shownAt.key} ${timelineFilter.filter.contentTypes.join()}`),
    );
    return { ...timelineFilter, shownAt };
  };
  const rendered = renderHook(useHook, { wrapper });
  const { result } = rendered;
  const [push, replace] = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')];
  const change = (fields: Partial<FilterState>, kind: ChangeKind) =>
    act(async () => result.current.setFilter(filter(fields), kind));
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  await pass(1000);
  return { ...rendered, renders, push, replace, change, pass, now: () => result.current.filter };
}

test('starts with the filter of the URL', async () => {
  const { now, result } = await open('/public/oma-riet?zoek=opa&soort=gif&van=gisteren');
  expect(now()).toEqual(filter({ search: 'opa', contentTypes: ['gif'] }));
  expect(result.current.isTyping).toBe(false);
});

test('typing filters at once, and replaces the history entry after the debounce', async () => {
  const { result, now, push, replace, change, pass } = await open('/public/oma-riet');
  for (const search of ['o', 'om', 'oma ']) {
    await change({ search }, 'typing');
    expect(now().search).toBe(search);
    expect(result.current.isTyping).toBe(true);
    await pass(300);
  }
  expect(replace).not.toHaveBeenCalled();
  await pass(200);
  expect(address()).toBe('/public/oma-riet?zoek=oma');
  expect(replace).toHaveBeenCalledOnce();
  expect(push).not.toHaveBeenCalled();
  expect(now().search).toBe('oma ');
  expect(result.current.isTyping).toBe(false);
});

test('a letter that arrives between the write of the address and its render is kept', async () => {
  const { result, now, change, pass } = await open('/public/oma-riet');
  await change({ search: 'tui' }, 'typing');
  await act(async () => {
    await vi.advanceTimersByTimeAsync(400);
    result.current.setFilter(filter({ search: 'tuin' }), 'typing');
  });
  expect(now().search).toBe('tuin');
  await pass(1000);
  expect(address()).toBe('/public/oma-riet?zoek=tuin');
});

test('a choice pushes a history entry with its own key', async () => {
  const { now, push, change, result } = await open('/public/oma-riet?utm_source=a');
  const first = entry();
  await change({ hasMedia: true }, 'choice');
  expect(now()).toEqual(filter({ hasMedia: true }));
  expect(address()).toBe('/public/oma-riet?utm_source=a&media=met');
  expect(push).toHaveBeenCalledOnce();
  expect(entry()).not.toBe(first);
  expect(result.current.shownAt.key).toBe(entry());
});

test('a choice first writes the pending typed text to the current entry', async () => {
  const { now, push, replace, change, pass } = await open('/public/oma-riet');
  await change({ search: 'oma' }, 'typing');
  await change({ search: 'oma', hasMedia: true }, 'choice');
  expect(replace.mock.lastCall?.[2]).toBe('/public/oma-riet?zoek=oma');
  await pass(5000);
  expect(push.mock.lastCall?.[2]).toBe('/public/oma-riet?zoek=oma&media=met');
  expect(now()).toEqual(filter({ search: 'oma', hasMedia: true }));
  expect(push).toHaveBeenCalledOnce();
  expect(replace).toHaveBeenCalledOnce();
});

test('a choice that results in the current URL writes nothing', async () => {
  const { now, push, replace, change, pass } = await open('/public/oma-riet');
  await change({ search: 'oma' }, 'typing');
  await change({}, 'choice');
  await pass(5000);
  expect(now()).toEqual(emptyFilter);
  expect([push, replace].flatMap((spy) => spy.mock.calls)).toEqual([]);
});

test('a word that is typed after a pause keeps the space before it', async () => {
  const { now, change, pass } = await open('/public/oma-riet');
  await change({ search: 'oma ' }, 'typing');
  await pass(1000);
  expect(address()).toBe('/public/oma-riet?zoek=oma');
  expect(now().search).toBe('oma ');
});

test('flushTyping writes pending typed text at once, and nothing else', async () => {
  const { result, push, replace, change, pass } = await open('/public/oma-riet');
  act(() => result.current.flushTyping());
  expect(replace).not.toHaveBeenCalled();
  await change({ search: 'oma' }, 'typing');
  act(() => result.current.flushTyping());
  expect(address()).toBe('/public/oma-riet?zoek=oma');
  // After an item is opened, nothing may overwrite its URL.
  act(() => window.history.pushState(null, '', '/public/oma-riet/moment/1?zoek=oma'));
  push.mockClear();
  await pass(5000);
  expect(replace).toHaveBeenCalledOnce();
  expect(push).not.toHaveBeenCalled();
});

test('flushTyping that is called again before the next render leaves a newer entry alone', async () => {
  const { result, change, pass } = await open('/public/oma-riet');
  await change({ search: 'oma' }, 'typing');
  const item = '/public/oma-riet/moment/1?zoek=oma';
  act(() => {
    result.current.flushTyping();
    // A link opens an item, whose dialog takes the focus from the search.
    window.history.pushState({ key: 'item' }, '', item);
    result.current.flushTyping();
  });
  await pass(5000);
  expect(address()).toBe(item);
});

test('on the URL of an item a change goes to the timeline, and Back returns to the item', async () => {
  const { push, replace, change, pass } = await open('/public/oma-riet/moment/1');
  await change({ search: 'o' }, 'typing');
  await change({ search: 'om' }, 'typing');
  await pass(100);
  expect(push).toHaveBeenCalledOnce();
  expect(address()).toBe('/public/oma-riet?zoek=o');
  await change({ search: 'oma' }, 'typing');
  await pass(500);
  expect(push).toHaveBeenCalledOnce();
  expect(replace).toHaveBeenCalledOnce();
  expect(address()).toBe('/public/oma-riet?zoek=oma');
});

test('Back drops the pending typed text of the entry that it leaves', async () => {
  const { now, replace, change, pass } = await open('/public/oma-riet?soort=gif');
  const { state } = window.history;
  await change({ search: 'oma' }, 'typing');
  // In the order of a browser: the URL changes before the event.
  await act(async () => {
    window.history.replaceState(state, '', '/public/oma-riet?soort=foto');
    window.dispatchEvent(new PopStateEvent('popstate', { state: state as unknown }));
  });
  replace.mockClear();
  expect(now()).toEqual(filter({ contentTypes: ['photo'] }));
  await pass(5000);
  expect(now()).toEqual(filter({ contentTypes: ['photo'] }));
  expect(replace).not.toHaveBeenCalled();
});

test('no commit after Back combines the new entry with the old filter', async () => {
  const { renders, change, pass } = await open('/public/oma-riet?soort=gif');
  await change({ contentTypes: ['photo'] }, 'choice');
  await pass(100);
  const state = { key: 'first', idx: 0, usr: null };
  await act(async () => {
    window.history.replaceState(state, '', '/public/oma-riet?soort=gif');
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  expect(new Set(renders.filter((one) => one.startsWith('first')))).toEqual(new Set(['first gif']));
});

test('choices in quick succession share one history entry', async () => {
  const { now, push, change, pass } = await open('/public/oma-riet');
  for (let n = 0; n < 31; n += 1) {
    await change({ hasMedia: n % 2 === 0 }, 'choice');
    await pass(20);
  }
  await pass(1000);
  expect(now()).toEqual(filter({ hasMedia: true }));
  expect(address()).toBe('/public/oma-riet?media=met');
  expect(push.mock.calls.length).toBeLessThan(20);
});

test('writes nothing after unmount', async () => {
  const { unmount, replace, change, pass } = await open('/public/oma-riet');
  await change({ search: 'oma' }, 'typing');
  unmount();
  await pass(5000);
  expect(replace).not.toHaveBeenCalled();
});

test('setFilter and flushTyping are stable across renders', async () => {
  const { result, change, pass } = await open('/public/oma-riet');
  const { setFilter, flushTyping } = result.current;
  await change({ hasMedia: true }, 'choice');
  await pass(100);
  expect(result.current.setFilter).toBe(setFilter);
  expect(result.current.flushTyping).toBe(flushTyping);
});
