/** Captions as a `<track>` of a video. A failure does not stop the video. */

const maxCharacters = 2_000_000;

/** @throws if the file is not valid WebVTT */
async function fetchCaptions(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  const text = response.ok ? await response.text() : '';
  if (!/^\uFEFF?WEBVTT/.test(text) || text.length > maxCharacters) throw new Error('No captions');
  return URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
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
export function addCaptions(video: HTMLVideoElement, url: string, onFail: () => void) {
  const stop = new AbortController();
  const track = document.createElement('track');
  Object.assign(track, { kind: 'captions', srclang: 'nl', label: 'Nederlands', default: true });
  track.addEventListener('error', onFail);
  fetchCaptions(url, stop.signal).then(
    (address) => {
      track.src = address;
      if (stop.signal.aborted) URL.revokeObjectURL(address);
      else showTrack(video, track);
    },
    () => stop.signal.aborted || onFail(),
  );
  return () => {
    stop.abort();
    track.remove();
    URL.revokeObjectURL(track.src);
  };
}
