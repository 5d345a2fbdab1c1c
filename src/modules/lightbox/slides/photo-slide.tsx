import { useState } from 'react';
import { labelOf } from '@/modules/item-card/item-label';
import { MissingPicture } from '@/modules/item-card/media/missing-picture';
import { sourceSetOf } from '@/modules/item-card/media/picture';
import { copy } from '../copy';
import {
  resolveLoadedSize,
  estimateSize,
  fitInside,
  readSize,
  type PixelSize,
} from '../motion/picture-size';
import { useThumbnail } from '../motion/thumbnail';
import { LoadingPicture } from './loading-picture';
import type { SlideProps } from './item-slide';

/** The white border of a picture, in pixels. */
export const getPrintEdge = (room: PixelSize) => (room.width < 560 ? 8 : 14);

/** A photo; its space is reserved before it loads. */
export function PhotoSlide({ item, url, room, zoom }: SlideProps) {
  const [measured, setMeasured] = useState<PixelSize | null>(null);
  const thumbnail = useThumbnail(item.id);
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <div className="lightbox-object" data-missing>
        <MissingPicture
          kind="photo"
          text={copy.photoBroken}
          url={url}
          onRecovered={() => setBroken(false)}
        />
      </div>
    );
  }
  const edge = getPrintEdge(room);
  const expected = estimateSize(readSize(item.metadata), thumbnail);
  const { width, height } = fitInside(resolveLoadedSize(expected, measured), room, edge);
  const sources = sourceSetOf(url);
  const { preview, dominant_color: color } = item.metadata;
  const hasHint = !thumbnail && !measured;
  return (
    <div className="lightbox-print" style={{ padding: edge }}>
      <LoadingPicture
        thumbnail={thumbnail}
        src={url}
        srcSet={sources}
        sizes={sources && `${Math.round(width * zoom)}px`}
        alt={labelOf(item)}
        width={width}
        height={height}
        style={{
          width,
          height,
          ...(hasHint && color ? { backgroundColor: color } : {}),
          ...(hasHint && preview ? { backgroundImage: `url(${preview})` } : {}),
        }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          // Only the first load: the requested file depends on this size, so it would load again.
          setMeasured(
            (before) => before ?? readSize({ width: naturalWidth, height: naturalHeight }),
          )
        }
        onError={() => setBroken(true)}
      />
    </div>
  );
}
