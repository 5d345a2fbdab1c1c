/** The one recording or film that sounds: whatever starts silences what sounded before. */

interface Sounding {
  pause: () => void;
}

/** What the lock screen of a phone, a watch or a car tells of it. */
export interface SoundingAbout {
  title: string;
  teller: string;
  story?: string | undefined;
  picture?: string | null | undefined;
}

let current: Sounding | null = null;
let told: Sounding | null = null;

/** Without its code it sounds all the same; only the keys of the lock screen are missing. */
const withMediaSession = (use: (session: typeof import('./media-session')) => void) =>
  void import('./media-session').then(use, () => {});

export function startSounding(media: Sounding, about?: SoundingAbout) {
  const previous = current;
  current = media;
  if (previous !== media) previous?.pause();
  if (about && media instanceof HTMLMediaElement) {
    told = media;
    withMediaSession(({ hold }) => current === media && hold(media, about));
  } else if (told !== media) forget();
}

export function stopSounding(media: Sounding) {
  if (current === media) current = null;
}

function forget() {
  if (told) withMediaSession(({ release }) => release());
  told = null;
}

/** For what goes off the page: no lock screen may start it again. */
export function leaveSounding(media: Sounding) {
  media.pause();
  stopSounding(media);
  if (told === media) forget();
}
