import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import {
  useLocation,
  useNavigate,
  useNavigationType,
  type NavigateFunction,
} from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { readEntry, updateEntry } from '@/lib/history-state';
import { AppRouter } from './app-router';

let navigate: NavigateFunction;
let rendered: string[];

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

beforeEach(() => {
  rendered = [];
  window.history.replaceState({ idx: 0, key: 'first' }, '', '/public/oma-riet');
  render(
    <AppRouter>
      <Page />
    </AppRouter>,
  );
  rendered = [];
});

/** Renders everything but transitions. */
const navigateAtOnce = (to: string) => flushSync(() => void navigate(to));

test('a choice on a page is rendered at once', async () => {
  await act(async () => {
    navigateAtOnce('?soort=foto');
    expect(rendered).toEqual(['PUSH /public/oma-riet?soort=foto']);
  });
});

test.each(['#jaar-1950', '/privacy'])('%s is rendered in a transition', async (to) => {
  await act(async () => {
    navigateAtOnce(to);
    expect(rendered).toEqual([]);
    expect(window.location.href).toContain(to);
  });
  expect(rendered.at(-1)).toContain(to);
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

test('the stored position of a replaced entry is dropped: its key does not return', async () => {
  updateEntry('first', { scrollTop: 300 });
  await act(async () => void navigate('?zoek=zee', { replace: true }));
  expect(readEntry('first')).toBeUndefined();
});
