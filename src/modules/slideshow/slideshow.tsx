import XIcon from 'lucide-react/icons/x';
import { useMemo, useRef, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { useLayerEntry } from '@/navigation/scroll/use-layer-entry';
import type { StoryToolProps } from '@/modules/timeline/story-view';
import { storyTitle } from '@shared/story-summary';
import { Announcement } from './announcement';
import { Controls, IconButton } from './controls';
import { copy } from './copy';
import { SlideshowHeader } from './slideshow-header';
import './slideshow.css';
import { Stage } from './stage';
import { isRunning } from './playback/playback-state';
import { useFullScreen } from '@/lib/browser/use-full-screen';
import { handleSlideshowKey } from './input/handle-key';
import { useMediaSession } from './playback/use-media-session';
import { usePreload } from './playback/use-preload';
import { useKeptFocus } from './input/use-kept-focus';
import { useIdle } from '@/lib/use-idle';
import { usePlayback } from './playback/use-playback';
import { useSwipeAndTap } from './input/use-swipe-and-tap';
import { useWakeLock } from './playback/use-wake-lock';
import { isRecording, titleScene } from './scenes/scenes';
import { useVoice } from './voice/use-voice';

interface Props extends StoryToolProps {
  /** Begins with the voice. */
  isReadAloud?: boolean;
  /** Shows only the items that are new since the last visit. */
  isNewsOnly?: boolean;
  /** Absent without new items. */
  onNewsOnly?: ((isOnly: boolean) => void) | undefined;
}

/** Shows the items one by one on the whole screen; the voice tells them when it is asked to. */
export default function Slideshow(props: Props) {
  const { view, onClose, isReadAloud = false, isReopened, isNewsOnly = false, onNewsOnly } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const fullScreenBox = useRef<HTMLDivElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const [isRecordingsOnly, setIsRecordingsOnly] = useState(false);
  const { state, dispatch, player, fault } = usePlayback(view, {
    isRecordingsOnly,
    isWaiting: isReadAloud,
  });
  const voice = useVoice({
    view,
    state,
    dispatch,
    asked: isReadAloud ? { kind: isReopened ? 'reopened' : 'story' } : null,
    isRecordingsOnly,
    setIsRecordingsOnly,
    isNewsOnly,
  });
  const { control } = voice;
  const { scene, visit } = state;
  const isPlaying = isRunning(state);
  const { isAtRest: isIdle, wake, rest: goIdle } = useIdle(isPlaying);
  const fullScreen = useFullScreen(fullScreenBox);
  const title = storyTitle(view.timeline);

  useLayerEntry(onClose);
  useWakeLock(isPlaying);
  usePreload(state.scenes, scene);
  useMediaSession({ scene, storyTitle: title, isRunning: isPlaying, control });
  // The voice begins at once: a screen reader must not read the whole dialog to it.
  const firstFocus = isReadAloud ? mainButton : dialog;
  useKeptFocus(dialog, firstFocus, visit);
  const wasIdle = useRef(false);
  const gestures = useSwipeAndTap({
    onSwipe: (type) => control({ type }),
    onTap: (isTouch) => {
      if (!isTouch) control({ type: 'toggle' });
      // The pointerdown has already shown the controls, so compare with the state before it.
      else if (wasIdle.current) wake();
      else if (isPlaying) goIdle();
    },
  });
  const hasRecordings = useMemo(() => view.shown.filter(isRecording).length > 1, [view.shown]);
  const name = isReadAloud ? copy.readAloudTitle : copy.title;
  return (
    <Modal
      ref={dialog}
      initialFocus={firstFocus}
      tabIndex={-1}
      aria-label={name}
      className="slideshow"
      onClose={onClose}
      onKeyDown={(event) => {
        wake();
        handleSlideshowKey(event, { control, onClose });
      }}
      onFocus={wake}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && wake()}
      onPointerDownCapture={() => {
        wasIdle.current = isIdle;
        wake();
      }}
    >
      <div ref={fullScreenBox} data-rest={isIdle || undefined} className="slideshow-root">
        <h2 className="sr-only">{name}</h2>
        <Announcement
          state={state}
          timeline={view.timeline}
          isReadAloud={state.isReadAloud || voice.isWaiting}
        />
        <SlideshowHeader
          title={title}
          scenes={state.scenes}
          scene={scene}
          isPaused={!isPlaying && !voice.isWaiting}
        />
        <div className="slideshow-stage" {...gestures}>
          <Stage {...{ view, state, player, fault, voice, dispatch, onClose }} />
        </div>
        <Controls
          state={state}
          dispatch={control}
          isFullScreen={fullScreen.isFull}
          toggleFullScreen={fullScreen.toggle}
          mainButton={mainButton}
          voice={voice}
          isRecordingsOnly={isRecordingsOnly}
          hasRecordings={hasRecordings}
          isNewsOnly={isNewsOnly}
          onNewsOnly={
            onNewsOnly &&
            ((isOnly) => {
              onNewsOnly(isOnly);
              dispatch({ type: 'go-to', key: titleScene.key });
            })
          }
        />
        <div className="slideshow-close">
          <IconButton name={copy.close} Icon={XIcon} onClick={onClose} />
        </div>
      </div>
    </Modal>
  );
}
