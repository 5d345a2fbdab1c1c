import { useEffect, useMemo, useReducer, useState } from 'react';
import { isToldByDecade } from '../chapters';
import type { StoryView } from '../story-view';
import { firstInSight } from './first-in-sight';
import { scenesOf, soundOf } from './scenes';
import { isSounding, isTelling, soundRate, startTelling, tell } from './telling';
import { createTellingMedia } from './telling-media';

const tickMs = 250;
/** A computer that slept did not tell anything meanwhile. */
const longestTickMs = 1000;

/** Lets a story tell itself: the clock runs, recordings play, and others' changes join in. */
export function useTelling({ shown, items, timeline }: StoryView) {
  const scenes = useMemo(() => scenesOf(shown, isToldByDecade(items)), [shown, items]);
  const [state, dispatch] = useReducer(tell, null, () =>
    startTelling(scenes, `${timeline.title} ${timeline.description ?? ''}`, firstInSight()),
  );
  const [media] = useState(() =>
    createTellingMedia({
      onDone: (visit) => dispatch({ type: 'media-done', visit }),
      onBroken: (visit) => dispatch({ type: 'media-broken', visit }),
      onRefused: (visit) => dispatch({ type: 'refused', visit }),
      onPaused: () => dispatch({ type: 'pause' }),
    }),
  );

  if (scenes !== state.scenes) dispatch({ type: 'scenes', scenes });

  const { scene, visit, speed } = state;
  const url = soundOf(scene);
  const { poster_url: poster, captions_url: captions } =
    scene.kind === 'moment' ? scene.item.metadata : {};
  const source = useMemo(
    () => (url === null ? null : { url, visit, poster, captions }),
    [url, visit, poster, captions],
  );
  useEffect(() => media.load(source), [media, source]);

  const running = isTelling(state);
  const sounding = isSounding(state);
  const rate = soundRate(speed);
  useEffect(() => {
    if (source && running && sounding) media.play(rate);
    else media.pause();
  }, [media, source, running, sounding, rate]);
  useEffect(() => () => media.end(), [media]);

  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const ms = Math.min(longestTickMs, now - last);
      last = now;
      // Nobody sees the pictures of a tab in the background; a voice goes on there.
      if (document.hidden && !sounding) return;
      const { currentTime, duration } = media.element;
      const isKnown = Number.isFinite(duration) && duration > 0;
      dispatch({
        type: 'tick',
        ms,
        ...(sounding && { position: currentTime, ...(isKnown && { length: duration }) }),
      });
    }, tickMs);
    return () => clearInterval(timer);
  }, [media, running, sounding]);

  return { state, dispatch, media };
}
