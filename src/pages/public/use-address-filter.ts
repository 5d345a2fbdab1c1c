import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, type NavigationType } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { waitToWriteAddress } from '@/lib/address-limit';
import { positionOf } from '@/lib/scroll-positions';
import { filterFrom, withFilter } from '@/modules/timeline/filter-params';
import type { FilterState, ChangeKind } from '@/modules/timeline/timeline-filter';

/** Long enough for a pause between two keys. */
const pauseMs = 400;
/** Marks an address that this hook wrote: what was asked may be ahead of it, never behind. */
const own = { by: 'filter' };

export interface Asked {
  filter: FilterState;
  /** The entry of the history that the filter belongs to. */
  entry: string;
  /** How far the page was scrolled where Back or Forward led to; a moment has its own place. */
  returnTo: number | null;
}

/** How far the page was scrolled at this entry of a story; null where that is not known. */
const placeOf = (key: string, pathname: string, move: NavigationType) =>
  move === 'POP' && pageOf(pathname) === pathname ? (positionOf(key) ?? null) : null;
const startOf = (pathname: string) => (pageOf(pathname) === pathname ? 0 : null);

const queryOf = (filter: FilterState) => withFilter('', filter);

/**
 * The filter in the address. Typing writes it over the entry that is open, once one pauses; a
 * choice makes an entry of its own, so that Back undoes it. From the address of a moment either
 * leads to that of the story.
 */
export function useAddressFilter() {
  const { key, pathname, search, state } = useLocation();
  const move = useNavigationType();
  const navigate = useNavigate();
  // A choice waits in `latest` for its own entry, so that the one it leaves stays as it was.
  const [asked, setAsked] = useState<Asked & { latest: FilterState }>(() => {
    const filter = filterFrom(search);
    return { filter, latest: filter, entry: key, returnTo: placeOf(key, pathname, move) };
  });
  if (asked.entry !== key) {
    const isReturn = move === 'POP';
    const isOwn = !isReturn && (state as Partial<typeof own> | null)?.by === own.by;
    const there = filterFrom(search);
    const isSame = queryOf(there) === queryOf(asked.filter);
    const filter = isOwn ? asked.latest : isSame ? asked.filter : there;
    // Read now: while the cards change, the page moves by itself.
    const returnTo = isReturn ? (placeOf(key, pathname, move) ?? startOf(pathname)) : null;
    setAsked({ filter, latest: filter, entry: key, returnTo });
  }

  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; filter: FilterState }>(undefined);
  const forget = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);
  useEffect(() => {
    // What was typed in one entry does not belong in another.
    if (key && move === 'POP') forget();
  }, [key, move, forget]);
  useEffect(() => forget, [forget]);

  const addressOf = (filter: FilterState) =>
    pageOf(window.location.pathname) + withFilter(window.location.search, filter);
  const isNew = (filter: FilterState) =>
    addressOf(filter) !== window.location.pathname + window.location.search;
  const write = (filter: FilterState, replace: boolean) =>
    void navigate(addressOf(filter), { replace, state: own });
  const writeLater = (filter: FilterState, ms: number) => {
    forget();
    const timer = setTimeout(() => {
      const wait = isNew(filter) ? waitToWriteAddress() : 0;
      if (wait > 0) return writeLater(filter, wait);
      forget();
      if (isNew(filter)) write(filter, true);
    }, ms);
    waiting.current = { timer, filter };
  };
  const change = (filter: FilterState, how: ChangeKind) => {
    const open = window.location.pathname;
    const isOver = !isNew(filter) || (how === 'typing' && pageOf(open) === open);
    const wait = isOver ? 0 : waitToWriteAddress();
    if (isOver || wait > 0) {
      // A moment that still stands here would make the filter yield: it waits for the story.
      const isAtMoment = pageOf(pathname) !== pathname;
      setAsked((now) => ({
        ...now,
        filter: isAtMoment ? now.filter : filter,
        latest: filter,
        returnTo: null,
      }));
      return writeLater(filter, Math.max(wait, pauseMs));
    }
    const typed = waiting.current?.filter;
    forget();
    if (typed && waitToWriteAddress() === 0) write(typed, true);
    setAsked((now) => ({ ...now, latest: filter }));
    write(filter, false);
  };
  const latestChange = useRef(change);
  useEffect(() => {
    latestChange.current = change;
  });
  /** The same function for ever: what shows the filter need not be drawn anew for it. */
  const changeFilter = useCallback(
    (filter: FilterState, how: ChangeKind) => latestChange.current(filter, how),
    [],
  );
  /** Writes what was typed at once, before one goes elsewhere. */
  const settle = () => {
    const typed = waiting.current?.filter;
    forget();
    if (typed && isNew(typed) && waitToWriteAddress() === 0) write(typed, true);
  };
  return { asked, change: changeFilter, settle };
}
