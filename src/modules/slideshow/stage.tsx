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

/** The scene before, until it has faded out. */
function usePreviousScene(current: VisibleScene): VisibleScene | null {
  const [visible, setVisible] = useState<{ now: VisibleScene; previous: VisibleScene | null }>({
    now: current,
    previous: null,
  });
  const { now, previous } = visible;
  if (now.visit !== current.visit) setVisible({ now: current, previous: now });
  else if (now.scene !== current.scene || now.isBroken !== current.isBroken) {
    setVisible({ previous, now: current });
  }
  useEffect(() => {
    if (!previous) return;
    const timer = setTimeout(() => setVisible((shown) => ({ ...shown, previous: null })), fadeMs);
    return () => clearTimeout(timer);
  }, [previous]);
  return previous;
}

/** Renders the current scene, and the previous scene during its fade-out. */
export function Stage({ view, state, player, fault, voice, dispatch, onClose }: Props) {
  const { timeline } = view;
  const current = { scene: state.scene, visit: state.visit, isBroken: state.media === 'broken' };
  const previous = usePreviousScene(current);

  const renderScene = ({ scene, visit, isBroken }: VisibleScene, isCurrent: boolean) => {
    const reading = {
      spoken: isCurrent ? voice.spoken : null,
      readRatio: isCurrent ? (voice.spokenRatio ?? getReadProgress(state)) : 1,
    };
    switch (scene.kind) {
      case 'title':
        return <TitleScene timeline={timeline} items={view.shown} {...reading} />;
      case 'chapter':
        return <ChapterScene period={scene.period} count={scene.count} />;
      case 'end': {
        const again = () => dispatch({ type: 'again' });
        return <EndScene timeline={timeline} onAgain={again} onClose={onClose} />;
      }
      case 'item':
        return (
          <ItemScene
            {...reading}
            item={scene.item}
            isCurrent={isCurrent}
            isPaused={!isRunning(state)}
            fault={isCurrent ? fault : null}
            isBroken={isBroken}
            playedRatio={isCurrent && state.length > 0 ? state.position / state.length : 1}
            player={player}
            onDone={() => dispatch({ type: 'media-done', visit })}
            onBroken={() => dispatch({ type: 'media-broken', visit })}
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
