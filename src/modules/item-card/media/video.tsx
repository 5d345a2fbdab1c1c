import PlayIcon from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { formatClock } from '@/lib/clock';
import { Transcript } from '@/modules/media/transcript';
import { knownDuration, useMediaElement } from '@/modules/media/use-media-element';
import { useHeldUrl } from '@/modules/timeline/media-files/use-held-url';
import type { TimelineItem } from '@/modules/timeline/rows';
import { useStoryLinks } from '@/modules/timeline/story-view';
import { copy } from '../copy';
import { FittingPicture, PictureHint } from './fitting-picture';
import { labelOf } from '../item-label';
import { MissingMedia } from './missing-media';
import { aspectRatioOf } from './picture';
import { UndecodableNote } from './undecodable/undecodable-note';
import { useOnScreen } from '@/lib/browser/use-on-screen';

interface Props {
  item: TimelineItem;
  url: string;
  eager: boolean;
  contributor: string;
}

/** A poster with the duration; native controls once it plays. */
export function Video({ item, url, eager, contributor }: Props) {
  const frameRef = useRef<HTMLDivElement>(null);
  const videoRef = useRef<HTMLVideoElement>(null);
  const [poster, setPoster] = useState(item.metadata.poster_url);
  const isNear = useOnScreen(frameRef, '600px');
  const story = useStoryLinks()?.storyTitle;
  const label = labelOf(item);
  const media = useMediaElement(videoRef, {
    source: { url, isNear },
    nowPlaying: { title: label, contributor, story, picture: item.metadata.poster_url },
    captionsUrl: useHeldUrl(item.metadata.captions_url),
  });
  const { hasStarted, hasPlayed, hasFailed, isUndecodable, hasNoPicture, play } = media;
  const isDrawn = hasPlayed && !hasNoPicture;
  const rowDuration = knownDuration(item.metadata.duration);
  const duration = media.duration ?? rowDuration;
  // Without a poster, the first frame is shown instead.
  const needsMetadata = !poster || rowDuration === null;

  useEffect(() => {
    // The play button, which had the focus, is unmounted.
    if (hasStarted) videoRef.current?.focus({ preventScroll: true });
  }, [hasStarted]);

  return (
    <>
      <div
        ref={frameRef}
        style={{ aspectRatio: aspectRatioOf(item.metadata) }}
        className="relative overflow-hidden bg-wash"
      >
        {poster ? (
          !isDrawn && (
            <FittingPicture
              url={poster}
              alt=""
              metadata={item.metadata}
              eager={eager}
              className="size-full"
              onBroken={() => setPoster(undefined)}
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
          controls={hasStarted && !hasFailed}
          aria-label={label}
          className="absolute inset-0 size-full object-cover data-drawn:bg-ink data-drawn:object-contain"
          data-drawn={isDrawn || undefined}
        />
        {hasFailed
          ? !(isUndecodable && poster) && (
              <div className="absolute inset-0 grid overflow-auto bg-wash">
                <MissingMedia drawing="video" text={isUndecodable ? '' : copy.videoBroken}>
                  {!isUndecodable && (
                    <button type="button" className="button button-ghost" onClick={play}>
                      {copy.retry}
                    </button>
                  )}
                </MissingMedia>
              </div>
            )
          : !hasStarted && (
              <button
                type="button"
                aria-label={copy.playVideo(label)}
                onClick={play}
                className="group absolute inset-0 grid w-full place-items-center"
              >
                <span className="play-disc">
                  <PlayIcon
                    aria-hidden="true"
                    className="size-[28px] translate-x-0.5 fill-current"
                  />
                </span>
                {duration !== null && (
                  <span
                    aria-hidden="true"
                    className="stamp absolute top-2.5 right-2.5 tabular-nums"
                  >
                    {formatClock(duration)}
                  </span>
                )}
              </button>
            )}
      </div>
      {(isUndecodable || (hasNoPicture && hasStarted)) && (
        <UndecodableNote item={item} isSoundOnly={hasNoPicture} />
      )}
      {media.hasCaptionsFailed && (
        <output className="block px-[18px] pt-3 text-small text-muted">
          {copy.captionsBroken}
        </output>
      )}
      <Transcript text={item.metadata.transcript} label={label} />
    </>
  );
}
