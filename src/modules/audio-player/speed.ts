import { createStore } from '@/lib/create-store';

/** How fast recordings play: one choice for all of them, which the tab keeps until it closes. */
export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

const storageKey = 'anekdotes-speed';

function read(held: number): number {
  try {
    const kept = Number(sessionStorage.getItem(storageKey));
    return speeds.find((known) => known === kept) ?? held;
  } catch {
    return held;
  }
}

const store = createStore(1, read, storageKey);

export const useSpeed = store.use;

export function chooseSpeed(speed: number) {
  store.set(speed);
  try {
    sessionStorage.setItem(storageKey, String(speed));
  } catch {
    // Refused or full: then only a reload forgets.
  }
}

/** `1.5` as `1,5×`. */
export const speedText = (speed: number) => `${speed.toLocaleString('nl-NL')}×`;
