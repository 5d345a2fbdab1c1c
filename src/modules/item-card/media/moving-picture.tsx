import { useRef, useState } from 'react';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from '../copy';
import { FittingPicture } from './fitting-picture';
import { aspectRatioOf, captionOf, pictureAlt } from './picture';
import { PlayPauseButton, StillFrame, useMovingImage } from './moving-image';
import { useOnScreen } from '@/lib/browser/use-on-screen';

const media = 'absolute inset-0 size-full object-cover';

interface Props {
  item: TimelineItem;
  url: string;
  eager: boolean;
  sizes: string;
  onBroken: () => void;
}

/** A picture that moves, also one that is stored as a photo, with its caption. */
export function MovingPicture(props: Props) {
  const caption = captionOf(props.item);
  return (
    <figure>
      <MovingFrame {...props} />
      {caption && (
        <figcaption className="pt-2 font-display text-small text-muted italic">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

/** Animates only while visible and not paused; otherwise shows the poster or a still frame. */
function MovingFrame({ item, url, eager, sizes, onBroken }: Props) {
  const frameRef = useRef<HTMLDivElement>(null);
  const [poster, setPoster] = useState(item.metadata.poster_url);
  const [fetched, setFetched] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const moving = useMovingImage(useOnScreen(frameRef));
  const { imageRef, canvasRef, isPlaying, isAnimating } = moving;
  // With a poster, the larger animated file is fetched only when it is to animate.
  if (isAnimating && !fetched) setFetched(true);
  const label = pictureAlt(item);
  return (
    <div
      ref={frameRef}
      style={{ aspectRatio: aspectRatioOf(item.metadata) }}
      className="relative overflow-clip bg-wash"
    >
      {poster && !loaded && (
        <FittingPicture
          url={poster}
          alt={label}
          metadata={item.metadata}
          eager={eager}
          sizes={sizes}
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
          className={`${media} ${isAnimating ? '' : 'invisible'}`}
          onLoad={() => {
            moving.draw();
            setLoaded(true);
          }}
          onError={onBroken}
        />
      )}
      <StillFrame
        ref={canvasRef}
        label={label}
        hidden={isAnimating || (poster !== undefined && !loaded)}
        className={media}
      />
      <PlayPauseButton
        isPlaying={isPlaying}
        onClick={moving.toggle}
        className="absolute top-0 right-0 flex min-h-11 min-w-11 items-start justify-end p-2.5"
        iconClassName="size-3.5"
      >
        {copy.gifStamp}
      </PlayPauseButton>
    </div>
  );
}
