/** The captions of a film as a `<track>` of it; without them, or where they fail, the film plays on. */

const mostCharacters = 2_000_000;

/** @throws for what is no WebVTT */
async function fetchCaptions(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  const text = response.ok ? await response.text() : '';
  if (!/^\uFEFF?WEBVTT/.test(text) || text.length > mostCharacters) throw new Error('No captions');
  return URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
}

/** WebKit asks its user's settings about a track that is only the default, and shows none. */
function show(video: HTMLVideoElement, track: HTMLTrackElement) {
  video.append(track);
  if (track.track) track.track.mode = 'showing';
}

/**
 * Fetched first, also from our own host, and handed over as an address of this page: a track of
 * another host works only with `crossorigin` on the film, and then a film whose host allows no such
 * reading would not play at all. What comes back takes the captions away again.
 */
export function addCaptions(video: HTMLVideoElement, url: string, fail: () => void) {
  const stop = new AbortController();
  const track = document.createElement('track');
  Object.assign(track, { kind: 'captions', srclang: 'nl', label: 'Nederlands', default: true });
  track.addEventListener('error', fail);
  fetchCaptions(url, stop.signal).then(
    (address) => {
      track.src = address;
      if (stop.signal.aborted) URL.revokeObjectURL(address);
      else show(video, track);
    },
    () => stop.signal.aborted || fail(),
  );
  return () => {
    stop.abort();
    track.remove();
    URL.revokeObjectURL(track.src);
  };
}
