import { useState } from 'react';
import { pictureAlt } from '@/modules/item-card/media/picture';
import {
  PlayPauseButton,
  StillFrame,
  useMovingImage,
} from '@/modules/item-card/media/moving-image';
import {
  estimateSize,
  fitInside,
  readSize,
  type PixelSize,
  getPhotoEdge,
} from '../motion/picture-size';
import { useThumbnail } from '../motion/thumbnail';
import { type SlideProps, useMaxZoom } from './slide-props';
import { MissingSlide } from './empty-slide';
import { LoadingPicture } from './loading-picture';

/** A moving picture, animated while its slide is open and it is not paused; otherwise a still frame. */
export function GifSlide(props: SlideProps) {
  const { item, url, room, isOpen, zoom } = props;
  const [measured, setMeasured] = useState<PixelSize | null>(null);
  const thumbnail = useThumbnail(item.id);
  const [broken, setBroken] = useState(false);
  const moving = useMovingImage(isOpen);
  const { imageRef, canvasRef, isAnimating } = moving;

  const edge = getPhotoEdge(room);
  const recorded = readSize(item.metadata);
  const size = fitInside(measured ?? estimateSize(recorded, thumbnail), room, edge);
  useMaxZoom(props, measured ?? recorded, size);

  if (broken) return <MissingSlide item={item} url={url} onRecovered={() => setBroken(false)} />;
  const label = pictureAlt(item);
  return (
    <div className="lightbox-print" style={{ padding: edge }}>
      <LoadingPicture
        thumbnail={thumbnail}
        ref={imageRef}
        src={url}
        alt={label}
        style={size}
        className={isAnimating ? '' : 'invisible'}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          setMeasured(readSize({ width, height }));
          moving.draw();
        }}
        onError={() => setBroken(true)}
      />
      <StillFrame
        ref={canvasRef}
        label={label}
        hidden={isAnimating || (thumbnail !== null && measured === null)}
        style={{ ...size, inset: edge }}
        className="absolute"
      />
      <PlayPauseButton
        isPlaying={moving.isPlaying}
        onClick={moving.toggle}
        style={{ right: edge + 4, bottom: edge + 4, scale: 1 / zoom }}
        className="play-disc absolute size-[44px] origin-bottom-right"
        iconClassName="size-[22px]"
      />
    </div>
  );
}
