import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useCaptions } from '@/modules/media/film/use-captions';
import { setPlaybackRate } from '@/modules/media/playback-speed';
import { useMediaElement } from '@/modules/media/use-media-element';
import { unitOfChapters } from '@/modules/timeline/chapters';
import { useHeldUrl } from '@/modules/timeline/media-files/use-held-url';
import { typeOf } from '@/modules/timeline/item-types';
import type { StoryView } from '@/modules/timeline/story-view';
import { findFirstVisibleItemId, buildScenes, getMediaUrl, isRecording } from '../scenes/scenes';
import {
  hasUnfinishedMedia,
  isRunning,
  getMediaRate,
  initPlayback,
  reducePlayback,
  slideshowSpeeds,
  type PlaybackAction,
  type PlaybackState,
  type SlideshowSpeed,
} from './playback-state';
import { deviceStorage } from '@/lib/browser/storage';

/** The chosen speed, kept on this device. */
const storageKey = 'anekdotes-tempo';

function readSpeed(): SlideshowSpeed {
  const stored = deviceStorage.read(storageKey);
  return slideshowSpeeds.find((speed) => speed === stored) ?? 'normal';
}

function storeSpeed(speed: SlideshowSpeed) {
  deviceStorage.write(storageKey, speed === 'normal' ? null : speed);
}

const tickMs = 250;
/** Limits a tick after the computer was asleep. */
const maxTickMs = 1000;

interface Source {
  url: string;
  visit: number;
  poster: string | undefined;
}

function createPlayer() {
  const player = document.createElement('video');
  player.playsInline = true;
  player.preload = 'auto';
  return player;
}

function load(player: HTMLVideoElement, source: Source | null) {
  player.poster = source?.poster ?? '';
  if (source) {
    player.src = source.url;
    return;
  }
  player.removeAttribute('src');
  player.load();
}

type Dispatch = (action: PlaybackAction) => void;

/** Plays the recording or video of the current scene. */
function useScenePlayer(state: PlaybackState, dispatch: Dispatch) {
  const { scene, visit, speed, isReadAloud } = state;
  // One element for all recordings and videos: after a tap, phones allow autoplay of that element only.
  const [player] = useState(() => ({ current: createPlayer() }));
  const element = player.current;
  /** The visit that the player was loaded for: its events can arrive during a later scene. */
  const loadedVisit = useRef<number | null>(null);
  const { poster_url, captions_url } = scene.kind === 'item' ? scene.item.metadata : {};
  const url = useHeldUrl(getMediaUrl(scene));
  const poster = useHeldUrl(poster_url);
  const captions = useHeldUrl(captions_url);
  const source = useMemo(
    () => (url === null ? null : { url, visit, poster }),
    [url, visit, poster],
  );
  const dispatchMediaEvent = (type: 'media-done' | 'media-broken' | 'refused') => () => {
    if (loadedVisit.current !== null) dispatch({ type, visit: loadedVisit.current });
  };
  const { play, pause, hasStarted, isUndecodable, hasNoPicture } = useMediaElement(player, {
    onEnded: dispatchMediaEvent('media-done'),
    onFailed: dispatchMediaEvent('media-broken'),
    onRefused: dispatchMediaEvent('refused'),
    onInterrupted: () => dispatch({ type: 'pause' }),
  });
  useCaptions(player, hasStarted ? captions : undefined);
  useEffect(() => {
    pause();
    loadedVisit.current = source?.visit ?? null;
    load(element, source);
  }, [element, pause, source, loadedVisit]);
  useEffect(
    () => () => {
      loadedVisit.current = null;
      load(element, null);
    },
    [element, loadedVisit],
  );
  const isPlaying = isRunning(state) && hasUnfinishedMedia(state);
  // The speed is that of the voice then; a recording is heard as it was made.
  const rate = isReadAloud ? 1 : getMediaRate(speed);
  useEffect(() => {
    if (!source || !isPlaying) {
      pause();
      return;
    }
    setPlaybackRate(element, rate);
    play();
  }, [element, play, pause, source, isPlaying, rate]);

  // A recording has no picture to miss.
  const lacksPicture = hasNoPicture && scene.kind === 'item' && typeOf(scene.item).isFilm;
  const fault = lacksPicture ? 'no-picture' : isUndecodable ? 'undecodable' : null;
  return { player: element, fault } as const;
}

/** Ticks while the slideshow runs, with the position of the media that plays. */
function useClock(state: PlaybackState, dispatch: Dispatch, player: HTMLVideoElement) {
  const { isReadAloud } = state;
  const isPlaying = isRunning(state);
  const isMediaActive = hasUnfinishedMedia(state);
  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const ms = Math.min(maxTickMs, now - last);
      last = now;
      // In a hidden tab only sound continues.
      if (document.hidden && !isMediaActive && !isReadAloud) return;
      const { currentTime, duration } = player;
      const isKnown = Number.isFinite(duration) && duration > 0;
      dispatch({
        type: 'tick',
        ms,
        ...(isMediaActive && { position: currentTime, ...(isKnown && { length: duration }) }),
      });
    }, tickMs);
    return () => clearInterval(timer);
  }, [player, dispatch, isPlaying, isMediaActive, isReadAloud]);
}

/**
 * Runs the slideshow clock, plays media and applies live changes of the items. `isWaiting`: begins when
 * it is told to.
 */
export function usePlayback(
  { shown, items, timeline }: StoryView,
  { isRecordingsOnly, isWaiting }: { isRecordingsOnly: boolean; isWaiting: boolean },
) {
  const scenes = useMemo(
    () => buildScenes(isRecordingsOnly ? shown.filter(isRecording) : shown, unitOfChapters(items)),
    [shown, items, isRecordingsOnly],
  );
  const [state, dispatch] = useReducer(reducePlayback, null, () => ({
    ...initPlayback(
      scenes,
      `${timeline.title} ${timeline.description ?? ''}`,
      findFirstVisibleItemId(),
    ),
    speed: readSpeed(),
    isPlaying: !isWaiting,
  }));
  if (scenes !== state.scenes) dispatch({ type: 'scenes', scenes });
  const { speed } = state;
  useEffect(() => storeSpeed(speed), [speed]);
  const { player, fault } = useScenePlayer(state, dispatch);
  useClock(state, dispatch, player);
  return { state, dispatch, player, fault } as const;
}
