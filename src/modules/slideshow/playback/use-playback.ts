import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { setPlaybackRate, useMediaElement } from '@/modules/audio-player/use-media-element';
import { isToldByDecade } from '@/modules/timeline/chapters';
import type { StoryView } from '@/modules/timeline/story-view';
import { firstInSight } from '../scenes/first-in-sight';
import { scenesOf, soundOf } from '../scenes/scenes';
import { isSounding, isTelling, soundRate, startTelling, tell } from './playback-state';

const tickMs = 250;
/** A computer that slept did not tell anything meanwhile. */
const longestTickMs = 1000;

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

/** Lets a story tell itself: the clock runs, recordings play, and others' changes join in. */
export function useTelling({ shown, items, timeline }: StoryView) {
  const scenes = useMemo(() => scenesOf(shown, isToldByDecade(items)), [shown, items]);
  const [state, dispatch] = useReducer(tell, null, () =>
    startTelling(scenes, `${timeline.title} ${timeline.description ?? ''}`, firstInSight()),
  );
  // One element for all recordings and films: a phone that lets it sound once, after a tap, lets it
  // sound again with another recording, but would refuse a new element.
  const [player] = useState(() => ({ current: createPlayer() }));
  const element = player.current;
  /** Of the scene that the player was loaded for; its events may come when another has begun. */
  const loadedVisit = useRef<number | null>(null);

  if (scenes !== state.scenes) dispatch({ type: 'scenes', scenes });

  const { scene, visit, speed } = state;
  const url = soundOf(scene);
  const { poster_url: poster, captions_url: captions } =
    scene.kind === 'moment' ? scene.item.metadata : {};
  const source = useMemo(
    () => (url === null ? null : { url, visit, poster }),
    [url, visit, poster],
  );
  const tellOfMedia = (type: 'media-done' | 'media-broken' | 'refused') => () => {
    if (loadedVisit.current !== null) dispatch({ type, visit: loadedVisit.current });
  };
  const { play, pause } = useMediaElement(player, {
    captionsUrl: captions,
    onEnded: tellOfMedia('media-done'),
    onFailed: tellOfMedia('media-broken'),
    onRefused: tellOfMedia('refused'),
    onInterrupted: () => dispatch({ type: 'pause' }),
  });
  useEffect(() => {
    pause();
    loadedVisit.current = source?.visit ?? null;
    load(element, source);
  }, [element, pause, source]);
  useEffect(
    () => () => {
      loadedVisit.current = null;
      load(element, null);
    },
    [element],
  );

  const running = isTelling(state);
  const sounding = isSounding(state);
  const rate = soundRate(speed);
  useEffect(() => {
    if (!source || !running || !sounding) {
      pause();
      return;
    }
    setPlaybackRate(element, rate);
    play();
  }, [element, play, pause, source, running, sounding, rate]);

  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const ms = Math.min(longestTickMs, now - last);
      last = now;
      // Nobody sees the pictures of a tab in the background; a voice goes on there.
      if (document.hidden && !sounding) return;
      const { currentTime, duration } = element;
      const isKnown = Number.isFinite(duration) && duration > 0;
      dispatch({
        type: 'tick',
        ms,
        ...(sounding && { position: currentTime, ...(isKnown && { length: duration }) }),
      });
    }, tickMs);
    return () => clearInterval(timer);
  }, [element, running, sounding]);

  return { state, dispatch, film: element };
}
