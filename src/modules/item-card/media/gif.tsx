import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from '../copy';
import { FittingPicture } from './fitting-picture';
import { labelOf } from '../item-label';
import { MissingPicture } from './missing-picture';
import { aspectRatioOf } from './picture';
import { drawStill } from './still-frame';
import { useIsMoving } from './use-is-moving';
import { useOnScreen } from '@/lib/browser/use-on-screen';
import { useReducedMotion } from '@/lib/browser/use-reduced-motion';

interface Props {
  item: TimelineItem;
  url: string;
  eager: boolean;
}

export function Gif(props: Props) {
  const [broken, setBroken] = useState(false);
  if (!broken) return <MovingPicture {...props} onBroken={() => setBroken(true)} />;
  return (
    <MissingPicture
      item={props.item}
      text={copy.gifBroken}
      url={props.url}
      aspectRatio={aspectRatioOf(props.item.metadata)}
      onRecovered={() => setBroken(false)}
    />
  );
}

/**
 * A picture that moves, also one that is stored as a photo. Animates only while visible and not
 * paused; otherwise shows the poster or a still frame.
 */
export function MovingPicture({ item, url, eager, onBroken }: Props & { onBroken: () => void }) {
  const imageRef = useRef<HTMLImageElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const [poster, setPoster] = useState(item.metadata.poster_url);
  const [fetched, setFetched] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const onScreen = useOnScreen(frameRef);
  const reducedMotion = useReducedMotion();
  const canMove = useIsMoving(loaded ? url : null, true);
  const shouldAnimate = !canMove || (chosen ?? !reducedMotion);
  const isAnimating = shouldAnimate && onScreen;
  // With a poster, the larger animated file is fetched only when it is to animate.
  if (isAnimating && !fetched) setFetched(true);

  useEffect(() => {
    if (!isAnimating) drawStill(imageRef.current, canvasRef.current);
  }, [isAnimating]);

  const label = labelOf(item);
  const caption = item.metadata.gif_title?.trim();
  const media = 'absolute inset-0 size-full';
  const Icon = shouldAnimate ? PauseIcon : PlayIcon;
  return (
    <figure>
      <div
        ref={frameRef}
        style={{ aspectRatio: aspectRatioOf(item.metadata) }}
        className="relative overflow-hidden bg-wash"
      >
        {poster && !loaded && (
          <FittingPicture
            url={poster}
            alt={label}
            metadata={item.metadata}
            eager={eager}
            className="size-full"
            onBroken={() => setPoster(undefined)}
          />
        )}
        {(fetched || !poster) && (
          <img
            ref={imageRef}
            src={url}
            alt={poster && !loaded ? '' : label}
            data-thumbnail
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            // Browsers pause the animation of an invisible image.
            className={`${media} object-cover ${isAnimating ? '' : 'invisible'}`}
            onLoad={() => {
              drawStill(imageRef.current, canvasRef.current);
              setLoaded(true);
            }}
            onError={onBroken}
          />
        )}
        <canvas
          ref={canvasRef}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot hold one frame
          role="img"
          aria-label={label}
          hidden={isAnimating || (poster !== undefined && !loaded)}
          className={`${media} object-cover`}
        />
        {canMove && (
          <button
            type="button"
            aria-label={shouldAnimate ? copy.pauseGif : copy.playGif}
            onClick={() => setChosen(!shouldAnimate)}
            className="absolute top-0 right-0 flex min-h-11 min-w-11 items-start justify-end p-2.5"
          >
            <span className="stamp flex items-center gap-1.5">
              {copy.gifStamp}
              <Icon aria-hidden="true" className="size-3.5 fill-current" />
            </span>
          </button>
        )}
      </div>
      {caption && caption !== item.title.trim() && (
        <figcaption className="border-b border-line px-[18px] py-2 font-display text-small text-muted italic">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
