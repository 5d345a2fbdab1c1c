import PlayIcon from 'lucide-react/icons/play';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { startSounding, stopSounding } from '../../audio/sounding';
import { labelOf } from '../../item-card/item-label';
import { MissingMedia } from '../../item-card/missing-media';
import { copy } from '../copy';
import { sourceSetOf } from '../../item-card/picture';
import { expectedSize, fitIn, sizeOf, type Size } from '../fit';
import { useThumbnail } from '../thumbnail';
import { LoadingPicture } from './loading-picture';
import type { SlideProps } from './moment-slide';

/** Along its lower edge the browser draws the controls, which are dragged too. */
const controlsHeight = 96;
const isForeign = (url: string) => new URL(url, window.location.href).origin !== location.origin;

/** WebKit asks its user's settings about a track that is only the default, and shows none. */
function showCaptions(element: HTMLTrackElement | null) {
  if (element?.track) element.track.mode = 'showing';
}

function keepControls(event: PointerEvent<HTMLVideoElement>) {
  const { bottom } = event.currentTarget.getBoundingClientRect();
  if (event.clientY > bottom - controlsHeight) event.stopPropagation();
}

/** A film with the browser's own controls, and its words as captions. */
export function FilmSlide({ item, url, room, isOpen }: SlideProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [measured, setMeasured] = useState<Size | null>(null);
  const [started, setStarted] = useState(false);
  const [broken, setBroken] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const [poster, setPoster] = useState(item.metadata.poster_url);
  const thumbnail = useThumbnail(item.id);
  const { captions_url: captions } = item.metadata;
  useEffect(() => {
    const video = film.current;
    return () => {
      video?.pause();
      if (video) stopSounding(video);
    };
  }, []);

  const play = () => {
    const video = film.current;
    if (!video) return;
    setStarted(true);
    setBroken(false);
    if (video.error) video.load();
    video.focus({ preventScroll: true });
    video.play().catch((error: unknown) => {
      // Paused again before it could begin is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setBroken(true);
    });
  };
  const label = labelOf(item);
  const size = fitIn(measured ?? expectedSize(sizeOf(item.metadata), thumbnail), room);
  return (
    <div className="album-film" style={broken ? { width: size.width } : size}>
      {poster && !isDrawn && !broken && (
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
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- where the family wrote none, there are none */}
      <video
        ref={film}
        src={url}
        preload={isOpen && !poster ? 'metadata' : 'none'}
        playsInline
        controls={started}
        hidden={broken}
        tabIndex={started ? 0 : -1}
        aria-label={label}
        {...(captions && isForeign(captions) ? { crossOrigin: 'anonymous' } : {})}
        className="absolute inset-0 size-full"
        onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
          setMeasured(sizeOf({ width, height }))
        }
        onPlay={({ currentTarget }) => startSounding(currentTarget)}
        onPlaying={() => setDrawn(true)}
        onPause={({ currentTarget }) => stopSounding(currentTarget)}
        onError={() => setBroken(true)}
        onPointerDown={keepControls}
        onKeyDown={(event) => event.key.startsWith('Arrow') && event.stopPropagation()}
      >
        {captions && (
          <track
            ref={showCaptions}
            kind="captions"
            src={captions}
            srcLang="nl"
            label={copy.captions}
            default
          />
        )}
      </video>
      {broken && (
        <MissingMedia kind="video" text={copy.filmBroken}>
          <button type="button" className="button" onClick={play}>
            {copy.retry}
          </button>
        </MissingMedia>
      )}
      {!started && !broken && (
        <button
          type="button"
          aria-label={copy.playFilm(label)}
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
