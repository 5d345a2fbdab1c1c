import { CardBoundary } from '@/modules/item-card/card-boundary';
import { MissingMedia } from '@/modules/item-card/media/missing-media';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from '../copy';
import type { Size } from '../motion/fit';
import { EmptySlide } from './empty-slide';
import { FilmSlide } from './film-slide';
import { GifSlide } from './gif-slide';
import { LetterSlide, letterOf } from './letter-slide';
import { PrintSlide } from './print-slide';
import { SoundSlide } from './sound-slide';

export interface SlideProps {
  item: TimelineItem;
  url: string;
  /** It lies open; its neighbours are drawn too, out of sight. */
  isOpen: boolean;
  room: Size;
  zoom: number;
}

const ofMedia = { photo: PrintSlide, gif: GifSlide, video: FilmSlide, audio: SoundSlide };

/** How a moment lies in the album. */
export function kindOfSlide(item: TimelineItem) {
  const { item_type: type, media_url } = item;
  if (Object.hasOwn(ofMedia, type)) return media_url ? (type as keyof typeof ofMedia) : 'empty';
  return type === 'text' && letterOf(item) ? 'letter' : 'empty';
}

export const canZoom = (item: TimelineItem) => kindOfSlide(item) === 'photo';

/** The room for a picture in the stage. */
export function roomIn({ width, height }: Size): Size {
  // On large screens the arrows stand beside it.
  const side = window.innerWidth >= 900 ? 64 : 12;
  return { width: width - 2 * side, height: height - 24 };
}

/** A moment as large as there is room for. One that cannot be drawn costs no other. */
export function MomentSlide({ item, room, ...rest }: Omit<SlideProps, 'url'>) {
  const kind = kindOfSlide(item);
  const url = item.media_url ?? '';
  const Slide = kind === 'letter' ? LetterSlide : kind === 'empty' ? EmptySlide : ofMedia[kind];
  const fallback = (
    <div className="album-object">
      <MissingMedia kind="photo" text={copy.slideBroken} />
    </div>
  );
  return (
    <CardBoundary version={item} fallback={fallback}>
      <Slide key={url} item={item} url={url} room={roomIn(room)} {...rest} />
    </CardBoundary>
  );
}
