import type { TimelineItem } from '@/modules/timeline/rows';
import { expectedSize, fitIn, sizeOf, type Size } from '../motion/fit';
import { useThumbnail, type Thumbnail } from '../motion/thumbnail';
import { ThumbnailPicture } from './loading-picture';
import { kindOfSlide, roomIn } from './moment-slide';
import { edgeIn } from './print-slide';

/** How a picture is laid in the stage before its slide is rendered; null for an item without one. */
export function placePicture(item: TimelineItem, thumbnail: Thumbnail, stage: Size) {
  const kind = kindOfSlide(item);
  if (kind !== 'photo' && kind !== 'gif' && kind !== 'video') return null;
  const room = roomIn(stage);
  const edge = kind === 'video' ? 0 : edgeIn(room);
  const size = fitIn(expectedSize(sizeOf(item.metadata), thumbnail), room, edge);
  return { kind, edge, size };
}

/** The thumbnail of the card at the place of the large picture, until the slides are rendered. */
export function Placeholder({ item, stage }: { item: TimelineItem; stage: Size }) {
  const thumbnail = useThumbnail(item.id);
  const placed = thumbnail && placePicture(item, thumbnail, stage);
  if (!placed) return null;
  const { kind, edge, size } = placed;
  return (
    <div className="album-placeholder grid size-full place-items-center">
      <div
        className={kind === 'video' ? 'album-film' : 'album-print'}
        style={{ padding: edge, width: size.width + 2 * edge, height: size.height + 2 * edge }}
      >
        <ThumbnailPicture thumbnail={thumbnail} style={size} />
      </div>
    </div>
  );
}
