import { slideshowSpeeds, type SlideshowSpeed } from './playback-state';

/** The chosen speed, kept on this device. */
const storageKey = 'anekdotes-tempo';

export function readSpeed(): SlideshowSpeed {
  try {
    const stored = localStorage.getItem(storageKey);
    return slideshowSpeeds.find((speed) => speed === stored) ?? 'normal';
  } catch {
    return 'normal';
  }
}

export function storeSpeed(speed: SlideshowSpeed) {
  try {
    if (speed === 'normal') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, speed);
  } catch {
    // Storage is blocked or full: the choice lasts until the slideshow is closed.
  }
}
