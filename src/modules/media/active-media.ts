import type { NowPlaying } from './media-session';

/** Only one media element plays at a time, in all tabs: starting one pauses the other. */

interface PausableMedia {
  pause: () => void;
}

let current: PausableMedia | null = null;
let sessionMedia: HTMLMediaElement | null = null;

/** Playback does not depend on this: if the code fails to load, only lock-screen controls are missing. */
const withMediaSession = (use: (session: typeof import('./media-session')) => void) =>
  void import('./media-session').then(use, () => {});

/** Tells the other tabs, once the code is loaded, whether something plays here then. */
const updateOtherTabs = () =>
  void import('@/lib/browser/other-tabs').then(
    ({ claimPlayback, releasePlayback }) =>
      current ? claimPlayback(() => current?.pause()) : releasePlayback(),
    () => {},
  );

export function activateMedia(media: PausableMedia, nowPlaying?: NowPlaying) {
  const before = current;
  current = media;
  if (before !== media) {
    before?.pause();
    updateOtherTabs();
  }
  if (nowPlaying && media instanceof HTMLMediaElement) {
    sessionMedia = media;
    withMediaSession(
      ({ attachMediaSession }) => current === media && attachMediaSession(media, nowPlaying),
    );
  } else if (sessionMedia !== media) closeSession();
}

export function deactivateMedia(media: PausableMedia) {
  if (current !== media) return;
  current = null;
  updateOtherTabs();
}

function closeSession() {
  const media = sessionMedia;
  if (media) withMediaSession(({ detachMediaSession }) => detachMediaSession(media));
  sessionMedia = null;
}

/** For an element that was unmounted or hidden: the lock screen must not start it again. */
export function removeMedia(media: PausableMedia) {
  media.pause();
  deactivateMedia(media);
  if (sessionMedia === media) closeSession();
}
