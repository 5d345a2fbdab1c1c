import type { LucideIcon } from 'lucide-react';
import ExpandIcon from 'lucide-react/icons/expand';
import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import ShrinkIcon from 'lucide-react/icons/shrink';
import SkipBackIcon from 'lucide-react/icons/skip-back';
import SkipForwardIcon from 'lucide-react/icons/skip-forward';
import { ChapterThread } from './scenes/chapter-thread';
import { copy } from './copy';
import { Refusal } from './refusal';
import { threadOf } from './scenes/scenes';
import { isTelling, type Telling, type TellingAction } from './playback/playback-state';

interface Props {
  state: Telling;
  dispatch: (action: TellingAction) => void;
  isFull: boolean;
  /** Null where the browser gives no full screen. */
  toggleFullScreen: (() => void) | null;
}

/** The buttons below the story, and the thread that leads to its chapters. */
export function Controls({ state, dispatch, isFull, toggleFullScreen }: Props) {
  const running = isTelling(state);
  const send = (type: 'toggle' | 'next' | 'previous' | 'change-speed') => () => dispatch({ type });
  const FullIcon = isFull ? ShrinkIcon : ExpandIcon;
  return (
    <section aria-label={copy.controls} className="telling-controls">
      <div className="telling-buttons">
        <div className="telling-main-buttons">
          <IconButton name={copy.previous} Icon={SkipBackIcon} onClick={send('previous')} />
          <IconButton
            name={running ? copy.pause : copy.play}
            Icon={running ? PauseIcon : PlayIcon}
            onClick={send('toggle')}
            isMain
          />
          <IconButton name={copy.next} Icon={SkipForwardIcon} onClick={send('next')} />
        </div>
        <div className="telling-side">
          <button type="button" className="telling-speed" onClick={send('change-speed')}>
            {copy.speed(copy.speeds[state.speed])}
          </button>
        </div>
        <div className="telling-side">
          {toggleFullScreen && (
            <IconButton
              name={isFull ? copy.fromFullScreen : copy.toFullScreen}
              Icon={FullIcon}
              onClick={toggleFullScreen}
            />
          )}
        </div>
      </div>
      <ChapterThread
        chapters={threadOf(state.scenes, state.scene.key)}
        onGoTo={(key) => dispatch({ type: 'go-to', key })}
      />
      {state.isRefused && <Refusal onPlay={() => dispatch({ type: 'play' })} />}
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
      className={`telling-button ${isMain ? 'telling-button-main' : ''}`}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
