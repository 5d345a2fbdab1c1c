import { typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import { estimateSize, fitInside, readSize, type PixelSize } from '../motion/picture-size';
import { useThumbnail, type Thumbnail } from '../motion/thumbnail';
import { ThumbnailPicture } from './loading-picture';
import { getSlideRoom, hasMediaSlide } from './item-slide';
import { getPrintEdge } from './print-edge';

/** How a picture is laid in the stage before its slide is rendered; null for an item without one. */
export function computePlacement(item: TimelineItem, thumbnail: Thumbnail, stage: PixelSize) {
  const { medium } = typeOf(item);
  if (!hasMediaSlide(item) || (medium !== 'picture' && medium !== 'video')) return null;
  const room = getSlideRoom(stage);
  const edge = medium === 'video' ? 0 : getPrintEdge(room);
  const size = fitInside(estimateSize(readSize(item.metadata), thumbnail), room, edge);
  return { medium, edge, size };
}

/** The thumbnail of the card at the place of the large picture, until the slides are rendered. */
export function Placeholder({ item, stage }: { item: TimelineItem; stage: PixelSize }) {
  const thumbnail = useThumbnail(item.id);
  const placed = thumbnail && computePlacement(item, thumbnail, stage);
  if (!placed) return null;
  const { medium, edge, size } = placed;
  return (
    <div className="lightbox-placeholder grid size-full place-items-center">
      <div
        className={medium === 'video' ? 'lightbox-video' : 'lightbox-print'}
        style={{ padding: edge, width: size.width + 2 * edge, height: size.height + 2 * edge }}
      >
        <ThumbnailPicture thumbnail={thumbnail} style={size} />
      </div>
    </div>
  );
}
