import { useState, type PointerEvent } from 'react';
import { contributorName } from '@/modules/timeline/people/contributor-names';
import { FailedVideo, PlayButton, useItemVideo } from '@/modules/item-card/media/item-video';
import { UndecodableNote } from '@/modules/item-card/media/undecodable/undecodable';
import { sourceSetOf } from '@/modules/item-card/media/picture';
import { estimateSize, fitInside, readSize, type PixelSize } from '../motion/picture-size';
import { useThumbnail } from '../motion/thumbnail';
import { LoadingPicture } from './loading-picture';
import type { SlideProps } from './slide-props';

/** The height of the native controls: dragging there must not page. */
const controlsHeight = 96;

function stopControlsDrag(event: PointerEvent<HTMLVideoElement>) {
  const { bottom } = event.currentTarget.getBoundingClientRect();
  if (event.clientY > bottom - controlsHeight) event.stopPropagation();
}

/** A video with native controls and captions. */
export function VideoSlide({ item, url, room, isOpen }: SlideProps) {
  const [measured, setMeasured] = useState<PixelSize | null>(null);
  const thumbnail = useThumbnail(item.id);
  const video = useItemVideo(item, contributorName(item.creator?.display_name));
  const { videoRef, media, label, poster } = video;
  const { hasStarted, hasPlayed, hasFailed, isUndecodable, hasNoPicture } = media;
  /** The poster stays, below a message. */
  const isStill = hasNoPicture || (isUndecodable && poster !== undefined);
  const play = () => {
    videoRef.current?.focus({ preventScroll: true });
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
          onError={video.onPosterBroken}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are added if the row has them */}
      <video
        ref={videoRef}
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
        <FailedVideo isUndecodable={isUndecodable} buttonClassName="button" onRetry={play} />
      )}
      {(isUndecodable || (hasNoPicture && hasStarted)) && (
        <div className="lightbox-video-note">
          <UndecodableNote item={item} isSoundOnly={hasNoPicture} hasSaveButton={false} />
        </div>
      )}
      {!hasStarted && !hasFailed && <PlayButton label={label} onPlay={play} />}
    </div>
  );
}
