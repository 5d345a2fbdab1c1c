import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import {
  useLocation,
  useNavigate,
  useNavigationType,
  type NavigateFunction,
} from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { readEntry, showEntry, updateEntry } from './scroll/entries';
import { AppRouter } from './app-router';

let navigate: NavigateFunction;
let rendered: string[] = [];

function Page() {
  const { pathname, search, hash } = useLocation();
  const move = useNavigationType();
  const go = useNavigate();
  useLayoutEffect(() => {
    navigate = go;
    rendered.push(`${move} ${pathname}${search}${hash}`);
  });
  return null;
}

/** As the browser does on Back, without its delay. */
function goBack(path: string, entry: unknown) {
  window.history.replaceState(entry, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: entry }));
}

function openAt(path: string) {
  cleanup();
  window.history.replaceState({ idx: 0, key: 'first' }, '', path);
  render(
    <AppRouter>
      <Page />
    </AppRouter>,
  );
  rendered = [];
}
beforeEach(() => {
  vi.restoreAllMocks();
  openAt('/public/oma-riet');
});

/** Renders everything but transitions. */
const navigateAtOnce = (to: string) => flushSync(() => void navigate(to));

test('a choice on a page is rendered at once', async () => {
  await act(async () => {
    navigateAtOnce('?soort=foto');
    expect(rendered).toEqual(['PUSH /public/oma-riet?soort=foto']);
  });
});

test.each([
  ['/public/oma-riet', '#jaar-1950'],
  ['/pricing', '/privacy'],
])('from %s, %s is rendered in a transition', async (from, to) => {
  openAt(from);
  await act(async () => {
    navigateAtOnce(to);
    expect(rendered).toEqual([]);
    expect(window.location.href).toContain(to);
  });
  expect(rendered.at(-1)).toContain(to);
});

test.each([
  ['/public/oma-riet', '/privacy', true],
  ['/public/oma-riet/moment/a', '/', true],
  ['/pricing', '/public/oma-riet?soort=foto#jaar-1950', true],
  ['/public/oma-riet', '/public/oma-riet/moment/a', false],
  ['/public/oma-riet/moment/a', '/public/oma-riet?soort=foto', false],
  ['/pricing', '/privacy', false],
  ['/pricing', '/publiek', false],
])('from %s to %s loads a document: %s', async (from, to, isLoaded) => {
  for (const [replace, method] of [
    [false, 'assign'],
    [true, 'replace'],
  ] as const) {
    openAt(from);
    const load = vi.spyOn(window.location, method).mockImplementation(() => {});
    await act(async () => void navigate(to, { replace }));
    const opened = isLoaded ? [new URL(to, window.location.href).href] : [];
    expect(load.mock.calls.flat()).toEqual(opened);
    expect(rendered.length > 0).toBe(!isLoaded);
    expect(window.location.pathname === from).toBe(isLoaded);
  }
});

test('Back from a fragment that is not rendered yet is noticed', async () => {
  const first: unknown = window.history.state;
  await act(async () => {
    navigateAtOnce('#jaar-1950');
    expect(rendered).toEqual([]);
    goBack('/public/oma-riet', first);
  });
  expect(rendered).toEqual(['PUSH /public/oma-riet#jaar-1950', 'POP /public/oma-riet']);
});

test('Back from a fragment that is not rendered yet keeps the position of the entry before it', async () => {
  const first: unknown = window.history.state;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(400);
  showEntry('first');
  await act(async () => {
    navigateAtOnce('#jaar-1950');
    // The year rail scrolls before the transition is rendered.
    scrolled.mockReturnValue(2000);
    goBack('/public/oma-riet', first);
  });
  expect(readEntry('first')).toEqual({ scrollTop: 400 });
});

test('the stored position of a replaced entry is dropped: its key does not return', async () => {
  updateEntry('first', { scrollTop: 300 });
  await act(async () => void navigate('?zoek=zee', { replace: true }));
  expect(readEntry('first')).toBeUndefined();
});
