import XIcon from 'lucide-react/icons/x';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { useLayerEntry } from '@/navigation/use-layer-entry';
import type { StoryToolProps } from '@/modules/timeline/story-view';
import { storyTitle } from '@/lib/shared/story-summary';
import { describeScene } from './announcement';
import { Controls, IconButton } from './controls';
import { copy } from './copy';
import './slideshow.css';
import { Stage } from './stage';
import { isRunning } from './playback/playback-state';
import { useFullScreen } from './input/use-full-screen';
import { handleSlideshowKey } from './input/handle-key';
import { useMediaSession } from './playback/use-media-session';
import { usePreload } from './playback/use-preload';
import { useIdle } from './input/use-idle';
import { usePlayback } from './playback/use-playback';
import { useSwipeAndTap } from './input/use-swipe-and-tap';
import { useWakeLock } from './playback/use-wake-lock';
import { isRecording } from './scenes/scenes';
import { useVoice } from './voice/use-voice';

/** Stops the page from scrolling; returns a function that ends it. */
function lockPage() {
  document.documentElement.classList.add('slideshow-open');
  return () => document.documentElement.classList.remove('slideshow-open');
}

interface Props extends StoryToolProps {
  /** Begins with the voice. */
  isReadAloud?: boolean;
}

/** Shows the items one by one on the whole screen; the voice tells them when it is asked to. */
export default function Slideshow({ view, onClose, isReadAloud = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const fullScreenBox = useRef<HTMLDivElement>(null);
  const [isRecordingsOnly, setIsRecordingsOnly] = useState(false);
  const { state, dispatch, player, fault } = usePlayback(view, {
    isRecordingsOnly,
    isWaiting: isReadAloud,
  });
  const voice = useVoice({
    view,
    state,
    dispatch,
    isAsked: isReadAloud,
    isRecordingsOnly,
    setIsRecordingsOnly,
  });
  const isPlaying = isRunning(state);
  const { isAtRest: isIdle, wake, rest: goIdle } = useIdle(isPlaying);
  const fullScreen = useFullScreen(fullScreenBox);
  const title = storyTitle(view.timeline);

  useLayerEntry(onClose);
  useWakeLock(isPlaying);
  usePreload(state.scenes, state.scene);
  useMediaSession({ scene: state.scene, storyTitle: title, isRunning: isPlaying, dispatch });
  const gestures = useSwipeAndTap({
    onSwipe: (type) => dispatch({ type }),
    onTap: (isTouch) => {
      if (!isTouch) dispatch({ type: 'toggle' });
      // The pointerdown has already shown the controls, so compare with the state before it.
      else if (wasIdle.current) wake();
      else if (isPlaying) goIdle();
    },
  });
  const wasIdle = useRef(false);

  const { scene, visit } = state;
  const lastVisit = useRef(visit);
  useEffect(() => {
    if (lastVisit.current === visit) return;
    lastVisit.current = visit;
    const { current: element } = dialog;
    const { activeElement: focused } = document;
    // A focused button that unmounts with its scene leaves the focus on the body.
    if (element && (!element.contains(focused) || focused?.closest('[inert]')))
      element.focus({ preventScroll: true });
  }, [visit]);
  const positions = useMemo(() => {
    const keys = state.scenes.flatMap(({ kind, key }) => (kind === 'item' ? key : []));
    return new Map(keys.map((key, index) => [key, index + 1]));
  }, [state.scenes]);
  const position = positions.get(scene.key);
  const hasRecordings = useMemo(() => view.shown.filter(isRecording).length > 1, [view.shown]);
  return (
    <Modal
      ref={dialog}
      initialFocus={dialog}
      prepare={lockPage}
      tabIndex={-1}
      aria-label={copy.title}
      className="slideshow"
      onClose={onClose}
      onKeyDown={(event) => {
        wake();
        handleSlideshowKey(event, { dispatch, onClose });
      }}
      onFocus={wake}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && wake()}
      onPointerDownCapture={() => {
        wasIdle.current = isIdle;
        wake();
      }}
    >
      <div ref={fullScreenBox} data-rest={isIdle || undefined} className="slideshow-root">
        <h2 className="sr-only">{copy.title}</h2>
        {/* Silent while the voice tells the same. */}
        <output className="sr-only">
          {!state.isReadAloud && describeScene(scene, view.timeline)}
        </output>
        <div className="slideshow-header">
          <p aria-hidden="true">
            <span>{title}</span>
            {position && <span>{copy.position(position, positions.size)}</span>}
            {!isPlaying && scene.kind !== 'end' && <span>{copy.paused}</span>}
          </p>
        </div>
        <div className="slideshow-stage" {...gestures}>
          <Stage {...{ view, state, player, fault, voice, dispatch, onClose }} />
        </div>
        <Controls
          state={state}
          dispatch={dispatch}
          isFullScreen={fullScreen.isFull}
          toggleFullScreen={fullScreen.toggle}
          voice={voice}
          isRecordingsOnly={isRecordingsOnly}
          hasRecordings={hasRecordings}
        />
        <div className="slideshow-close">
          <IconButton name={copy.close} Icon={XIcon} onClick={onClose} />
        </div>
      </div>
    </Modal>
  );
}
