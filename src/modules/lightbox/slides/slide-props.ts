import type { TimelineItem } from '@/modules/timeline/rows';
import type { PixelSize } from '../motion/picture-size';

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
