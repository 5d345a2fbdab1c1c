import { byShownAs } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import {
  estimateSize,
  fitInside,
  readSize,
  type PixelSize,
  getPhotoEdge,
} from '../motion/picture-size';
import { useThumbnail, type Thumbnail } from '../motion/thumbnail';
import { ThumbnailPicture } from './loading-picture';
import { getSlideRoom, hasMediaSlide } from './item-slide';

/** The frame of what has a picture to show before it is loaded, and the width of its edge. */
const frames = {
  picture: { className: 'lightbox-print', edgeIn: getPhotoEdge },
  video: { className: 'lightbox-video', edgeIn: () => 0 },
  audio: null,
  link: null,
};

/** How a picture is laid in the stage before its slide is rendered; null for an item without one. */
export function computePlacement(item: TimelineItem, thumbnail: Thumbnail, stage: PixelSize) {
  const frame = byShownAs(frames, item);
  if (!frame || !hasMediaSlide(item)) return null;
  const room = getSlideRoom(stage);
  const edge = frame.edgeIn(room);
  const size = fitInside(estimateSize(readSize(item.metadata), thumbnail), room, edge);
  return { className: frame.className, edge, size };
}

/** The thumbnail of the card at the place of the large picture, until the slides are rendered. */
export function Placeholder({ item, stage }: { item: TimelineItem; stage: PixelSize }) {
  const thumbnail = useThumbnail(item.id);
  const placed = thumbnail && computePlacement(item, thumbnail, stage);
  if (!placed) return null;
  const { className, edge, size } = placed;
  return (
    <div className="lightbox-placeholder grid size-full place-items-center">
      <div
        className={className}
        style={{ padding: edge, width: size.width + 2 * edge, height: size.height + 2 * edge }}
      >
        <ThumbnailPicture thumbnail={thumbnail} style={size} />
      </div>
    </div>
  );
}
