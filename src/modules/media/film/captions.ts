/** Captions as a `<track>` of a video. A failure does not stop the video. */
import type { copy } from './copy';
import { readCaptions } from './read-captions';

const maxBytes = 2_000_000;

export type CaptionsProblem = keyof Pick<typeof copy, 'captionsBroken' | 'captionsEmpty'>;

/**
 * The captions as WebVTT; null without a cue.
 * @throws if they cannot be fetched, or a page comes in their place
 */
async function fetchCaptions(url: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isPage = bytes[0] === '<'.charCodeAt(0);
  if (!response.ok || isPage || bytes.length > maxBytes) throw new Error('No captions');
  return readCaptions(bytes);
}

/** Sets the mode, because WebKit can hide a `default` track depending on the user's settings. */
function showTrack(video: HTMLVideoElement, track: HTMLTrackElement) {
  video.append(track);
  if (track.track) track.track.mode = 'showing';
}

/**
 * Fetches the captions and adds them as a blob URL. A cross-origin track would need `crossorigin` on
 * the video, and then a video whose host sends no CORS headers would not play. Returns the cleanup.
 */
export function addCaptions(
  video: HTMLVideoElement,
  url: string,
  onFail: (problem: CaptionsProblem) => void,
) {
  const stop = new AbortController();
  const track = document.createElement('track');
  Object.assign(track, { kind: 'captions', srclang: 'nl', label: 'Nederlands', default: true });
  track.addEventListener('error', () => onFail('captionsBroken'));
  fetchCaptions(url, stop.signal).then(
    (captions) => {
      if (stop.signal.aborted) return;
      if (captions === null) return onFail('captionsEmpty');
      track.src = URL.createObjectURL(new Blob([captions], { type: 'text/vtt' }));
      showTrack(video, track);
    },
    () => stop.signal.aborted || onFail('captionsBroken'),
  );
  return () => {
    stop.abort();
    track.remove();
    URL.revokeObjectURL(track.src);
  };
}
