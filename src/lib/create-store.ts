import { useSyncExternalStore } from 'react';

/**
 * State that distant components share. `initial` is what a prerendered page shows. A store that is
 * kept in the browser has a `read`, called at first use and when another tab writes `storageKey`;
 * it gets what the store holds, for where the browser keeps nothing.
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
  /** The key is null where the other tab cleared all. */
  const follow = ({ key }: StorageEvent) => {
    if ((key ?? storageKey) === storageKey) set(read(state));
  };
  const subscribe = (listener: () => void) => {
    addEventListener('storage', follow);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { get, set, use: () => useSyncExternalStore(subscribe, get, () => initial) };
}
