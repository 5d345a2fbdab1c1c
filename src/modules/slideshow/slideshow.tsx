import XIcon from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLayerEntry } from '@/lib/browser/use-layer-entry';
import type { StoryToolProps } from '@/modules/timeline/story-view';
import { announcementOf } from './announcement';
import { Controls, IconButton } from './controls';
import { copy } from './copy';
import './slideshow.css';
import { Stage } from './stage';
import { isTelling } from './playback/playback-state';
import { useFullScreen } from './input/use-full-screen';
import { onTellingKey } from './input/use-keys';
import { useMediaSession } from './playback/use-media-session';
import { usePreload } from './playback/use-preload';
import { useRest } from './input/use-rest';
import { useTelling } from './playback/use-playback';
import { useTouch } from './input/use-touch';
import { useWakeLock } from './playback/use-wake-lock';

/** The story tells itself, moment by moment, on the whole screen. */
export default function PlayThrough({ view, onClose }: StoryToolProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const { state, dispatch, film } = useTelling(view);
  const running = isTelling(state);
  const { isAtRest, wake, rest } = useRest(running);
  const full = useFullScreen(room);
  const storyTitle = view.timeline.title.trim() || copy.untitled;

  const close = () => {
    // While it stands, nothing below can take the focus back.
    dialog.current?.close();
    onClose();
  };
  useLayerEntry(close);
  useWakeLock(running);
  usePreload(state.scenes, state.scene);
  useMediaSession({ scene: state.scene, storyTitle, isRunning: running, dispatch });
  const gestures = useTouch({
    onSwipe: (type) => dispatch({ type }),
    onTap: (isTouch) => {
      if (!isTouch) dispatch({ type: 'toggle' });
      // The touch itself has just woken them, unless they were there already.
      else if (wasAtRest.current) wake();
      else if (running) rest();
    },
  });
  const wasAtRest = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    const { scrollX: left, scrollY: top } = window;
    element?.showModal();
    element?.focus({ preventScroll: true });
    window.scrollTo({ left, top, behavior: 'instant' });
    return () => element?.close();
  }, []);

  const { scene, visit } = state;
  const lastVisit = useRef(visit);
  useEffect(() => {
    if (lastVisit.current === visit) return;
    lastVisit.current = visit;
    const { current: element } = dialog;
    const { activeElement: focused } = document;
    // A button that leaves with its scene loses the focus to the page, where no key is heard.
    if (element && (!element.contains(focused) || focused?.closest('[inert]')))
      element.focus({ preventScroll: true });
  }, [visit]);
  const places = useMemo(
    () => new Map(view.shown.map((item, index) => [item.id, index + 1])),
    [view.shown],
  );
  const place = places.get(scene.key);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys steer what it tells
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={copy.title}
      className="telling"
      onKeyDown={(event) => {
        wake();
        onTellingKey(event, { dispatch, onClose: close });
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (!document.fullscreenElement) close();
      }}
      onFocus={wake}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && wake()}
      onPointerDownCapture={() => {
        wasAtRest.current = isAtRest;
        wake();
      }}
    >
      <div ref={room} data-rest={isAtRest || undefined} className="telling-room">
        <h2 className="sr-only">{copy.title}</h2>
        <output className="sr-only">{announcementOf(scene, view.timeline)}</output>
        <div className="telling-head">
          <p aria-hidden="true">
            <span>{storyTitle}</span>
            {place && <span>{copy.place(place, view.shown.length)}</span>}
            {!running && scene.kind !== 'end' && <span>{copy.paused}</span>}
          </p>
        </div>
        <div className="telling-stage" {...gestures}>
          <Stage view={view} state={state} film={film} dispatch={dispatch} onClose={close} />
        </div>
        <Controls
          state={state}
          dispatch={dispatch}
          isFull={full.isFull}
          toggleFullScreen={full.toggle}
        />
        <div className="telling-close">
          <IconButton name={copy.close} Icon={XIcon} onClick={close} />
        </div>
      </div>
    </dialog>
  );
}
