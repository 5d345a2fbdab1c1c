import { useRef } from 'react';
import { formatClock } from '@/lib/clock';
import { Transcript } from '@/modules/media/transcript';
import { useOwnControls } from '@/modules/media/use-own-controls';
import { knownDuration } from '@/modules/media/use-media-element';
import { languageOf } from '@/modules/timeline/item-language';
import type { TimelineItem } from '@/modules/timeline/rows';
import { FittingPicture, PictureHint } from './fitting-picture';
import { FailedVideo, PlayButton, useItemVideo } from './item-video';
import { aspectRatioOf } from './picture';
import { UndecodableNote } from './undecodable/undecodable';
import { useOnScreen } from '@/lib/browser/use-on-screen';

interface Props {
  item: TimelineItem;
  url: string;
  eager: boolean;
  sizes: string;
}

/** A poster with the duration; controls once it plays. */
export function Video({ item, url, eager, sizes }: Props) {
  const frameRef = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(frameRef, '600px');
  const video = useItemVideo(item, { url, isNear });
  const { videoRef, media, label, poster } = video;
  const { hasStarted, hasPlayed, hasFailed, isUndecodable, hasNoPicture } = media;
  const own = useOwnControls(url, frameRef);
  const isDrawn = hasPlayed && !hasNoPicture;
  const hasNativeControls = own.controls || video.hasNativeControls;
  const rowDuration = knownDuration(item.metadata.duration);
  const duration = media.duration ?? rowDuration;
  const length = duration === null ? undefined : formatClock(duration);
  // Without a poster, the first frame is shown instead.
  const needsMetadata = !poster || rowDuration === null;

  return (
    <>
      <div
        ref={frameRef}
        style={{ aspectRatio: aspectRatioOf(item.metadata) }}
        className="relative overflow-clip bg-wash"
      >
        {poster ? (
          !isDrawn && (
            <FittingPicture
              url={poster}
              alt=""
              metadata={item.metadata}
              eager={eager}
              sizes={sizes}
              className="size-full"
              onBroken={video.onPosterBroken}
            />
          )
        ) : (
          <PictureHint metadata={item.metadata} />
        )}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are added if the row has them */}
        <video
          ref={videoRef}
          preload={isNear && needsMetadata ? 'metadata' : 'none'}
          playsInline
          src={own.src}
          controls={hasNativeControls}
          // Firefox stops at a video without controls too.
          tabIndex={hasNativeControls ? 0 : -1}
          aria-label={label}
          className="absolute inset-0 size-full object-cover data-drawn:bg-ink data-drawn:object-contain"
          data-drawn={isDrawn || undefined}
        />
        {video.controls}
        {!hasStarted && !hasFailed && !own.controls && (
          <PlayButton label={label} onPlay={media.play} length={length} />
        )}
        {hasFailed && !(isUndecodable && poster) && (
          <div className="absolute inset-0 grid overflow-auto bg-wash">
            <FailedVideo isUndecodable={isUndecodable} onRetry={media.play} />
          </div>
        )}
      </div>
      {(isUndecodable || (hasNoPicture && hasStarted)) && (
        <UndecodableNote item={item} isSoundOnly={hasNoPicture} />
      )}
      <Transcript text={item.metadata.transcript} label={label} lang={languageOf(item)} />
    </>
  );
}
