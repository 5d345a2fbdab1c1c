import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
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
import { VoiceButtons, VoiceNoticeBox } from './voice/voice-controls';

interface Props extends Omit<ComponentProps<typeof VoiceButtons>, 'isReadAloud'> {
  state: PlaybackState;
  dispatch: (action: PlaybackAction) => void;
  isFullScreen: boolean;
  /** Null if the browser does not support full screen. */
  toggleFullScreen: (() => void) | null;
  /** The button that pauses and goes on. */
  mainButton: RefObject<HTMLButtonElement | null>;
}

/** Playback buttons and chapter navigation. */
export function Controls(props: Props) {
  const { state, dispatch, isFullScreen, toggleFullScreen, mainButton, ...voiceProps } = props;
  const { isReadAloud } = state;
  const { voice } = voiceProps;
  const isPlaying = isRunning(state) || voice.isWaiting;
  const dispatchType = (type: 'toggle' | 'next' | 'previous' | 'change-speed') => () =>
    dispatch({ type });
  return (
    <section aria-label={copy.controls} className="slideshow-controls">
      <div className="slideshow-buttons">
        <div className="slideshow-main-buttons">
          <IconButton
            name={isReadAloud && state.scene.kind === 'item' ? copy.onceMore : copy.previous}
            Icon={SkipBackIcon}
            onClick={dispatchType('previous')}
          />
          <IconButton
            name={isPlaying ? copy.pause : copy.play}
            Icon={isPlaying ? PauseIcon : PlayIcon}
            onClick={dispatchType('toggle')}
            mainRef={mainButton}
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
              name={isFullScreen ? copy.fromFullScreen : copy.toFullScreen}
              Icon={isFullScreen ? ShrinkIcon : ExpandIcon}
              onClick={toggleFullScreen}
            />
          )}
        </div>
        <VoiceButtons {...voiceProps} isReadAloud={isReadAloud} />
      </div>
      <ChapterNav
        chapters={getChapterProgress(state.scenes, state.scene.key)}
        onGoTo={(key) => dispatch({ type: 'go-to', key })}
      />
      {voice.notice && (
        <VoiceNoticeBox
          key={voice.notice.kind}
          voice={voice}
          notice={voice.notice}
          isAtStart={state.scene.kind === 'title'}
        />
      )}
    </section>
  );
}

interface IconButtonProps {
  name: string;
  Icon: LucideIcon;
  onClick: () => void;
  /** Of the main button, which is larger. */
  mainRef?: RefObject<HTMLButtonElement | null>;
}

export function IconButton({ name, Icon, onClick, mainRef }: IconButtonProps) {
  const isMain = mainRef !== undefined;
  return (
    <button
      ref={mainRef}
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
