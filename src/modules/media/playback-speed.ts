import { createStore } from '@/lib/create-store';

/** One playback speed for all recordings, stored in the session storage of the tab. */
export const playbackSpeeds = [0.75, 1, 1.25, 1.5, 2] as const;

const storageKey = 'anekdotes-speed';

function read(current: number): number {
  try {
    const stored = Number(sessionStorage.getItem(storageKey));
    return playbackSpeeds.find((speed) => speed === stored) ?? current;
  } catch {
    return current;
  }
}

const store = createStore(1, read, storageKey);

export const usePlaybackSpeed = store.use;

export function setPlaybackSpeed(speed: number) {
  store.set(speed);
  try {
    sessionStorage.setItem(storageKey, String(speed));
  } catch {
    // Storage is blocked or full: the choice lasts until a reload.
  }
}

/** `1.5` as `1,5×`. */
export const formatSpeed = (speed: number) => `${speed.toLocaleString('nl-NL')}×`;
