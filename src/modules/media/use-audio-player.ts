import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { NowPlaying } from './media-session';
import { knownDuration, useMediaElement, type DeferredSource } from './use-media-element';

/** In seconds. */
const toldEvery = 10;

/**
 * Plays one recording; spread `audioProps` on its `<audio>`. Times are in seconds. `duration` is
 * `rowDuration` until the metadata is loaded, and null while unknown.
 */
export function useAudioPlayer(
  source: DeferredSource,
  rowDuration: number | undefined,
  nowPlaying: NowPlaying,
) {
  const audioRef = useRef<HTMLAudioElement>(null);
  const [position, setPosition] = useState(0);
  // The browser's own controls can have played the element of the document.
  useLayoutEffect(() => setPosition(audioRef.current?.currentTime ?? 0), []);
  const media = useMediaElement(audioRef, {
    source,
    nowPlaying,
    onEnded: () => {
      if (audioRef.current) audioRef.current.currentTime = 0;
      setPosition(0);
    },
  });
  const { isPlaying } = media;
  const [toldPosition, setToldPosition] = useState(position);
  if (isPlaying ? Math.abs(position - toldPosition) >= toldEvery : position !== toldPosition)
    setToldPosition(position);
  const duration = media.duration ?? knownDuration(rowDuration);

  // `timeupdate` fires only about four times a second.
  useEffect(() => {
    if (!isPlaying) return;
    let frame = requestAnimationFrame(function follow() {
      if (audioRef.current) setPosition(audioRef.current.currentTime);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  const seek = (seconds: number) => {
    const audio = audioRef.current;
    if (!audio || !Number.isFinite(seconds)) return;
    const to = Math.min(Math.max(0, seconds), duration ?? Infinity);
    audio.currentTime = to;
    setPosition(to);
    setToldPosition(to);
  };

  return {
    audioProps: {
      ref: audioRef,
      onTimeUpdate: () => setPosition(audioRef.current?.currentTime ?? 0),
    },
    audioRef,
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
    /** Moves by a number of seconds; negative is back. */
    skip: (seconds: number) => seek((audioRef.current?.currentTime ?? 0) + seconds),
  } as const;
}

export type AudioPlayer = ReturnType<typeof useAudioPlayer>;
