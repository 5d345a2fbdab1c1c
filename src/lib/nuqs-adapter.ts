import {
  renderQueryString,
  unstable_createAdapterProvider,
  type unstable_AdapterInterface,
} from 'nuqs/adapters/custom';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageOf } from '@/config/paths';

/**
 * Writes a query string through the router, so that a new history entry has its own key. On the URL
 * of an item a push navigates to the URL of its timeline. The function is stable across renders.
 */
export function useWriteQuery() {
  const page = pageOf(useLocation().pathname);
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  return useCallback(
    (query: string, history: 'push' | 'replace') => {
      const { pathname, search } = window.location;
      const isWritten =
        pathname === page && query === renderQueryString(new URLSearchParams(search));
      // A debounced write can come after a navigation to an item or to another page.
      const isLate = history === 'replace' ? pathname !== page : pageOf(pathname) !== page;
      if (isWritten || isLate) return;
      void latest.current(page + query, { replace: history === 'replace' });
    },
    [page],
  );
}

function useRouterAdapter(): unstable_AdapterInterface {
  const writeQuery = useWriteQuery();
  const { pathname, search: renderedSearch } = useLocation();
  // The location of the router updates one render after a write: until then `renderedSearch` has the
  // old values. While another page loads, the address is that of the other page.
  const isSamePage = pageOf(window.location.pathname) === pageOf(pathname);
  const search = isSamePage ? window.location.search : renderedSearch;
  const searchParams = useMemo(() => new URLSearchParams(search), [search]);
  const updateUrl = useCallback<unstable_AdapterInterface['updateUrl']>(
    (next, { history, shallow }) => {
      // `shallow` marks a value that is queued only to cancel a debounced one (`stopTyping`).
      if (!shallow) writeQuery(renderQueryString(next), history);
    },
    [writeQuery],
  );
  return { searchParams, updateUrl, pathname: pageOf(pathname) };
}

/**
 * nuqs on our router. Its own adapter for React Router writes each change twice (which counts twice
 * for Safari's rate limit), copies the history state to a new entry, stays on the URL of an item,
 * and on Back renders the new location once with the old values.
 */
export const NuqsAdapter = unstable_createAdapterProvider(useRouterAdapter);
