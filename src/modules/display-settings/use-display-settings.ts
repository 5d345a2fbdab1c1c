import { useLayoutEffect } from 'react';
import { getDisplaySettings, useDisplaySettings } from './display-settings-store';

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
