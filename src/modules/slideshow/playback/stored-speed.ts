import { deviceStorage } from '@/lib/browser/storage';
import { slideshowSpeeds, type SlideshowSpeed } from './playback-state';

/** The chosen speed, kept on this device. */
const storageKey = 'anekdotes-tempo';

export function readSpeed(): SlideshowSpeed {
  const stored = deviceStorage.read(storageKey);
  return slideshowSpeeds.find((speed) => speed === stored) ?? 'normal';
}

export function storeSpeed(speed: SlideshowSpeed) {
  deviceStorage.write(storageKey, speed === 'normal' ? null : speed);
}
