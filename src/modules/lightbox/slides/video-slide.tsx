import PlayIcon from 'lucide-react/icons/play';
import { useRef, useState, type PointerEvent } from 'react';
import { useMediaElement } from '@/modules/media/use-media-element';
import { contributorName } from '@/modules/timeline/people/contributor-names';
import { labelOf } from '@/modules/item-card/item-label';
import { MissingMedia } from '@/modules/item-card/media/missing-media';
import { UndecodableNote } from '@/modules/item-card/media/undecodable/undecodable-note';
import { copy } from '../copy';
import { sourceSetOf } from '@/modules/item-card/media/picture';
import { useHeldUrl } from '@/modules/timeline/media-files/use-held-url';
import { useStoryLinks } from '@/modules/timeline/story-view';
import { estimateSize, fitInside, readSize, type PixelSize } from '../motion/picture-size';
import { useThumbnail } from '../motion/thumbnail';
import { LoadingPicture } from './loading-picture';
import type { SlideProps } from './item-slide';

/** The height of the native controls: dragging there must not page. */
const controlsHeight = 96;

function stopControlsDrag(event: PointerEvent<HTMLVideoElement>) {
  const { bottom } = event.currentTarget.getBoundingClientRect();
  if (event.clientY > bottom - controlsHeight) event.stopPropagation();
}

/** A video with native controls and captions. */
export function VideoSlide({ item, url, room, isOpen }: SlideProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [measured, setMeasured] = useState<PixelSize | null>(null);
  const [poster, setPoster] = useState(item.metadata.poster_url);
  const thumbnail = useThumbnail(item.id);
  const story = useStoryLinks()?.storyTitle;
  const label = labelOf(item);
  const media = useMediaElement(video, {
    nowPlaying: {
      title: label,
      contributor: contributorName(item.creator?.display_name),
      story,
      picture: item.metadata.poster_url,
    },
    captionsUrl: useHeldUrl(item.metadata.captions_url),
  });
  const { hasStarted, hasPlayed, hasFailed, isUndecodable, hasNoPicture } = media;
  /** The poster stays, below a message. */
  const isStill = hasNoPicture || (isUndecodable && poster !== undefined);
  const play = () => {
    video.current?.focus({ preventScroll: true });
    media.play();
  };
  const size = fitInside(measured ?? estimateSize(readSize(item.metadata), thumbnail), room);
  return (
    <div className="lightbox-video" style={hasFailed && !isStill ? { width: size.width } : size}>
      {poster && (!hasPlayed || hasNoPicture) && (!hasFailed || isStill) && (
        <LoadingPicture
          thumbnail={thumbnail}
          src={poster}
          srcSet={sourceSetOf(poster)}
          sizes={`${size.width}px`}
          alt=""
          style={size}
          className="absolute inset-0"
          onError={() => setPoster(undefined)}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are added if the row has them */}
      <video
        ref={video}
        src={url}
        preload={isOpen && !poster ? 'metadata' : 'none'}
        playsInline
        controls={hasStarted}
        hidden={hasFailed}
        tabIndex={hasStarted ? 0 : -1}
        aria-label={label}
        className="absolute inset-0 size-full"
        onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
          setMeasured(readSize({ width, height }))
        }
        onPointerDown={stopControlsDrag}
        onKeyDown={(event) => event.key.startsWith('Arrow') && event.stopPropagation()}
      />
      {hasFailed && !isStill && (
        <MissingMedia drawing="video" text={isUndecodable ? '' : copy.videoBroken}>
          {!isUndecodable && (
            <button type="button" className="button" onClick={play}>
              {copy.retry}
            </button>
          )}
        </MissingMedia>
      )}
      {(isUndecodable || (hasNoPicture && hasStarted)) && (
        <div className="lightbox-video-note">
          <UndecodableNote item={item} isSoundOnly={hasNoPicture} hasSaveButton={false} />
        </div>
      )}
      {!hasStarted && !hasFailed && (
        <button
          type="button"
          aria-label={copy.playVideo(label)}
          onClick={play}
          className="group absolute inset-0 grid w-full place-items-center"
        >
          <span className="play-disc">
            <PlayIcon aria-hidden="true" className="size-[28px] translate-x-0.5 fill-current" />
          </span>
        </button>
      )}
    </div>
  );
}
