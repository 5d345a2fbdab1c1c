import PlayIcon from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { formatClock } from '@/lib/dates';
import { startSounding, stopSounding } from '../audio/sounding';
import type { TimelineItem } from '../rows';
import { copy } from './copy';
import { labelOf } from './item-label';
import { MissingMedia } from './missing-media';
import { aspectRatioOf } from './picture';
import { useOnScreen } from './use-on-screen';

const isLength = (seconds: number | undefined) => Number.isFinite(seconds) && seconds! > 0;

/** A poster with a length; the browser's own controls once it plays. */
export function Video({ item, url }: { item: TimelineItem; url: string }) {
  const frameRef = useRef<HTMLDivElement>(null);
  const videoRef = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const [broken, setBroken] = useState(false);
  const [length, setLength] = useState(item.metadata.duration);
  const near = useOnScreen(frameRef, '600px');
  const { poster_url: poster } = item.metadata;

  useEffect(() => {
    const video = videoRef.current;
    return () => {
      video?.pause();
      if (video) stopSounding(video);
    };
  }, []);
  useEffect(() => {
    // The play button that had the focus is gone.
    if (started) videoRef.current?.focus({ preventScroll: true });
  }, [started]);

  const play = () => {
    const video = videoRef.current;
    if (!video) return;
    setStarted(true);
    setBroken(false);
    if (video.error) video.load();
    video.play().catch((error: unknown) => {
      // Paused again before it could begin is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setBroken(true);
    });
  };

  const label = labelOf(item);
  return (
    <div
      ref={frameRef}
      style={{ aspectRatio: aspectRatioOf(item.metadata) }}
      className="relative overflow-hidden bg-wash"
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- rows bring no captions yet */}
      <video
        ref={videoRef}
        src={url}
        poster={near ? poster : undefined}
        preload={near && !poster ? 'metadata' : 'none'}
        playsInline
        controls={started && !broken}
        aria-label={label}
        className="absolute inset-0 size-full object-cover data-started:bg-ink data-started:object-contain"
        data-started={started || undefined}
        onDurationChange={({ currentTarget }) =>
          isLength(currentTarget.duration) && setLength(currentTarget.duration)
        }
        onPlay={({ currentTarget }) => startSounding(currentTarget)}
        onPause={({ currentTarget }) => stopSounding(currentTarget)}
        onError={() => setBroken(true)}
      />
      {broken ? (
        <div className="absolute inset-0 grid overflow-auto bg-wash">
          <MissingMedia kind="video" text={copy.videoBroken}>
            <button type="button" className="button" onClick={play}>
              {copy.retry}
            </button>
          </MissingMedia>
        </div>
      ) : (
        !started && (
          <button
            type="button"
            aria-label={copy.playVideo(label)}
            onClick={play}
            className="group absolute inset-0 grid w-full place-items-center"
          >
            <span className="play-disc">
              <PlayIcon aria-hidden="true" className="size-[28px] translate-x-0.5 fill-current" />
            </span>
            {isLength(length) && (
              <span aria-hidden="true" className="stamp absolute top-2.5 right-2.5 tabular-nums">
                {formatClock(length!)}
              </span>
            )}
          </button>
        )
      )}
    </div>
  );
}
