import type { SoundingAbout } from './sounding';

/** The keys of the lock screen, of headphones and of keyboards, for what sounds now. */

const skipSeconds = 10;

type Action = [MediaSessionAction, MediaSessionActionHandler | null];

const metadataOf = ({ title, teller, story, picture }: SoundingAbout) =>
  new MediaMetadata({
    title,
    artist: teller,
    album: story ?? '',
    artwork: picture ? [{ src: new URL(picture, window.location.href).href }] : [],
  });

function setActions(actions: Action[]) {
  for (const [name, handler] of actions) {
    try {
      navigator.mediaSession.setActionHandler(name, handler);
    } catch {
      // A key that this browser does not know.
    }
  }
}

function actionsOf(media: HTMLMediaElement): Action[] {
  const moveTo = (seconds: number) => {
    const end = Number.isFinite(media.duration) ? media.duration : Infinity;
    media.currentTime = Math.min(Math.max(0, seconds), end);
  };
  const moveBy = (seconds: number) => moveTo(media.currentTime + seconds);
  return [
    // The element itself tells its player what went wrong.
    ['play', () => void media.play().catch(() => {})],
    ['pause', () => media.pause()],
    ['seekbackward', ({ seekOffset }) => moveBy(-(seekOffset || skipSeconds))],
    ['seekforward', ({ seekOffset }) => moveBy(seekOffset || skipSeconds)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && moveTo(seekTime)],
  ];
}

function tellPosition({ duration, currentTime, playbackRate }: HTMLMediaElement) {
  if (!Number.isFinite(duration) || duration <= 0) return;
  const position = Math.min(currentTime, duration);
  navigator.mediaSession.setPositionState?.({ duration, position, playbackRate });
}

const changes = ['play', 'pause', 'seeked', 'ratechange', 'durationchange'];
const ends = ['ended', 'error', 'emptied'];

let end: (() => void) | undefined;

/** Until it ends, fails, another is held, or it is released. */
export function hold(media: HTMLMediaElement, about: SoundingAbout) {
  const session = navigator.mediaSession as MediaSession | undefined;
  if (!session) return;
  end?.();
  const actions = actionsOf(media);
  const tell = () => {
    session.playbackState = media.paused ? 'paused' : 'playing';
    tellPosition(media);
  };
  end = () => {
    for (const name of changes) media.removeEventListener(name, tell);
    for (const name of ends) media.removeEventListener(name, release);
    setActions(actions.map(([name]) => [name, null]));
    session.metadata = null;
    session.playbackState = 'none';
    session.setPositionState?.();
  };
  session.metadata = metadataOf(about);
  setActions(actions);
  tell();
  for (const name of changes) media.addEventListener(name, tell);
  for (const name of ends) media.addEventListener(name, release);
}

export function release() {
  end?.();
  end = undefined;
}
