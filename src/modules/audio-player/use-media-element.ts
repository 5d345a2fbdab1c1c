import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { leaveSounding, startSounding, stopSounding, type SoundingAbout } from './sounding';

interface Options {
  /** For the lock screen, which else shows nothing of it. */
  about?: SoundingAbout | undefined;
  /** Address of WebVTT for a film, fetched when it is first played. */
  captionsUrl?: string | undefined;
  onEnded?: () => void;
  onFailed?: () => void;
  /** The browser wants a tap before it plays; without this handler that is a failure too. */
  onRefused?: () => void;
  /** Paused by something else than `pause`: headphones that came off, a phone call. */
  onInterrupted?: () => void;
}

const atRest = {
  /** Play was asked for at least once. */
  hasStarted: false,
  /** Its first frame has been drawn, or its first sound heard. */
  hasPlayed: false,
  isPlaying: false,
  /** Play was asked for, and the data is not there yet. */
  isWaiting: false,
  hasFailed: false,
  hasCaptionsFailed: false,
  /** In seconds; null while unknown. */
  duration: null as number | null,
};

export const knownDuration = (seconds: number | undefined) =>
  seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : null;

export function setPlaybackRate(media: HTMLMediaElement, rate: number) {
  media.preservesPitch = true;
  // The default too: an element that loads again goes back to it.
  media.defaultPlaybackRate = rate;
  media.playbackRate = rate;
}

/**
 * The state of an `<audio>` or `<video>`, and how to play it. Playing it pauses any other that uses
 * this hook; unmounting pauses it. `ref` must hold the same element from mount to unmount.
 */
export function useMediaElement(ref: RefObject<HTMLMediaElement | null>, options: Options) {
  const [state, setState] = useState(atRest);
  const change = useCallback(
    (changes: Partial<typeof atRest>) => setState((before) => ({ ...before, ...changes })),
    [],
  );
  const latest = useRef(options);
  /** Counts calls of `play` and `pause`: an earlier call may fail after a later one. */
  const attempt = useRef(0);
  const isWanted = useRef(false);

  const fail = useCallback(() => {
    change({ hasFailed: true, isPlaying: false, isWaiting: false });
    latest.current.onFailed?.();
  }, [change]);

  useLayoutEffect(() => {
    latest.current = options;
  });

  // Before the browser can fire an event of the new element.
  useLayoutEffect(() => {
    const media = ref.current;
    if (!media) return;
    const unmount = new AbortController();
    const { signal } = unmount;
    const on = (type: keyof HTMLMediaElementEventMap, run: () => void) =>
      media.addEventListener(type, run, { signal });
    on('play', () => {
      startSounding(media, latest.current.about);
      change({ hasStarted: true, isPlaying: true });
    });
    on('playing', () => change({ hasPlayed: true, isWaiting: false }));
    on('waiting', () => change({ isWaiting: true }));
    on('pause', () => {
      stopSounding(media);
      change({ isPlaying: false, isWaiting: false });
      // The event comes a task later: it may be playing again.
      if (isWanted.current && media.paused && !media.ended) latest.current.onInterrupted?.();
    });
    on('ended', () => {
      stopSounding(media);
      change({ isPlaying: false, isWaiting: false });
      latest.current.onEnded?.();
    });
    on('durationchange', () => change({ duration: knownDuration(media.duration) }));
    on('error', fail);
    return () => {
      unmount.abort();
      leaveSounding(media);
    };
  }, [ref, change, fail]);

  const { hasStarted } = state;
  const { captionsUrl } = options;
  useEffect(() => {
    const media = ref.current;
    if (!hasStarted || !captionsUrl || !(media instanceof HTMLVideoElement)) return;
    const failCaptions = () => change({ hasCaptionsFailed: true });
    const adding = import('./captions').then(
      ({ addCaptions }) => addCaptions(media, captionsUrl, failCaptions),
      failCaptions,
    );
    return () => void adding.then((remove) => remove?.());
  }, [ref, change, hasStarted, captionsUrl]);

  const play = useCallback(() => {
    const media = ref.current;
    if (!media) return;
    const own = ++attempt.current;
    isWanted.current = true;
    change({ hasStarted: true, hasFailed: false, isWaiting: true });
    if (media.error) media.load();
    startSounding(media);
    media.play().catch((error: unknown) => {
      if (own !== attempt.current) return;
      change({ isWaiting: false });
      const name = error instanceof DOMException ? error.name : '';
      // Paused again before it could begin: no failure.
      if (name === 'AbortError') return;
      isWanted.current = false;
      const { onRefused } = latest.current;
      if (name === 'NotAllowedError' && onRefused) onRefused();
      else fail();
    });
  }, [ref, change, fail]);

  const pause = useCallback(() => {
    attempt.current += 1;
    isWanted.current = false;
    ref.current?.pause();
    if (ref.current) stopSounding(ref.current);
  }, [ref]);

  return { ...state, play, pause };
}
