import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { labelOf } from '@/modules/item-card/item-label';
import { useIsMoving } from '@/modules/item-card/media/use-is-moving';
import { MissingPicture } from '@/modules/item-card/media/missing-picture';
import { drawStill } from '@/modules/item-card/media/still-frame';
import { useReducedMotion } from '@/lib/browser/use-reduced-motion';
import { copy } from '../copy';
import { estimateSize, fitInside, readSize, type PixelSize } from '../motion/picture-size';
import { useThumbnail } from '../motion/thumbnail';
import type { SlideProps } from './item-slide';
import { LoadingPicture } from './loading-picture';
import { getPrintEdge } from './print-edge';
import { useMaxZoom } from './use-max-zoom';

/** A moving picture, animated while its slide is open and it is not paused; otherwise a still frame. */
export function GifSlide(props: SlideProps) {
  const { item, url, room, isOpen, zoom } = props;
  const image = useRef<HTMLImageElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [measured, setMeasured] = useState<PixelSize | null>(null);
  const thumbnail = useThumbnail(item.id);
  const [broken, setBroken] = useState(false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const reducedMotion = useReducedMotion();
  const canMove = useIsMoving(measured && url, true);
  const wanted = !canMove || (chosen ?? !reducedMotion);
  const moving = wanted && isOpen;
  useEffect(() => {
    if (!moving) drawStill(image.current, canvas.current);
  }, [moving]);

  const edge = getPrintEdge(room);
  const recorded = readSize(item.metadata);
  const size = fitInside(measured ?? estimateSize(recorded, thumbnail), room, edge);
  useMaxZoom(props, measured ?? recorded, size);

  if (broken) {
    return (
      <div className="lightbox-object" data-missing>
        <MissingPicture
          item={item}
          hasSaveButton={false}
          text={copy.gifBroken}
          url={url}
          onRecovered={() => setBroken(false)}
        />
      </div>
    );
  }
  const label = labelOf(item);
  const Icon = wanted ? PauseIcon : PlayIcon;
  return (
    <div className="lightbox-print" style={{ padding: edge }}>
      <LoadingPicture
        thumbnail={thumbnail}
        ref={image}
        src={url}
        alt={label}
        style={size}
        className={moving ? '' : 'invisible'}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          setMeasured(readSize({ width, height }));
          drawStill(image.current, canvas.current);
        }}
        onError={() => setBroken(true)}
      />
      <canvas
        ref={canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot hold one frame
        role="img"
        aria-label={label}
        hidden={moving || (thumbnail !== null && measured === null)}
        style={{ ...size, inset: edge }}
        className="absolute"
      />
      {canMove && (
        <button
          type="button"
          onClick={() => setChosen(!wanted)}
          aria-label={wanted ? copy.pauseGif : copy.playGif}
          style={{ right: edge + 4, bottom: edge + 4, scale: 1 / zoom }}
          className="lightbox-badge absolute origin-bottom-right"
        >
          <Icon aria-hidden="true" className="size-[22px] fill-current" />
        </button>
      )}
    </div>
  );
}
