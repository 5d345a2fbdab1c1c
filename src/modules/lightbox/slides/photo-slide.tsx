import { useState, type SyntheticEvent } from 'react';
import { pictureAlt, sourceSetOf } from '@/modules/item-card/media/picture';
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
import { MissingSlide } from './empty-slide';
import { GifSlide } from './gif-slide';
import { LoadingPicture } from './loading-picture';
import { type SlideProps, useMaxZoom } from './slide-props';

/** Chooses the source of a photo (sized, or the whole file after a zoom), and keeps the sizes of what has loaded. */
function usePhotoFile(url: string, zoom: number) {
  const [measured, setMeasured] = useState<PixelSize | null>(null);
  /** The size of the file itself; a source of a `srcset` has no exact size. */
  const [whole, setWhole] = useState<PixelSize | null>(null);
  const [hasZoomed, setHasZoomed] = useState(false);
  const [failed, setFailed] = useState<'none' | 'sized' | 'whole' | 'both'>('none');
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  if (zoom > 1 && !hasZoomed) setHasZoomed(true);
  // The file itself only for a visitor who zooms in: it can be large.
  const usesWhole = failed === 'sized' || (hasZoomed && failed === 'none');
  const sources = sourceSetOf(url);
  return {
    measured,
    whole,
    shownUrl,
    // Not removed for the file itself: Chromium would scale its size by that of the last source.
    srcSet: sources && (usesWhole ? `${url} 1x` : sources),
    isSized: sources !== undefined && !usesWhole,
    isMissing: failed === 'both',
    onRecovered: () => setFailed('none'),
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
      const { naturalWidth, naturalHeight, currentSrc } = currentTarget;
      const arrived = readSize({ width: naturalWidth, height: naturalHeight });
      // Only the first load: the requested file depends on this size, so it would load again.
      setMeasured((before) => before ?? arrived);
      if (usesWhole || !sources) setWhole(arrived);
      setShownUrl(currentSrc);
    },
    onError: () => {
      if (sources && !usesWhole) setFailed('sized');
      else setFailed(measured && failed === 'none' && sources ? 'whole' : 'both');
    },
  };
}

/** A photo; its space is reserved before it loads. */
export function PhotoSlide(props: SlideProps) {
  const { item, url, room, zoom, isOpen } = props;
  const file = usePhotoFile(url, zoom);
  const isMoving = useIsMoving(item, file.shownUrl);
  const thumbnail = useThumbnail(item.id);
  const edge = getPhotoEdge(room);
  const recorded = readSize(item.metadata);
  const expected = estimateSize(recorded, thumbnail);
  const size = fitInside(resolveLoadedSize(expected, file.measured), room, edge);
  useMaxZoom({ ...props, isOpen: isOpen && !isMoving }, file.whole ?? recorded, size);
  if (file.isMissing) return <MissingSlide item={item} url={url} onRecovered={file.onRecovered} />;
  if (isMoving) return <GifSlide {...props} />;
  const { preview, dominant_color: color } = item.metadata;
  const hasHint = !thumbnail && !file.measured;
  return (
    <div className="lightbox-print" style={{ padding: edge }}>
      <LoadingPicture
        {...size}
        thumbnail={thumbnail}
        src={url}
        srcSet={file.srcSet}
        sizes={file.isSized ? `${size.width}px` : undefined}
        alt={pictureAlt(item)}
        style={{
          ...size,
          ...(hasHint && color ? { backgroundColor: color } : {}),
          ...(hasHint && preview ? { backgroundImage: `url(${preview})` } : {}),
        }}
        onLoad={file.onLoad}
        onError={file.onError}
      />
    </div>
  );
}
