import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';
import { copy as cardCopy } from '@/modules/item-card/copy';
import { pictureAlt, sourceSetOf } from '@/modules/item-card/media/picture';
import { StillFrame, drawStill } from '@/modules/item-card/media/moving-image';
import { MediaMessage } from '@/modules/item-card/media/media-message';
import { useIsMoving } from '@/modules/item-card/media/use-is-moving';
import { useUndecodablePicture } from '@/modules/item-card/media/undecodable/undecodable';
import { useReducedMotion } from '@/lib/browser/use-media-query';
import { byType } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';

interface Props {
  item: TimelineItem;
  url: string;
  isPaused: boolean;
  isBroken: boolean;
  onDone: () => void;
  onBroken: () => void;
}

/** The room for a picture of unknown size. */
const defaultRatio = 4 / 3;

/** A picture as large as the screen allows, enlarged at most twice. */
export function PicturePart({ item, url, isPaused, isBroken, onDone, onBroken }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width = 0, height = 0 } = item.metadata;
  const [size, setSize] = useState({ width, height });
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  const isMoving = useIsMoving(item, shownUrl);
  const reducedMotion = useReducedMotion();
  const isStill = isMoving && (reducedMotion || isPaused);
  const undecodable = useUndecodablePicture(url, Number(isBroken));

  const onLoaded = () => {
    const element = image.current;
    if (!element?.naturalWidth) return;
    setShownUrl(element.currentSrc);
    setSize({ width: element.naturalWidth, height: element.naturalHeight });
    drawStill(element, canvas.current);
    onDone();
  };
  const onAlreadyLoaded = useEffectEvent(onLoaded);
  useEffect(() => {
    // A preloaded picture can be complete before the load listener exists.
    if (image.current?.complete) onAlreadyLoaded();
  }, []);

  if (isBroken) {
    return (
      <div className="slideshow-picture slideshow-picture-missing">
        {undecodable ? (
          <undecodable.UndecodablePicture item={item} />
        ) : (
          <MediaMessage drawing="picture" text={byType(cardCopy.broken, item) ?? ''} />
        )}
      </div>
    );
  }
  const ratio = size.width / size.height;
  const style = {
    '--ratio': Number.isFinite(ratio) && ratio > 0 ? ratio : defaultRatio,
    '--largest': `${(size.width || 960) * 2}px`,
  } as CSSProperties;
  return (
    <div style={style} className="slideshow-frame">
      <div className="slideshow-picture">
        <img
          ref={image}
          src={url}
          srcSet={sourceSetOf(url)}
          sizes="100vw"
          alt={pictureAlt(item)}
          hidden={isStill}
          onLoad={onLoaded}
          onError={onBroken}
        />
        <StillFrame ref={canvas} label={pictureAlt(item)} hidden={!isStill} />
      </div>
    </div>
  );
}
