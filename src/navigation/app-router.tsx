import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isStoryPath, pageOf } from '@/config/paths';
import { currentEntryKey, entryReplaced, rememberPosition, showEntry } from './scroll/entries';

/**
 * A story has documents of its own: their policy allows no script of another company, and no text of a
 * story stays in the document of a page whose views may be counted. So a navigation into or out of a
 * story loads a document, and so does Back from it.
 */
function createHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  for (const name of ['push', 'replace'] as const) {
    const stay = history[name];
    history[name] = (to, state) => {
      const { href, pathname } = history.createURL(to);
      if (isStoryPath(pathname) !== isStoryPath(window.location.pathname)) {
        window.location[name === 'push' ? 'assign' : 'replace'](href);
        return;
      }
      const key = currentEntryKey();
      if (name === 'push') rememberPosition();
      stay(to, state);
      if (name === 'replace') entryReplaced(key);
    };
  }
  return history;
}

/**
 * Like `BrowserRouter`, which makes every navigation a transition. Within one page Back can
 * interrupt a transition, so that page and URL differ; here those navigations render synchronously.
 * Two stay transitions: to another page, so that the old one is shown until the new one is loaded, and
 * to a fragment of the same address: the page has already scrolled, and only links change.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createHistory);
  const [state, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let last = { action: history.action, location: history.location };
    let isFragment = false;
    return history.listen(({ action, location }) => {
      const { pathname, search } = last.location;
      const isSamePage = pageOf(location.pathname) === pageOf(pathname);
      const wasFragment = isFragment;
      isFragment = action !== 'POP' && location.pathname + location.search === pathname + search;
      // The page scrolls to it at once: a Back before it is rendered must not store that place for the
      // entry it returns to.
      if (isFragment) showEntry(location.key);
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
