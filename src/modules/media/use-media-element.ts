import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { removeMedia, activateMedia, deactivateMedia } from './active-media';
import type { NowPlaying } from './media-session';

/**
 * The source of an element that is rendered without `src`: it is set when the element comes near the
 * screen, or is played. In WebKit, setting a source takes tens of milliseconds, even with
 * `preload="none"`.
 */
export interface DeferredSource {
  /** Fixed: for another URL the component is mounted anew, by its key. */
  url: string;
  isNear: boolean;
}

interface Options {
  /** Without it, the element is rendered with its `src`. */
  source?: DeferredSource;
  /** Metadata for the lock screen; without it there is no media session. */
  nowPlaying?: NowPlaying | undefined;
  onEnded?: () => void;
  onFailed?: () => void;
  /** Autoplay was blocked. Without this handler that counts as a failure. */
  onRefused?: () => void;
  /** Paused by the system, not by `pause`: headphones removed, a phone call. */
  onInterrupted?: () => void;
}

const initialState = {
  /** `play` was called at least once. */
  hasStarted: false,
  /** Playback has begun: the first frame is visible. */
  hasPlayed: false,
  isPlaying: false,
  /** `play` was called and the data has not arrived yet. */
  isWaiting: false,
  hasFailed: false,
  /** The file arrives, but this browser cannot decode it: a retry cannot help. */
  isUndecodable: false,
  /** A video of which this browser only plays the sound. */
  hasNoPicture: false,
  /** In seconds; null while unknown. */
  duration: null as number | null,
};

export const knownDuration = (seconds: number | undefined) =>
  seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : null;

/**
 * State and controls of an `<audio>` or `<video>`. Playing it pauses any other element with this
 * hook; unmounting pauses it. `ref` must hold the same element from mount to unmount.
 */
export function useMediaElement(ref: RefObject<HTMLMediaElement | null>, options: Options) {
  const [state, setState] = useState(initialState);
  const change = useCallback(
    (changes: Partial<typeof initialState>) => setState((before) => ({ ...before, ...changes })),
    [],
  );
  const latest = useRef(options);
  /** Counts `play` and `pause` calls, to ignore the rejection of an outdated `play`. */
  const attempt = useRef(0);
  const shouldPlay = useRef(false);

  const setSource = useCallback(() => {
    const media = ref.current;
    const url = latest.current.source?.url;
    if (media && url && !media.hasAttribute('src')) media.src = url;
  }, [ref]);

  const fail = useCallback(() => {
    change({ hasFailed: true, isPlaying: false, isWaiting: false });
    latest.current.onFailed?.();
    const media = ref.current;
    if (!media) return;
    // Without an answer, a retry may help.
    import('@/modules/timeline/media-files/file-content').then(
      ({ checkMedia }) => checkMedia(media, () => change({ isUndecodable: true })),
      () => {},
    );
  }, [ref, change]);

  useLayoutEffect(() => {
    latest.current = options;
  });

  // A layout effect, so that no event of the new element is missed.
  useLayoutEffect(() => {
    const media = ref.current;
    if (!media) return;
    const unmount = new AbortController();
    const { signal } = unmount;
    const on = (type: keyof HTMLMediaElementEventMap, run: () => void) =>
      media.addEventListener(type, run, { signal });
    const start = () => {
      activateMedia(media, latest.current.nowPlaying);
      change({ hasStarted: true, isPlaying: true });
    };
    on('play', start);
    on('playing', () => change({ hasPlayed: true, isWaiting: false }));
    on('waiting', () => change({ isWaiting: true }));
    on('pause', () => {
      deactivateMedia(media);
      change({ isPlaying: false, isWaiting: false });
      // The event is asynchronous: the element may be playing again.
      if (shouldPlay.current && media.paused && !media.ended) latest.current.onInterrupted?.();
    });
    on('ended', () => {
      deactivateMedia(media);
      change({ isPlaying: false, isWaiting: false });
      latest.current.onEnded?.();
    });
    const readDuration = () => change({ duration: knownDuration(media.duration) });
    on('durationchange', readDuration);
    on('emptied', () => change({ isUndecodable: false, hasNoPicture: false }));
    const checkPicture = () =>
      change({ hasNoPicture: media instanceof HTMLVideoElement && media.videoWidth === 0 });
    on('loadeddata', checkPicture);
    on('resize', checkPicture);
    on('error', fail);
    // The browser's own controls have already played the element of the document.
    if (media.currentTime > 0) change({ hasStarted: true, hasPlayed: true });
    if (media.duration > 0) readDuration();
    if (!media.paused) start();
    return () => {
      unmount.abort();
      removeMedia(media);
    };
  }, [ref, change, fail]);

  const isNear = options.source?.isNear;
  useLayoutEffect(() => {
    if (isNear) setSource();
  }, [isNear, setSource]);

  const play = useCallback(() => {
    const media = ref.current;
    if (!media) return;
    const own = ++attempt.current;
    shouldPlay.current = true;
    change({ hasStarted: true, hasFailed: false, isWaiting: true });
    setSource();
    if (media.error) media.load();
    activateMedia(media);
    media.play().catch((error: unknown) => {
      if (own !== attempt.current) return;
      change({ isWaiting: false });
      const name = error instanceof DOMException ? error.name : '';
      // `pause` was called before playback began.
      if (name === 'AbortError') return;
      shouldPlay.current = false;
      const { onRefused } = latest.current;
      if (name === 'NotAllowedError' && onRefused) onRefused();
      else fail();
    });
  }, [ref, change, fail, setSource]);

  const pause = useCallback(() => {
    attempt.current += 1;
    shouldPlay.current = false;
    ref.current?.pause();
    if (ref.current) deactivateMedia(ref.current);
  }, [ref]);

  return { ...state, play, pause };
}
