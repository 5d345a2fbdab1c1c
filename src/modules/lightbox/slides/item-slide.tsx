import { CardBoundary } from '@/modules/item-card/card-boundary';
import { MissingMedia } from '@/modules/item-card/media/missing-media';
import { useHeldUrl } from '@/modules/timeline/media-files/use-held-url';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from '../copy';
import type { PixelSize } from '../motion/picture-size';
import { EmptySlide } from './empty-slide';
import { VideoSlide } from './video-slide';
import { GifSlide } from './gif-slide';
import { TextSlide, getItemText } from './text-slide';
import { PhotoSlide } from './photo-slide';
import { AudioSlide } from './audio-slide';

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

const mediaSlides = { photo: PhotoSlide, gif: GifSlide, video: VideoSlide, audio: AudioSlide };

/** Which slide component an item gets. */
export function getSlideKind(item: TimelineItem) {
  const { item_type: type, media_url } = item;
  if (Object.hasOwn(mediaSlides, type))
    return media_url ? (type as keyof typeof mediaSlides) : 'empty';
  return type === 'text' && getItemText(item) ? 'letter' : 'empty';
}

export const canZoom = (item: TimelineItem) => ['photo', 'gif'].includes(getSlideKind(item));

/** The available space for a picture in the stage. */
export function getSlideRoom({ width, height }: PixelSize): PixelSize {
  // On large screens, leave space for the arrow buttons.
  const side = window.innerWidth >= 900 ? 64 : 12;
  return { width: width - 2 * side, height: height - 24 };
}

/** One slide; an error boundary keeps a render error inside it. */
export function ItemSlide({ item, room, ...rest }: Omit<SlideProps, 'url'>) {
  const kind = getSlideKind(item);
  const url = useHeldUrl(item.media_url) ?? '';
  const Slide = kind === 'letter' ? TextSlide : kind === 'empty' ? EmptySlide : mediaSlides[kind];
  const fallback = (
    <div className="lightbox-object">
      <MissingMedia kind="photo" text={copy.slideBroken} />
    </div>
  );
  return (
    <CardBoundary version={item} fallback={fallback}>
      <Slide key={url} item={item} url={url} room={getSlideRoom(room)} {...rest} />
    </CardBoundary>
  );
}
