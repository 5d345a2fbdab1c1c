import { pathOfSigned } from './api';
import { reportFailure, signSoon, validUrlOf } from './signed-urls';

type Media = HTMLImageElement | HTMLMediaElement;

/** Errors that are reported to the element after all. */
const passedOn = new WeakSet<Event>();
let isWatching = false;

/**
 * Elements keep the URL that they began with. When one of them has to load after its URL has
 * expired, it gets a new URL before its component hears of the error.
 */
export function watchMediaErrors() {
  if (isWatching) return;
  isWatching = true;
  // The errors of media do not bubble, so listen in the capture phase.
  window.addEventListener('error', onError, true);
}

function onError(event: Event) {
  const { target } = event;
  const isMedia = target instanceof HTMLImageElement || target instanceof HTMLMediaElement;
  if (!isMedia || passedOn.has(event)) return;
  const path = pathOfSigned(target.src);
  // A URL that is still valid failed for another reason.
  if (path === undefined || isSameUrl(target.src, validUrlOf(path))) return;
  event.stopImmediatePropagation();
  void reload(target, path);
}

const isSameUrl = (src: string, url: string | undefined) =>
  url !== undefined && src === new URL(url, window.location.href).href;

async function reload(media: Media, path: string) {
  const expired = media.src;
  const resume = media instanceof HTMLMediaElement ? keepPosition(media) : undefined;
  try {
    if (!validUrlOf(path)) await signSoon(path);
  } catch {
    // Counts as a failure below.
  }
  // The component can have chosen another file meanwhile.
  if (media.src !== expired) return;
  const url = validUrlOf(path);
  if (url) {
    media.src = url;
    resume?.();
    return;
  }
  reportFailure(path);
  const error = new Event('error');
  passedOn.add(error);
  media.dispatchEvent(error);
}

/** Setting `src` pauses a recording and takes it back to its start. */
function keepPosition(media: HTMLMediaElement) {
  const { currentTime, paused } = media;
  return () => {
    if (currentTime > 0)
      media.addEventListener('loadedmetadata', () => (media.currentTime = currentTime), {
        once: true,
      });
    // A refusal is reported by the events of the element.
    if (!paused) media.play().catch(() => {});
  };
}
