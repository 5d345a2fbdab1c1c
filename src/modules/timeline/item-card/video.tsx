import PlayIcon from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { formatClock } from '@/lib/clock';
import { leaveSounding, startSounding, stopSounding } from '../audio/sounding';
import { Transcript } from '../audio/transcript';
import type { TimelineItem } from '../rows';
import { useStoryLinks } from '../story-view';
import { copy } from './copy';
import { FittingPicture, PictureHint } from './fitting-picture';
import { labelOf } from './item-label';
import { MissingMedia } from './missing-media';
import { aspectRatioOf } from './picture';
import { useCaptions } from './use-captions';
import { useOnScreen } from './use-on-screen';

interface Props {
  item: TimelineItem;
  url: string;
  eager: boolean;
  teller: string;
}

const isLength = (seconds: number | undefined) => Number.isFinite(seconds) && seconds! > 0;

/** A poster with a length; the browser's own controls once it plays. */
export function Video({ item, url, eager, teller }: Props) {
  const frameRef = useRef<HTMLDivElement>(null);
  const videoRef = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const [broken, setBroken] = useState(false);
  const [poster, setPoster] = useState(item.metadata.poster_url);
  const [length, setLength] = useState(item.metadata.duration);
  const near = useOnScreen(frameRef, '600px');
  const story = useStoryLinks()?.storyTitle;
  const captionsFailed = useCaptions(videoRef, item.metadata.captions_url, started);

  useEffect(() => {
    const video = videoRef.current;
    return () => {
      if (video) leaveSounding(video);
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
    <>
      <div
        ref={frameRef}
        style={{ aspectRatio: aspectRatioOf(item.metadata) }}
        className="relative overflow-hidden bg-wash"
      >
        {poster ? (
          !drawn && (
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
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has those that its row names */}
        <video
          ref={videoRef}
          src={url}
          preload={near && !poster ? 'metadata' : 'none'}
          playsInline
          controls={started && !broken}
          aria-label={label}
          className="absolute inset-0 size-full object-cover data-drawn:bg-ink data-drawn:object-contain"
          data-drawn={drawn || undefined}
          onDurationChange={({ currentTarget }) =>
            isLength(currentTarget.duration) && setLength(currentTarget.duration)
          }
          onPlay={({ currentTarget }) =>
            startSounding(currentTarget, {
              title: label,
              teller,
              story,
              picture: item.metadata.poster_url,
            })
          }
          onPlaying={() => setDrawn(true)}
          onPause={({ currentTarget }) => stopSounding(currentTarget)}
          onError={() => setBroken(true)}
        />
        {broken ? (
          <div className="absolute inset-0 grid overflow-auto bg-wash">
            <MissingMedia kind="video" text={copy.videoBroken}>
              <button type="button" className="button button-ghost" onClick={play}>
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
      {captionsFailed && (
        <output className="block px-[18px] pt-3 text-small text-muted">
          {copy.captionsBroken}
        </output>
      )}
      <Transcript text={item.metadata.transcript} label={label} />
    </>
  );
}
