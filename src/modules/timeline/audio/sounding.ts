/** The one recording or film that sounds: whatever starts silences what sounded before. */

interface Sounding {
  pause: () => void;
}

let current: Sounding | null = null;

export function startSounding(media: Sounding) {
  const previous = current;
  current = media;
  if (previous !== media) previous?.pause();
}

export function stopSounding(media: Sounding) {
  if (current === media) current = null;
}
