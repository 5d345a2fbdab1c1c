import { tabStorage } from '@/lib/browser/storage';
import { createStore } from '@/lib/create-store';

/** One playback speed for all recordings, stored in the session storage of the tab. */
export const playbackSpeeds = [0.75, 1, 1.25, 1.5, 2] as const;

const storageKey = 'anekdotes-speed';

function read(current: number): number {
  const stored = Number(tabStorage.read(storageKey));
  return playbackSpeeds.find((speed) => speed === stored) ?? current;
}

const store = createStore(1, read, storageKey);

export const usePlaybackSpeed = store.use;

export function setPlaybackSpeed(speed: number) {
  store.set(speed);
  tabStorage.write(storageKey, String(speed));
}

export function setPlaybackRate(media: HTMLMediaElement, rate: number) {
  media.preservesPitch = true;
  // Also the default rate, which `load` restores.
  media.defaultPlaybackRate = rate;
  media.playbackRate = rate;
}

/** `1.5` as `1,5×`. */
export const formatSpeed = (speed: number) => `${speed.toLocaleString('nl-NL')}×`;
