import { useEffect, useRef, useState } from 'react';
import type { FilterState, Manner } from '../timeline-filter';

/**
 * The filter as the visitor sees it, ahead of a page that may follow later. What was sent and
 * comes back late never undoes newer choices; anything else that comes in replaces the draft.
 * `version` changes whenever half-typed texts should go too.
 */
export function useFilterDraft(
  filter: FilterState,
  onChange: (next: FilterState, how: Manner) => void,
) {
  const [draft, setDraft] = useState(filter);
  const [version, setVersion] = useState(0);
  const latest = useRef(filter);
  const underway = useRef<FilterState[]>([]);

  useEffect(() => {
    if (filter === latest.current) return;
    latest.current = filter;
    const index = underway.current.indexOf(filter);
    underway.current = index < 0 ? [] : underway.current.slice(index + 1);
    if (index >= 0) return;
    setDraft(filter);
    setVersion((count) => count + 1);
  }, [filter]);

  const change = (next: FilterState, how: Manner = 'choice') => {
    underway.current.push(next);
    setDraft(next);
    onChange(next, how);
  };
  const changeAnew = (next: FilterState) => {
    setVersion((count) => count + 1);
    change(next);
  };
  return { draft, change, changeAnew, version };
}
