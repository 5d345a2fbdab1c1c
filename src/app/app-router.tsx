import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { pageOf } from '@/config/paths';

/**
 * `BrowserRouter`, except for moves within one page: those are rendered at once. It would make every
 * move a transition, which Back can interrupt, so that what is shown and the address differ. A move
 * to another page stays a transition: the old page is shown until the code of the new one is there.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [state, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let page = pageOf(history.location.pathname);
    return history.listen(({ action, location }) => {
      const nextPage = pageOf(location.pathname);
      const move = () => setState({ action, location });
      if (nextPage === page) move();
      else startTransition(move);
      page = nextPage;
    });
  }, [history]);
  return (
    <Router navigator={history} location={state.location} navigationType={state.action}>
      {children}
    </Router>
  );
}
