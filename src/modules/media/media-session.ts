import { plainText } from '@shared/plain-text';

/** The Media Session API: media keys, and the metadata on a lock screen. */

const skipSeconds = 10;
type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

function setHandler(name: string, handler: MediaSessionActionHandler | null) {
  try {
    navigator.mediaSession.setActionHandler(name as MediaSessionAction, handler);
  } catch {
    // The browser does not support this action.
  }
}

/** The metadata that a lock screen, watch or car shows. */
export interface NowPlaying {
  title: string;
  contributor: string;
  story?: string | undefined;
  picture?: string | null | undefined;
}

let current: AbortController | undefined;

/**
 * Sets the action handlers and closes the session before it. Abort the returned controller to close
 * this one. Null if the browser has no media session.
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

export function showOnLockScreen({ title, contributor, story, picture }: NowPlaying) {
  if (typeof MediaMetadata === 'undefined') return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title: plainText(title),
    artist: plainText(contributor),
    album: plainText(story ?? ''),
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
    // `useMediaElement` handles a failure by the error event of the element.
    play: () => void media.play().catch(() => {}),
    pause: () => media.pause(),
    seekbackward: ({ seekOffset }) => moveBy(-(seekOffset || skipSeconds)),
    seekforward: ({ seekOffset }) => moveBy(seekOffset || skipSeconds),
    seekto: ({ seekTime }) => seekTime !== undefined && moveTo(seekTime),
  };
}

function updatePosition({ duration, currentTime, playbackRate }: HTMLMediaElement) {
  if (!Number.isFinite(duration) || duration <= 0) return;
  const position = Math.min(currentTime, duration);
  navigator.mediaSession.setPositionState?.({ duration, position, playbackRate });
}

const changes = ['play', 'pause', 'seeked', 'ratechange', 'durationchange'];
const ends = ['ended', 'error', 'emptied'];
const attached = new WeakMap<HTMLMediaElement, AbortController>();

/** Lasts until the media ends or fails, another session opens, or `detachMediaSession` is called. */
export function attachMediaSession(media: HTMLMediaElement, nowPlaying: NowPlaying) {
  const session = openMediaSession(handlersOf(media));
  if (!session) return;
  const { signal } = session;
  attached.set(media, session);
  const update = () => {
    navigator.mediaSession.playbackState = media.paused ? 'paused' : 'playing';
    updatePosition(media);
  };
  showOnLockScreen(nowPlaying);
  update();
  for (const name of changes) media.addEventListener(name, update, { signal });
  for (const name of ends) media.addEventListener(name, () => session.abort(), { signal });
}

export const detachMediaSession = (media: HTMLMediaElement) => attached.get(media)?.abort();
