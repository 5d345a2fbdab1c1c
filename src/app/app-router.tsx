import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { forgetEntry } from '@/lib/history-state';

/**
 * Like `BrowserRouter`, which makes every navigation a transition. Within one page Back can
 * interrupt a transition, so that page and URL differ; here those navigations render synchronously.
 * Two stay transitions: to another page, so that the old one is shown until the new one is loaded, and
 * to a fragment of the same address: the page has already scrolled, and only links change.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [state, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let last = { action: history.action, location: history.location };
    let isFragment = false;
    return history.listen(({ action, location }) => {
      const { pathname, search, key } = last.location;
      if (action === 'REPLACE') forgetEntry(key);
      const isSamePage = pageOf(location.pathname) === pageOf(pathname);
      const wasFragment = isFragment;
      isFragment = action !== 'POP' && location.pathname + location.search === pathname + search;
      // Without this, Back from a fragment that is not rendered yet would change nothing.
      if (wasFragment && isSamePage) flushSync(() => setState(last));
      const next = { action, location };
      last = next;
      if (isSamePage && !isFragment) setState(next);
      else startTransition(() => setState(next));
    });
  }, [history]);
  return (
    <Router navigator={history} location={state.location} navigationType={state.action}>
      {children}
    </Router>
  );
}
