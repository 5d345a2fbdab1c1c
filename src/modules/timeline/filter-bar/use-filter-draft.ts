import { useState } from 'react';
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
  const [state, setState] = useState(() => ({
    draft: filter,
    version: 0,
    latest: filter,
    underway: [] as readonly FilterState[],
  }));
  if (filter !== state.latest) {
    const index = state.underway.indexOf(filter);
    setState({
      ...state,
      latest: filter,
      underway: index < 0 ? [] : state.underway.slice(index + 1),
      // At once: the page that Back leads to has its own height.
      ...(index < 0 && { draft: filter, version: state.version + 1 }),
    });
  }
  const { draft, version } = state;

  const change = (next: FilterState, how: Manner = 'choice', renewal = 0) => {
    setState((now) => ({
      ...now,
      draft: next,
      version: now.version + renewal,
      underway: [...now.underway, next],
    }));
    onChange(next, how);
  };
  const changeAnew = (next: FilterState) => change(next, 'choice', 1);
  return { draft, change, changeAnew, version };
}
