import { useLayoutEffect } from 'react';
import { comfort, useComfort } from './comfort-store';

const root = () => document.documentElement.dataset;

/** Before anything is drawn of a page that opens with a story. */
export function applyComfort({ size, contrast } = comfort()): void {
  if (size !== 'usual') root().textSize = size;
  if (contrast !== 'usual') root().contrast = contrast;
}

/**
 * Gives the page the size and contrast that the reader chose, and takes them away on leaving: they
 * are for reading a story. The style sheet does the rest.
 */
export function useComfortOnPage(): void {
  const { size, contrast } = useComfort();
  useLayoutEffect(() => {
    applyComfort({ size, contrast });
    return () => {
      delete root().textSize;
      delete root().contrast;
    };
  }, [size, contrast]);
}
