import { useLayoutEffect } from 'react';
import { getDisplaySettings, useDisplaySettings } from './display-settings-store';

const rootData = () => document.documentElement.dataset;

/** Called before the first render, so that the page does not change its text size. */
export function applyDisplaySettings({ size, contrast } = getDisplaySettings()): void {
  if (size !== 'usual') rootData().textSize = size;
  if (contrast !== 'usual') rootData().contrast = contrast;
}

/** Sets the data attributes for the style sheet, and removes them on unmount. */
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
