import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { knownDuration, type useMediaElement } from './use-media-element';

/** In seconds. */
const toldEvery = 10;

/**
 * Position and seeking of a recording or film, for its controls. Times are in seconds. `duration` is
 * `rowDuration` until the metadata is loaded, and null while unknown.
 */
export function usePlayer(
  ref: RefObject<HTMLMediaElement | null>,
  media: ReturnType<typeof useMediaElement>,
  rowDuration: number | undefined,
) {
  const [position, setPosition] = useState(0);
  // The browser's own controls can have played the element before.
  useLayoutEffect(() => {
    const element = ref.current!;
    const read = () => setPosition(element.currentTime);
    read();
    element.addEventListener('timeupdate', read);
    return () => element.removeEventListener('timeupdate', read);
  }, [ref]);
  const { isPlaying } = media;
  const [toldPosition, setToldPosition] = useState(position);
  if (isPlaying ? Math.abs(position - toldPosition) >= toldEvery : position !== toldPosition)
    setToldPosition(position);
  const duration = media.duration ?? knownDuration(rowDuration);

  // `timeupdate` fires only about four times a second.
  useEffect(() => {
    if (!isPlaying) return;
    let frame = requestAnimationFrame(function follow() {
      if (ref.current) setPosition(ref.current.currentTime);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [ref, isPlaying]);

  const seek = (seconds: number) => {
    const element = ref.current;
    if (!element || !Number.isFinite(seconds)) return;
    const to = Math.min(Math.max(0, seconds), duration ?? Infinity);
    element.currentTime = to;
    setPosition(to);
    setToldPosition(to);
  };

  return {
    ref,
    isPlaying,
    isWaiting: media.isWaiting,
    /** A failure to load metadata is not shown before the first play. */
    hasFailed: media.hasFailed && media.hasStarted,
    position: duration === null ? position : Math.min(position, duration),
    /** The position for a screen reader, which would say each change: it follows seeks, and playback in steps. */
    toldPosition: duration === null ? toldPosition : Math.min(toldPosition, duration),
    isUndecodable: media.isUndecodable && media.hasStarted,
    duration,
    /** From 0 to 1. */
    progress: duration === null ? 0 : Math.min(1, position / duration),
    toggle: isPlaying ? media.pause : media.play,
    seek,
  } as const;
}

export type Player = ReturnType<typeof usePlayer>;
