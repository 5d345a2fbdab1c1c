import { forgetUrl, renewedUrlOf, unsignedOf, validUrlOf } from './signed-urls';

/**
 * Elements keep the URL that they began with. When one of them has to load after its URL has
 * expired, it gets a new URL before its component hears of the error.
 */
export function watchMediaErrors() {
  // The errors of media do not bubble, so listen in the capture phase. A second call adds no second listener.
  window.addEventListener('error', onError, true);
}

function onError(event: Event) {
  const { target } = event;
  if (!(target instanceof HTMLImageElement || target instanceof HTMLMediaElement)) return;
  const unsigned = unsignedOf(target.src);
  if (!unsigned) return;
  const url = validUrlOf(unsigned);
  // A URL that is still valid failed for another reason.
  if (url && target.src.endsWith(url)) return;
  event.stopImmediatePropagation();
  void reload(target, unsigned);
}

async function reload(media: HTMLImageElement | HTMLMediaElement, unsigned: string) {
  const expired = media.src;
  // A picture has neither.
  const { currentTime = 0, paused = true } = media as Partial<HTMLMediaElement>;
  const url = await renewedUrlOf(unsigned);
  // The component can have chosen another file meanwhile.
  if (media.src !== expired) return;
  // Forgetting the URL lets the component report the failure; its next signature is a new URL.
  if (!url) return forgetUrl(unsigned);
  // Setting `src` pauses a recording and takes it back to its start.
  media.src = url;
  const seek = () => Object.assign(media, { currentTime });
  if (currentTime > 0) media.addEventListener('loadedmetadata', seek, { once: true });
  // A refusal is reported by the events of the element.
  if (!paused) (media as HTMLMediaElement).play().catch(() => {});
}
