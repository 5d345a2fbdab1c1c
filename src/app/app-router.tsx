import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { pageOf } from '@/config/paths';

/**
 * Like `BrowserRouter`, which makes every navigation a transition. Within one page Back can
 * interrupt a transition, so that page and URL differ; here those navigations render synchronously.
 * A navigation to another page stays a transition: the old page is shown until the new one is loaded.
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
