import CaptionsIcon from 'lucide-react/icons/captions';
import CaptionsOffIcon from 'lucide-react/icons/captions-off';
import ExpandIcon from 'lucide-react/icons/expand';
import ShrinkIcon from 'lucide-react/icons/shrink';
import type { LucideIcon } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type RefObject,
} from 'react';
import { useFullScreen } from '@/lib/browser/use-full-screen';
import { useIdle } from '@/lib/use-idle';
import { useHeldUrl } from '@/modules/timeline/media-files/use-held-url';
import type { TimelineItem } from '@/modules/timeline/rows';
import { PlayerControls } from '../player-controls';
import type { useMediaElement } from '../use-media-element';
import { usePlayer } from '../use-player';
import { copy } from './copy';
import './film-controls.css';
import { useCaptions } from './use-captions';
import { useFullScreenKeys } from './use-full-screen-keys';

interface Props {
  videoRef: RefObject<HTMLVideoElement | null>;
  media: ReturnType<typeof useMediaElement>;
  label: string;
  metadata: TimelineItem['metadata'];
}

interface ExtraButtonProps {
  name: string;
  Icon: LucideIcon;
  /** Absent for a button that is not a switch. */
  isPressed?: boolean;
  onClick: () => void;
}

const ExtraButton = ({ name, Icon, isPressed, onClick }: ExtraButtonProps) => (
  <button
    type="button"
    className="player-extra"
    aria-label={name}
    aria-pressed={isPressed}
    onClick={onClick}
  >
    <Icon aria-hidden="true" />
  </button>
);

/** Moves the focus from the play button or the native controls, which are gone, to these controls, and back. */
function useFocusOfVideo(
  videoRef: RefObject<HTMLVideoElement | null>,
  box: RefObject<HTMLDivElement | null>,
) {
  useLayoutEffect(() => {
    const video = videoRef.current!;
    const { activeElement } = document;
    const controls = box.current!;
    if (activeElement === document.body || activeElement === video)
      controls.querySelector('button')!.focus({ preventScroll: true });
    return () => {
      if (controls.contains(document.activeElement)) video.focus({ preventScroll: true });
    };
  }, [videoRef, box]);
}

/** A click on the picture plays and pauses; a click and a moving mouse show the controls. */
function useClicksOnPicture(
  videoRef: RefObject<HTMLVideoElement | null>,
  toggle: (() => void) | null,
  wake: () => void,
) {
  const click = useEffectEvent(() => {
    toggle?.();
    wake();
  });
  useEffect(() => {
    const video = videoRef.current!;
    const unmount = new AbortController();
    const { signal } = unmount;
    video.addEventListener('click', () => click(), { signal });
    const move = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && wake();
    video.addEventListener('pointermove', move, { signal });
    return () => unmount.abort();
  }, [videoRef, wake]);
}

/** The controls of a film over its picture, beside the `<video>`. At rest they are hidden while it plays. */
export function FilmControls(props: Props) {
  const { videoRef, media, label, metadata } = props;
  const player = usePlayer(videoRef, media, metadata.duration);
  const captionsUrl = useHeldUrl(metadata.captions_url);
  const captions = useCaptions(videoRef, captionsUrl);
  const fullScreen = useFullScreen(videoRef, true);
  const { isAtRest, wake } = useIdle(player.isPlaying && !media.hasNoPicture);

  const box = useRef<HTMLDivElement>(null);
  useFocusOfVideo(videoRef, box);
  useFullScreenKeys(box, fullScreen.isFull, player, wake);
  // A tap first shows the controls; a mouse has moved before it clicks.
  useClicksOnPicture(videoRef, isAtRest ? null : player.toggle, wake);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only notes that it is used
    <div
      ref={box}
      className="film-controls"
      data-rest={isAtRest || undefined}
      style={{ '--progress': player.progress } as CSSProperties}
      onPointerMove={wake}
      onPointerDown={wake}
      onKeyDown={wake}
      onFocus={wake}
      onBlur={wake}
    >
      {captions.problem && <output className="film-note">{copy[captions.problem]}</output>}
      <PlayerControls
        player={player}
        label={label}
        extras={
          <>
            {captions.isShown !== null && (
              <ExtraButton
                name={copy.captions}
                isPressed={captions.isShown}
                Icon={captions.isShown ? CaptionsIcon : CaptionsOffIcon}
                onClick={captions.toggle}
              />
            )}
            {fullScreen.toggle && (
              <ExtraButton
                name={fullScreen.isFull ? copy.fromFullScreen : copy.toFullScreen}
                Icon={fullScreen.isFull ? ShrinkIcon : ExpandIcon}
                onClick={fullScreen.toggle}
              />
            )}
          </>
        }
      />
    </div>
  );
}
