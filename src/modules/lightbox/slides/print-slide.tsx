import { useState } from 'react';
import { labelOf } from '@/modules/item-card/item-label';
import { MissingPicture } from '@/modules/item-card/media/missing-picture';
import { sourceSetOf } from '@/modules/item-card/media/picture';
import { copy } from '../copy';
import { arrivedSize, expectedSize, fitIn, sizeOf, type Size } from '../motion/fit';
import { useThumbnail } from '../motion/thumbnail';
import { LoadingPicture } from './loading-picture';
import type { SlideProps } from './moment-slide';

/** The white edge of a print, in pixels. */
export const edgeIn = (room: Size) => (room.width < 560 ? 8 : 14);

/** A photo as a print in the hand; its room is kept before it arrives. */
export function PrintSlide({ item, url, room, zoom }: SlideProps) {
  const [measured, setMeasured] = useState<Size | null>(null);
  const thumbnail = useThumbnail(item.id);
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <div className="album-object" data-missing>
        <MissingPicture
          kind="photo"
          text={copy.photoBroken}
          url={url}
          onRecovered={() => setBroken(false)}
        />
      </div>
    );
  }
  const edge = edgeIn(room);
  const expected = expectedSize(sizeOf(item.metadata), thumbnail);
  const { width, height } = fitIn(arrivedSize(expected, measured), room, edge);
  const sources = sourceSetOf(url);
  const { preview, dominant_color: color } = item.metadata;
  const hasHint = !thumbnail && !measured;
  return (
    <div className="album-print" style={{ padding: edge }}>
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
          // Only the first time: what is asked for follows from it, and would lead to another.
          setMeasured((before) => before ?? sizeOf({ width: naturalWidth, height: naturalHeight }))
        }
        onError={() => setBroken(true)}
      />
    </div>
  );
}
