import { useState } from 'react';
import { FailedVideo, PlayButton, useItemVideo } from '@/modules/item-card/media/item-video';
import { UndecodableNote } from '@/modules/item-card/media/undecodable/undecodable';
import { sourceSetOf } from '@/modules/item-card/media/picture';
import { estimateSize, fitInside, readSize, type PixelSize } from '../motion/picture-size';
import { useThumbnail } from '../motion/thumbnail';
import { LoadingPicture } from './loading-picture';
import type { SlideProps } from './slide-props';
import { stopPlayerEvents } from './stop-player-events';

/** A video with its controls and captions. */
export function VideoSlide({ item, url, room, isOpen }: SlideProps) {
  const [measured, setMeasured] = useState<PixelSize | null>(null);
  const thumbnail = useThumbnail(item.id);
  const video = useItemVideo(item);
  const { videoRef, media, label, poster } = video;
  const { hasStarted, hasPlayed, hasFailed, isUndecodable, hasNoPicture } = media;
  /** The poster stays, below a message. */
  const isStill = hasNoPicture || (isUndecodable && poster !== undefined);
  const size = fitInside(measured ?? estimateSize(readSize(item.metadata), thumbnail), room);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only stops the propagation of events
    <div
      className="lightbox-video"
      style={hasFailed && !isStill ? { width: size.width } : size}
      onPointerDown={stopPlayerEvents}
      onKeyDown={stopPlayerEvents}
      onWheel={stopPlayerEvents}
    >
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
        controls={video.hasNativeControls}
        hidden={hasFailed}
        tabIndex={video.hasNativeControls ? 0 : -1}
        aria-label={label}
        className="absolute inset-0 size-full"
        onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
          setMeasured(readSize({ width, height }))
        }
      />
      {video.controls}
      {hasFailed && !isStill && <FailedVideo isUndecodable={isUndecodable} onRetry={media.play} />}
      {(isUndecodable || (hasNoPicture && hasStarted)) && (
        <div className="lightbox-video-note">
          <UndecodableNote item={item} isSoundOnly={hasNoPicture} hasSaveButton={false} />
        </div>
      )}
      {!hasStarted && !hasFailed && <PlayButton label={label} onPlay={media.play} />}
    </div>
  );
}
