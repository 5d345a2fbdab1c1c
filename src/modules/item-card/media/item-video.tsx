import { contributorOf } from '@/modules/timeline/people/contributor-names';
import PlayIcon from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import { useLazyModule } from '@/lib/use-lazy-module';
import { loadPlayerCode } from '@/modules/media/player-controls';
import { useMediaElement, type DeferredSource } from '@/modules/media/use-media-element';
import type { TimelineItem } from '@/modules/timeline/rows';
import { useStoryLinks } from '@/modules/timeline/story-view';
import { copy } from '../copy';
import { labelOf } from '@shared/item-label';
import { MediaMessage } from './media-message';

/** The video of an item with its poster, on a card or in the lightbox. */
export function useItemVideo(item: TimelineItem, source?: DeferredSource) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const { poster_url } = item.metadata;
  const [poster, setPoster] = useState(poster_url);
  const story = useStoryLinks()?.timeline?.title;
  const label = labelOf(item);
  const media = useMediaElement(videoRef, {
    ...(source && { source }),
    nowPlaying: { title: label, contributor: contributorOf(item).name, story, picture: poster_url },
  });
  const { hasStarted, hasFailed } = media;
  const isNear = source?.isNear !== false;
  const film = useLazyModule(loadPlayerCode, isNear || hasStarted || null);

  const isPlayer = hasStarted && !hasFailed;
  return {
    videoRef,
    label,
    poster,
    onPosterBroken: () => setPoster(undefined),
    media,
    /** Those of the browser, until ours are loaded. */
    hasNativeControls: isPlayer && !film,
    controls: isPlayer && film && (
      <film.FilmControls videoRef={videoRef} media={media} label={label} metadata={item.metadata} />
    ),
  };
}

interface PlayButtonProps {
  label: string;
  onPlay: () => void;
  /** Shown in a corner, and in the accessible name: voice control finds a button by what it shows. */
  length?: string;
}

/** Over the whole picture, until the first play. */
export function PlayButton({ label, onPlay, length }: PlayButtonProps) {
  return (
    <button
      type="button"
      aria-label={copy.playVideo(label, length)}
      onClick={onPlay}
      className="group absolute inset-0 grid w-full place-items-center"
    >
      <span className="play-disc">
        <PlayIcon aria-hidden="true" className="size-[28px] translate-x-0.5 fill-current" />
      </span>
      {length && (
        <span aria-hidden="true" className="stamp absolute top-2.5 right-2.5 tabular-nums">
          {length}
        </span>
      )}
    </button>
  );
}

interface FailedVideoProps {
  isUndecodable: boolean;
  onRetry: () => void;
}

/** A retry cannot help for a video that this browser cannot decode; its note is shown below. */
export function FailedVideo({ isUndecodable, onRetry }: FailedVideoProps) {
  return (
    <MediaMessage drawing="video" text={isUndecodable ? '' : copy.broken.video}>
      {!isUndecodable && (
        <button type="button" className="button button-ghost" onClick={onRetry}>
          {copy.retry}
        </button>
      )}
    </MediaMessage>
  );
}
