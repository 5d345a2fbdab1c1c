import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { currentEntryKey } from '@/navigation/scroll/entries';
import { parseFilter, serializeFilter } from './filter-params';
import type { ChangeKind, FilterState } from './timeline-filter';

/** Longer than the pause between two keystrokes, in milliseconds. */
const typingPauseMs = 400;

/** Safari refuses more than a hundred writes of the address in 30 seconds; only it has this event. */
const writePauseMs = 'GestureEvent' in globalThis ? 320 : 50;

/** A typed filter. It belongs to one history entry, so Back drops it by itself. */
interface Draft {
  /** The router's key of the entry. */
  key: string | undefined;
  filter: FilterState;
  isWritten: boolean;
}

/**
 * The filter in the URL. A choice pushes a history entry at once, so that Back undoes it. Typing is a draft
 * that replaces the entry after a pause. On the URL of an item both push the URL of its timeline. The two
 * functions are stable across renders.
 */
export function useTimelineFilter() {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft | null>(null);
  const written = useMemo(() => parseFilter(search), [search]);
  // Kept after it was written: the URL has no trailing space, and the next word follows it.
  const own = draft?.key === key ? draft : null;
  const unwritten = own && !own.isWritten ? own.filter : null;

  const page = pageOf(pathname);
  const lastPush = useRef(-writePauseMs);
  const write = (filter: FilterState, replace: boolean) =>
    void navigate(page + serializeFilter(search, filter), { replace });
  /** Writes the draft now, before the visitor leaves this entry. */
  const flush = () => {
    // A second call before the next render finds another entry: the item that was opened after the first.
    if (!unwritten || (currentEntryKey() ?? key) !== own?.key) return;
    write(unwritten, true);
    setDraft({ key: currentEntryKey(), filter: unwritten, isWritten: true });
  };
  const change = (next: FilterState, kind: ChangeKind) => {
    const isAtTimeline = pathname === page;
    // Choices in quick succession share one history entry.
    const isQuick = performance.now() - lastPush.current < writePauseMs;
    if (isAtTimeline && (kind === 'typing' || isQuick)) {
      // Not the rendered key: the address can have been written since.
      setDraft({ key: currentEntryKey() ?? key, filter: next, isWritten: false });
      return;
    }
    if (!isAtTimeline || serializeFilter('', next) !== serializeFilter('', written)) {
      flush();
      lastPush.current = performance.now();
      write(next, false);
    }
    setDraft({ key: currentEntryKey(), filter: next, isWritten: true });
  };
  const latest = useRef({ flush, change });
  useLayoutEffect(() => {
    latest.current = { flush, change };
  });
  const setFilter = useCallback(
    (next: FilterState, kind: ChangeKind) => latest.current.change(next, kind),
    [],
  );
  const flushTyping = useCallback(() => latest.current.flush(), []);
  useEffect(() => {
    if (!unwritten) return;
    const timer = setTimeout(flushTyping, typingPauseMs);
    return () => clearTimeout(timer);
  }, [unwritten, flushTyping]);
  return {
    filter: own?.filter ?? written,
    /** Text was typed that is not in the URL yet. */
    isTyping: unwritten !== null,
    setFilter,
    flushTyping,
  };
}
