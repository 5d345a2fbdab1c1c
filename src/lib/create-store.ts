import { useSyncExternalStore } from 'react';

/**
 * State that distant components share. `initial` is the state of a prerendered page. A persisted
 * store has a `read`, called at first use and when another tab writes `storageKey`; it gets the
 * current state, to return that when nothing is stored.
 */
export function createStore<State>(
  initial: State,
  read = (held: State) => held,
  storageKey?: string,
) {
  let state = initial;
  let isRead = false;
  const listeners = new Set<() => void>();

  const set = (next: State) => {
    isRead = true;
    state = next;
    listeners.forEach((listener) => listener());
  };
  const get = () => {
    if (!isRead) state = read(state);
    isRead = true;
    return state;
  };
  /** The key is null when the other tab cleared the storage. */
  const follow = ({ key }: StorageEvent) => {
    if ((key ?? storageKey) === storageKey) set(read(state));
  };
  const subscribe = (listener: () => void) => {
    addEventListener('storage', follow);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  /** `getFirst` returns the state of the markup, where that is not the initial one. */
  const use = (getFirst = () => initial) => useSyncExternalStore(subscribe, get, getFirst);
  return { get, set, use };
}
