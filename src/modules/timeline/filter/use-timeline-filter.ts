import { debounce, useQueryStates } from 'nuqs';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { useWriteQuery } from '@/lib/nuqs-adapter';
import {
  changedValues,
  parseFilter,
  toFilter,
  filterParsers,
  filterUrlKeys,
  toValues,
  serializeFilter,
} from './filter-params';
import type { ChangeKind, FilterState } from './timeline-filter';

/** Longer than the pause between two keystrokes. */
const typingPauseMs = 400;

const isAtTimeline = () => pageOf(window.location.pathname) === window.location.pathname;
const normalizedQuery = (search: string) => serializeFilter('', parseFilter(search));

/**
 * The filter in the URL. The state changes at once and the URL follows: a choice pushes a history
 * entry, so that Back undoes it; typing replaces the entry, debounced. On the URL of an item both
 * push the URL of its timeline. `onBeforeChoice` is called before the push, while the old list and
 * its history entry are current.
 */
export function useTimelineFilter(onBeforeChoice?: () => void) {
  const options = { urlKeys: filterUrlKeys, shallow: false };
  const [values, setValues] = useQueryStates(filterParsers, options);
  const filter = useMemo(() => toFilter(values), [values]);
  const writeQuery = useWriteQuery();
  /** The typed filter that is not in the URL yet. */
  const unwritten = useRef<FilterState | null>(null);

  /** Stops the debounce and sets `next`; `lib/nuqs-adapter.ts` does not write a `shallow` value. */
  const stopTyping = useCallback(
    (next: FilterState) => {
      unwritten.current = null;
      void setValues(toValues(next), { shallow: true });
    },
    [setValues],
  );
  /** Writes the typed filter now, before the reader navigates away. */
  const flushTyping = useCallback(() => {
    const typed = unwritten.current;
    if (!typed) return;
    stopTyping(typed);
    writeQuery(serializeFilter(window.location.search, typed), 'replace');
  }, [stopTyping, writeQuery]);

  const setFilter = useCallback(
    (next: FilterState, kind: ChangeKind) => {
      if (kind === 'typing' && isAtTimeline()) {
        unwritten.current = next;
        // nuqs debounces per key: include only changed keys, or unchanged ones are written again.
        const written = setValues((now) => changedValues(now, toValues(next)), {
          history: 'replace',
          limitUrlUpdates: debounce(typingPauseMs),
        });
        void written.then(() => {
          if (unwritten.current === next) unwritten.current = null;
        });
        return;
      }
      const isWritten =
        isAtTimeline() && normalizedQuery(window.location.search) === serializeFilter('', next);
      if (!isWritten) {
        flushTyping();
        onBeforeChoice?.();
      }
      unwritten.current = null;
      void setValues(toValues(next), { history: 'push' });
    },
    [setValues, flushTyping, onBeforeChoice],
  );

  useEffect(() => {
    // Text typed at one history entry must not be written to another.
    const dropTyping = () => {
      if (unwritten.current) stopTyping(parseFilter(window.location.search));
    };
    // In the capture phase, before the router renders the other entry.
    window.addEventListener('popstate', dropTyping, { capture: true });
    return () => {
      window.removeEventListener('popstate', dropTyping, { capture: true });
      dropTyping();
    };
  }, [stopTyping]);

  const isTyping = useCallback(() => unwritten.current !== null, []);
  const { search } = useLocation();
  return {
    filter,
    /** The filter is newer than the URL that the router has rendered. */
    isPending: serializeFilter('', filter) !== normalizedQuery(search),
    /** Whether text was typed that is not in the URL yet; a function, so that no render follows. */
    isTyping,
    setFilter,
    flushTyping,
  };
}
