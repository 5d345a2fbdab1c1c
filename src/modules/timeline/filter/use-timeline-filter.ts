import { debounce, useQueryStates } from 'nuqs';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { useWriteQuery } from '@/lib/nuqs-adapter';
import {
  changedValues,
  filterFrom,
  filterOf,
  filterParsers,
  filterUrlKeys,
  valuesOf,
  withFilter,
} from './filter-params';
import type { ChangeKind, FilterState } from './timeline-filter';

/** Longer than the pause between two keys. */
const typingPauseMs = 400;

const isAtStory = () => pageOf(window.location.pathname) === window.location.pathname;
const queryOf = (search: string) => withFilter('', filterFrom(search));

/**
 * The filter in the address. It changes at once, and the address follows: a choice pushes a history
 * entry, so that Back undoes it; typing replaces the entry after a pause. At the address of an item
 * both push the address of its story. `onBeforeChoice` is called before that, while the old list and
 * its history entry are still there.
 */
export function useTimelineFilter(onBeforeChoice?: () => void) {
  const options = { urlKeys: filterUrlKeys, shallow: false };
  const [values, setValues] = useQueryStates(filterParsers, options);
  const filter = useMemo(() => filterOf(values), [values]);
  const writeQuery = useWriteQuery();
  /** What was typed and is not in the address yet. */
  const unwritten = useRef<FilterState | null>(null);

  /** Stops the debounce; `next` counts from now on, without a write. */
  const stopTyping = useCallback(
    (next: FilterState) => {
      unwritten.current = null;
      void setValues(valuesOf(next), { shallow: true });
    },
    [setValues],
  );
  /** Writes what was typed now, before the reader goes elsewhere. */
  const flushTyping = useCallback(() => {
    const typed = unwritten.current;
    if (!typed) return;
    stopTyping(typed);
    writeQuery(withFilter(window.location.search, typed), 'replace');
  }, [stopTyping, writeQuery]);

  const setFilter = useCallback(
    (next: FilterState, kind: ChangeKind) => {
      if (kind === 'typing' && isAtStory()) {
        unwritten.current = next;
        // One debounce for each key: those that did not change would be written again after it.
        const written = setValues((now) => changedValues(now, valuesOf(next)), {
          history: 'replace',
          limitUrlUpdates: debounce(typingPauseMs),
        });
        void written.then(() => {
          if (unwritten.current === next) unwritten.current = null;
        });
        return;
      }
      const isWritten = isAtStory() && queryOf(window.location.search) === withFilter('', next);
      if (!isWritten) {
        flushTyping();
        onBeforeChoice?.();
      }
      unwritten.current = null;
      void setValues(valuesOf(next), { history: 'push' });
    },
    [setValues, flushTyping, onBeforeChoice],
  );

  useEffect(() => {
    // What was typed at one history entry does not belong to another.
    const dropTyping = () => {
      if (unwritten.current) stopTyping(filterFrom(window.location.search));
    };
    // Before the router renders the other entry.
    window.addEventListener('popstate', dropTyping, { capture: true });
    return () => {
      window.removeEventListener('popstate', dropTyping, { capture: true });
      dropTyping();
    };
  }, [stopTyping]);

  const { search } = useLocation();
  return {
    filter,
    /** The filter is newer than the address that the page shows. */
    isPending: withFilter('', filter) !== queryOf(search),
    setFilter,
    flushTyping,
  };
}
