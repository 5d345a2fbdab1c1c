import type { SoundingAbout } from './sounding';

/** The keys of the lock screen, of headphones and of keyboards, and what these say is playing. */

const skipSeconds = 10;
type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

function setHandler(name: string, handler: MediaSessionActionHandler | null) {
  try {
    navigator.mediaSession.setActionHandler(name as MediaSessionAction, handler);
  } catch {
    // A key that this browser does not know.
  }
}

let current: AbortController | undefined;

/**
 * Takes the keys from their present owner, if any; abort what it returns to give them back. Null
 * where the browser has no media session.
 */
export function openMediaSession(handlers: Handlers): AbortController | null {
  const session = navigator.mediaSession as MediaSession | undefined;
  if (!session) return null;
  current?.abort();
  current = new AbortController();
  for (const [name, handler] of Object.entries(handlers)) setHandler(name, handler);
  current.signal.addEventListener('abort', () => {
    for (const name of Object.keys(handlers)) setHandler(name, null);
    session.metadata = null;
    session.playbackState = 'none';
    session.setPositionState?.();
  });
  return current;
}

export function showOnLockScreen({ title, teller, story, picture }: SoundingAbout) {
  if (typeof MediaMetadata === 'undefined') return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title,
    artist: teller,
    album: story ?? '',
    artwork: picture ? [{ src: new URL(picture, window.location.href).href }] : [],
  });
}

function handlersOf(media: HTMLMediaElement): Handlers {
  const moveTo = (seconds: number) => {
    const end = Number.isFinite(media.duration) ? media.duration : Infinity;
    media.currentTime = Math.min(Math.max(0, seconds), end);
  };
  const moveBy = (seconds: number) => moveTo(media.currentTime + seconds);
  return {
    // `useMediaElement` hears of a failure by the element's own event.
    play: () => void media.play().catch(() => {}),
    pause: () => media.pause(),
    seekbackward: ({ seekOffset }) => moveBy(-(seekOffset || skipSeconds)),
    seekforward: ({ seekOffset }) => moveBy(seekOffset || skipSeconds),
    seekto: ({ seekTime }) => seekTime !== undefined && moveTo(seekTime),
  };
}

function tellPosition({ duration, currentTime, playbackRate }: HTMLMediaElement) {
  if (!Number.isFinite(duration) || duration <= 0) return;
  const position = Math.min(currentTime, duration);
  navigator.mediaSession.setPositionState?.({ duration, position, playbackRate });
}

const changes = ['play', 'pause', 'seeked', 'ratechange', 'durationchange'];
const ends = ['ended', 'error', 'emptied'];
let held: AbortController | null = null;

/** Until it ends, fails, another opens a session, or it is released. */
export function hold(media: HTMLMediaElement, about: SoundingAbout) {
  held = openMediaSession(handlersOf(media));
  if (!held) return;
  const { signal } = held;
  const tell = () => {
    navigator.mediaSession.playbackState = media.paused ? 'paused' : 'playing';
    tellPosition(media);
  };
  showOnLockScreen(about);
  tell();
  for (const name of changes) media.addEventListener(name, tell, { signal });
  for (const name of ends) media.addEventListener(name, release, { signal });
}

export function release() {
  held?.abort();
  held = null;
}
