import { useEffect, useState } from 'react';
import type { StoryView } from '@/modules/timeline/story-view';
import { ChapterScene, EndScene, TitleScene } from './scenes/card-scenes';
import { ItemScene } from './scenes/item-scene';
import type { MediaFault } from './scenes/video-part';
import type { Scene } from './scenes/scenes';
import type { Voice } from './voice/use-voice';
import {
  getReadProgress,
  isRunning,
  type PlaybackState,
  type PlaybackAction,
} from './playback/playback-state';

/** Equals the duration of the fade in the style sheet. */
const fadeMs = 250;

interface VisibleScene {
  scene: Scene;
  visit: number;
  isBroken: boolean;
}

interface Props {
  view: StoryView;
  state: PlaybackState;
  player: HTMLVideoElement;
  fault: MediaFault | null;
  voice: Pick<Voice, 'spoken' | 'spokenRatio'>;
  dispatch: (action: PlaybackAction) => void;
  onClose: () => void;
}

/** Renders the current scene, and the previous scene during its fade-out. */
export function Stage({ view, state, player, fault, voice, dispatch, onClose }: Props) {
  const { scene, visit } = state;
  const current = { scene, visit, isBroken: state.media === 'broken' };
  const [visible, setVisible] = useState<{ now: VisibleScene; previous: VisibleScene | null }>({
    now: current,
    previous: null,
  });
  if (visible.now.visit !== visit) setVisible({ now: current, previous: visible.now });
  else if (visible.now.scene !== scene || visible.now.isBroken !== current.isBroken) {
    setVisible({ ...visible, now: current });
  }
  const { previous } = visible;
  useEffect(() => {
    if (!previous) return;
    const timer = setTimeout(() => setVisible((shown) => ({ ...shown, previous: null })), fadeMs);
    return () => clearTimeout(timer);
  }, [previous]);

  const renderScene = (shown: VisibleScene, isCurrent: boolean) => {
    const readRatio = isCurrent ? (voice.spokenRatio ?? getReadProgress(state)) : 1;
    const spoken = isCurrent ? voice.spoken : null;
    switch (shown.scene.kind) {
      case 'title':
        return (
          <TitleScene
            timeline={view.timeline}
            items={view.shown}
            spoken={spoken}
            readRatio={readRatio}
          />
        );
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
      case 'item':
        return (
          <ItemScene
            item={shown.scene.item}
            isCurrent={isCurrent}
            isPaused={!isRunning(state)}
            fault={isCurrent ? fault : null}
            isBroken={shown.isBroken}
            isReadAloud={state.isReadAloud}
            spoken={spoken}
            readRatio={readRatio}
            playedRatio={isCurrent && state.length > 0 ? state.position / state.length : 1}
            player={player}
            onDone={() => dispatch({ type: 'media-done', visit: shown.visit })}
            onBroken={() => dispatch({ type: 'media-broken', visit: shown.visit })}
          />
        );
    }
  };
  return (
    <>
      {[previous, current].map(
        (shown, layer) =>
          shown && (
            <div
              key={shown.visit}
              inert={layer === 0}
              aria-hidden={layer === 0}
              className={`slideshow-scene ${layer === 0 ? 'slideshow-scene-gone' : ''}`}
            >
              {renderScene(shown, layer === 1)}
            </div>
          ),
      )}
    </>
  );
}
