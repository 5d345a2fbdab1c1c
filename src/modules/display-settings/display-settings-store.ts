import { deviceStorage } from '@/lib/browser/storage';
import { createStore } from '@/lib/create-store';
import { useLayoutEffect } from 'react';

/** Text size and contrast of a story, stored in local storage. A stored contrast comes before the device's. */

export const textSizes = ['usual', 'large', 'largest'] as const;
export const contrasts = ['usual', 'high'] as const;

export interface DisplaySettings {
  size: (typeof textSizes)[number];
  contrast: (typeof contrasts)[number];
}

const storageKey = 'anekdotes-reading';
export const defaultSettings: DisplaySettings = { size: 'usual', contrast: 'usual' };

/** What the device asks for. */
const deviceContrast = () => (matchMedia('(prefers-contrast: more)').matches ? 'high' : 'usual');

/** Unknown values become the default. */
export function parseDisplaySettings(stored: string | null): DisplaySettings {
  const [size, contrast] = (stored ?? '').split(' ');
  return {
    size: textSizes.find((value) => value === size) ?? 'usual',
    contrast: contrast
      ? (contrasts.find((value) => value === contrast) ?? 'usual')
      : deviceContrast(),
  };
}

const read = () => parseDisplaySettings(deviceStorage.read(storageKey));
const store = createStore(defaultSettings, read, storageKey);

export const getDisplaySettings = store.get;
export const useDisplaySettings = store.use;

/** Returns whether the browser stored the settings. */
export function setDisplaySettings(next: DisplaySettings): boolean {
  store.set(next);
  const isDefault = next.size === 'usual' && next.contrast === deviceContrast();
  return deviceStorage.write(storageKey, isDefault ? null : `${next.size} ${next.contrast}`);
}

const rootData = () => document.documentElement.dataset;

function applyDisplaySettings({ size, contrast } = getDisplaySettings()): void {
  if (size !== 'usual') rootData().textSize = size;
  if (contrast !== 'usual') rootData().contrast = contrast;
}

/**
 * Sets the data attributes for the style sheet, and removes them on unmount. In a built document the inline
 * script of `build/prerender/first-screen.ts` has set them before the first paint.
 */
export function useDisplaySettingsOnPage(): void {
  const { size, contrast } = useDisplaySettings();
  useLayoutEffect(() => {
    applyDisplaySettings({ size, contrast });
    return () => {
      delete rootData().textSize;
      delete rootData().contrast;
    };
  }, [size, contrast]);
}
