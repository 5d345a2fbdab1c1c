import { useEffect, useState } from 'react';
import type { StoryView } from '@/modules/timeline/story-view';
import { ChapterScene, EndScene, TitleScene } from './scenes/card-scenes';
import { MomentScene } from './scenes/item-scene';
import type { Scene } from './scenes/scenes';
import { readSoFar, type Telling, type TellingAction } from './playback/playback-state';

/** As long as the fade in the style sheet. */
const fadeMs = 250;

interface Shown {
  scene: Scene;
  visit: number;
  isBroken: boolean;
}

interface Props {
  view: StoryView;
  state: Telling;
  film: HTMLVideoElement;
  dispatch: (action: TellingAction) => void;
  onClose: () => void;
}

/** What is told now, and what was told just before it while that fades away. */
export function Stage({ view, state, film, dispatch, onClose }: Props) {
  const { scene, visit } = state;
  const now = { scene, visit, isBroken: state.media === 'broken' };
  const [last, setLast] = useState<{ now: Shown; gone: Shown | null }>({ now, gone: null });
  if (last.now.visit !== visit) setLast({ now, gone: last.now });
  else if (last.now.scene !== scene || last.now.isBroken !== now.isBroken) {
    setLast({ ...last, now });
  }
  const { gone } = last;
  useEffect(() => {
    if (!gone) return;
    const timer = setTimeout(() => setLast((shown) => ({ ...shown, gone: null })), fadeMs);
    return () => clearTimeout(timer);
  }, [gone]);

  const draw = (shown: Shown, isCurrent: boolean) => {
    const read = isCurrent ? readSoFar(state) : 1;
    switch (shown.scene.kind) {
      case 'title':
        return <TitleScene timeline={view.timeline} items={view.shown} read={read} />;
      case 'chapter':
        return <ChapterScene year={shown.scene.year} count={shown.scene.count} />;
      case 'end':
        return (
          <EndScene
            timeline={view.timeline}
            onAgain={() => dispatch({ type: 'again' })}
            onClose={onClose}
          />
        );
      case 'moment':
        return (
          <MomentScene
            item={shown.scene.item}
            isCurrent={isCurrent}
            isBroken={shown.isBroken}
            read={read}
            heard={isCurrent && state.length > 0 ? state.position / state.length : 1}
            film={film}
            onDone={() => dispatch({ type: 'media-done', visit: shown.visit })}
            onBroken={() => dispatch({ type: 'media-broken', visit: shown.visit })}
          />
        );
    }
  };
  return (
    <>
      {[gone, now].map(
        (shown, place) =>
          shown && (
            <div
              key={shown.visit}
              inert={place === 0}
              aria-hidden={place === 0}
              className={`telling-scene ${place === 0 ? 'telling-scene-gone' : ''}`}
            >
              {draw(shown, place === 1)}
            </div>
          ),
      )}
    </>
  );
}
