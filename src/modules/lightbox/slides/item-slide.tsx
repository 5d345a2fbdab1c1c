import { createElement, type ComponentType } from 'react';
import { CardBoundary } from '@/modules/item-card/card-boundary';
import { MediaMessage } from '@/modules/item-card/media/media-message';
import { useHeldUrl } from '@/modules/timeline/media-files/use-held-url';
import { byType, typeOf, type ByShownType } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from '../copy';
import type { PixelSize } from '../motion/picture-size';
import { EmptySlide } from './empty-slide';
import { VideoSlide } from './video-slide';
import { GifSlide } from './gif-slide';
import { TextSlide, getItemText } from './text-slide';
import { PhotoSlide } from './photo-slide';
import { AudioSlide } from './audio-slide';
import type { SlideProps } from './slide-props';

const mediaSlides = {
  photo: PhotoSlide,
  gif: GifSlide,
  video: VideoSlide,
  audio: AudioSlide,
  text: null,
} satisfies ByShownType<ComponentType<SlideProps>>;

/** The slide that shows the file of the item; null for an item without one, or with only a link. */
const mediaSlideOf = (item: TimelineItem) => (item.media_url && byType(mediaSlides, item)) || null;

export const hasMediaSlide = (item: TimelineItem) => mediaSlideOf(item) !== null;

/** The item is shown as its text. */
export const hasTextSlide = (item: TimelineItem) =>
  typeOf(item).isWritten && getItemText(item) !== '';

export const canZoom = (item: TimelineItem) => typeOf(item).canZoom && hasMediaSlide(item);

/** The available space for a picture in the stage. */
export function getSlideRoom({ width, height }: PixelSize): PixelSize {
  // On large screens, leave space for the arrow buttons.
  const side = window.innerWidth >= 900 ? 64 : 12;
  return { width: width - 2 * side, height: height - 24 };
}

/** One slide; an error boundary keeps a render error inside it. */
export function ItemSlide({ item, room, ...rest }: Omit<SlideProps, 'url'>) {
  const url = useHeldUrl(item.media_url) ?? '';
  const slide = mediaSlideOf(item) ?? (hasTextSlide(item) ? TextSlide : EmptySlide);
  const fallback = (
    <div className="lightbox-object">
      <MediaMessage drawing={typeOf(item).shownAs} text={copy.slideBroken} />
    </div>
  );
  return (
    // The slides beside it are inert, and hidden for reader views as well.
    <div className="contents" aria-hidden={!rest.isOpen || undefined}>
      <CardBoundary version={item} fallback={fallback}>
        {createElement(slide, { key: url, item, url, room: getSlideRoom(room), ...rest })}
      </CardBoundary>
    </div>
  );
}
