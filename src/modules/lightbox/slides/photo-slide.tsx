import { useState } from 'react';
import { pictureAlt, sourceSetOf } from '@/modules/item-card/media/picture';
import { MissingPicture } from '@/modules/item-card/media/missing-picture';
import { useIsMoving } from '@/modules/item-card/media/use-is-moving';
import {
  resolveLoadedSize,
  estimateSize,
  fitInside,
  readSize,
  type PixelSize,
  getPhotoEdge,
} from '../motion/picture-size';
import { useThumbnail } from '../motion/thumbnail';
import { GifSlide } from './gif-slide';
import { LoadingPicture } from './loading-picture';
import { type SlideProps, useMaxZoom } from './slide-props';

/** A photo; its space is reserved before it loads. */
export function PhotoSlide(props: SlideProps) {
  const { item, url, room, zoom, isOpen } = props;
  const [measured, setMeasured] = useState<PixelSize | null>(null);
  /** The size of the file itself; a source of a `srcset` has no exact size. */
  const [whole, setWhole] = useState<PixelSize | null>(null);
  const [hasZoomed, setHasZoomed] = useState(false);
  const [failed, setFailed] = useState<'none' | 'sized' | 'whole' | 'both'>('none');
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  const isMoving = useIsMoving(item, shownUrl);
  const thumbnail = useThumbnail(item.id);
  const edge = getPhotoEdge(room);
  const recorded = readSize(item.metadata);
  const expected = estimateSize(recorded, thumbnail);
  const size = fitInside(resolveLoadedSize(expected, measured), room, edge);
  const { width, height } = size;
  useMaxZoom({ ...props, isOpen: isOpen && !isMoving }, whole ?? recorded, size);
  if (zoom > 1 && !hasZoomed) setHasZoomed(true);
  // The file itself only for a visitor who zooms in: it can be large.
  const usesWhole = failed === 'sized' || (hasZoomed && failed === 'none');
  const sources = sourceSetOf(url);
  if (failed === 'both') {
    return (
      <div className="lightbox-object" data-missing>
        <MissingPicture
          item={item}
          url={url}
          hasSaveButton={false}
          onRecovered={() => setFailed('none')}
        />
      </div>
    );
  }
  if (isMoving) return <GifSlide {...props} />;
  const { preview, dominant_color: color } = item.metadata;
  const hasHint = !thumbnail && !measured;
  return (
    <div className="lightbox-print" style={{ padding: edge }}>
      <LoadingPicture
        thumbnail={thumbnail}
        src={url}
        // Not removed for the file itself: Chromium would scale its size by that of the last source.
        srcSet={sources && (usesWhole ? `${url} 1x` : sources)}
        sizes={usesWhole ? undefined : sources && `${width}px`}
        alt={pictureAlt(item)}
        width={width}
        height={height}
        style={{
          width,
          height,
          ...(hasHint && color ? { backgroundColor: color } : {}),
          ...(hasHint && preview ? { backgroundImage: `url(${preview})` } : {}),
        }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight, currentSrc } }) => {
          const arrived = readSize({ width: naturalWidth, height: naturalHeight });
          // Only the first load: the requested file depends on this size, so it would load again.
          setMeasured((before) => before ?? arrived);
          if (usesWhole || !sources) setWhole(arrived);
          setShownUrl(currentSrc);
        }}
        onError={() => {
          if (sources && !usesWhole) setFailed('sized');
          else setFailed(measured && failed === 'none' && sources ? 'whole' : 'both');
        }}
      />
    </div>
  );
}
