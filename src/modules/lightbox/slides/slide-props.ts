import type { TimelineItem } from '@/modules/timeline/rows';
import { type PixelSize, maxZoomOf } from '../motion/picture-size';
import { useEffect } from 'react';

export interface SlideProps {
  item: TimelineItem;
  url: string;
  /** The current slide; the adjacent slides are rendered off screen. */
  isOpen: boolean;
  room: PixelSize;
  zoom: number;
  /** Called with how far the open picture can be zoomed. */
  onMaxZoom: (maxZoom: number) => void;
}

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
