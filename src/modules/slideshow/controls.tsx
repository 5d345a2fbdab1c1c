import type { LucideIcon } from 'lucide-react';
import ExpandIcon from 'lucide-react/icons/expand';
import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import ShrinkIcon from 'lucide-react/icons/shrink';
import SkipBackIcon from 'lucide-react/icons/skip-back';
import SkipForwardIcon from 'lucide-react/icons/skip-forward';
import { ChapterNav } from './scenes/chapter-nav';
import { copy } from './copy';
import { getChapterProgress } from './scenes/scenes';
import { isRunning, type PlaybackState, type PlaybackAction } from './playback/playback-state';

interface Props {
  state: PlaybackState;
  dispatch: (action: PlaybackAction) => void;
  isFullScreen: boolean;
  /** Null if the browser does not support full screen. */
  toggleFullScreen: (() => void) | null;
}

/** Playback buttons and chapter navigation. */
export function Controls({ state, dispatch, isFullScreen: isFull, toggleFullScreen }: Props) {
  const isPlaying = isRunning(state);
  const dispatchType = (type: 'toggle' | 'next' | 'previous' | 'change-speed') => () =>
    dispatch({ type });
  const FullIcon = isFull ? ShrinkIcon : ExpandIcon;
  return (
    <section aria-label={copy.controls} className="slideshow-controls">
      <div className="slideshow-buttons">
        <div className="slideshow-main-buttons">
          <IconButton name={copy.previous} Icon={SkipBackIcon} onClick={dispatchType('previous')} />
          <IconButton
            name={isPlaying ? copy.pause : copy.play}
            Icon={isPlaying ? PauseIcon : PlayIcon}
            onClick={dispatchType('toggle')}
            isMain
          />
          <IconButton name={copy.next} Icon={SkipForwardIcon} onClick={dispatchType('next')} />
        </div>
        <div className="slideshow-side">
          <button type="button" className="slideshow-speed" onClick={dispatchType('change-speed')}>
            {copy.speed(copy.speeds[state.speed])}
          </button>
        </div>
        <div className="slideshow-side">
          {toggleFullScreen && (
            <IconButton
              name={isFull ? copy.fromFullScreen : copy.toFullScreen}
              Icon={FullIcon}
              onClick={toggleFullScreen}
            />
          )}
        </div>
      </div>
      <ChapterNav
        chapters={getChapterProgress(state.scenes, state.scene.key)}
        onGoTo={(key) => dispatch({ type: 'go-to', key })}
      />
      {state.isAutoplayBlocked && <AutoplayNotice onPlay={() => dispatch({ type: 'play' })} />}
    </section>
  );
}

interface IconButtonProps {
  name: string;
  Icon: LucideIcon;
  onClick: () => void;
  isMain?: boolean;
}

export function IconButton({ name, Icon, onClick, isMain = false }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      data-main={isMain || undefined}
      onClick={onClick}
      className={`slideshow-button ${isMain ? 'slideshow-button-main' : ''}`}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

/** Shown when the browser blocks autoplay; the button is the required user gesture. */
function AutoplayNotice({ onPlay }: { onPlay: () => void }) {
  return (
    <div role="alert" className="slideshow-autoplay-notice">
      <p>{copy.autoplayBlocked}</p>
      <button type="button" className="button" onClick={onPlay}>
        {copy.playAudio}
      </button>
    </div>
  );
}
