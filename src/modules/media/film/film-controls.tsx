import CaptionsIcon from 'lucide-react/icons/captions';
import CaptionsOffIcon from 'lucide-react/icons/captions-off';
import ExpandIcon from 'lucide-react/icons/expand';
import ShrinkIcon from 'lucide-react/icons/shrink';
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

interface Props {
  videoRef: RefObject<HTMLVideoElement | null>;
  media: ReturnType<typeof useMediaElement>;
  label: string;
  metadata: TimelineItem['metadata'];
}

/** The controls of a film over its picture, beside the `<video>`. At rest they are hidden while it plays. */
export function FilmControls(props: Props) {
  const { videoRef, media, label, metadata } = props;
  const player = usePlayer(videoRef, media, metadata.duration);
  const captionsUrl = useHeldUrl(metadata.captions_url);
  const captions = useCaptions(videoRef, captionsUrl);
  const fullScreen = useFullScreen(videoRef, true);
  const { isAtRest, wake } = useIdle(player.isPlaying && !media.hasNoPicture);
  const CaptionsStateIcon = captions.isShown ? CaptionsIcon : CaptionsOffIcon;
  const FullScreenIcon = fullScreen.isFull ? ShrinkIcon : ExpandIcon;

  const box = useRef<HTMLDivElement>(null);
  // In the place of what had the focus: the play button, or the browser's own controls.
  useLayoutEffect(() => {
    const video = videoRef.current!;
    const { activeElement } = document;
    const controls = box.current!;
    if (activeElement === document.body || activeElement === video)
      controls.querySelector('button')!.focus({ preventScroll: true });
    return () => {
      if (controls.contains(document.activeElement)) video.focus({ preventScroll: true });
    };
  }, [videoRef]);

  const click = useEffectEvent(() => {
    // A tap first shows the controls; a mouse has moved before it clicks.
    if (!isAtRest) player.toggle();
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
      {captions.hasFailed && <output className="film-note">{copy.captionsBroken}</output>}
      <PlayerControls
        player={player}
        label={label}
        extras={
          <>
            {captions.isShown !== null && (
              <button
                type="button"
                className="player-extra"
                aria-label={copy.captions}
                aria-pressed={captions.isShown}
                onClick={captions.toggle}
              >
                <CaptionsStateIcon aria-hidden="true" />
              </button>
            )}
            {fullScreen.toggle && (
              <button
                type="button"
                className="player-extra"
                aria-label={fullScreen.isFull ? copy.fromFullScreen : copy.toFullScreen}
                onClick={fullScreen.toggle}
              >
                <FullScreenIcon aria-hidden="true" />
              </button>
            )}
          </>
        }
      />
    </div>
  );
}
