import { useSyncExternalStore } from 'react';

/** How fast recordings play: one choice for all of them, which the tab keeps until it closes. */

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

const storageKey = 'anekdotes-speed';
const listeners = new Set<() => void>();

function kept(): number {
  try {
    const speed = Number(sessionStorage.getItem(storageKey));
    return speeds.find((known) => known === speed) ?? 1;
  } catch {
    return 1;
  }
}

let current = kept();

export function chooseSpeed(speed: number) {
  current = speed;
  try {
    sessionStorage.setItem(storageKey, String(speed));
  } catch {
    // Refused or full: then only a reload forgets.
  }
  listeners.forEach((tell) => tell());
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

export const useSpeed = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => 1,
  );

/** `1.5` as `1,5×`. */
export const speedText = (speed: number) => `${speed.toLocaleString('nl-NL')}×`;
