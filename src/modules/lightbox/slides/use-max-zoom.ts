import { useEffect } from 'react';
import { maxZoomOf, type PixelSize } from '../motion/picture-size';
import type { SlideProps } from './slide-props';

/** Reports how far a picture of the `whole` size can be zoomed where it is `shown` smaller. */
export function useMaxZoom(
  { isOpen, onMaxZoom }: Pick<SlideProps, 'isOpen' | 'onMaxZoom'>,
  whole: PixelSize | null,
  shown: PixelSize,
) {
  const maxZoom = maxZoomOf(whole, shown, window.devicePixelRatio);
  useEffect(() => {
    if (isOpen) onMaxZoom(maxZoom);
  }, [isOpen, onMaxZoom, maxZoom]);
}
