import { ownUrl } from '@/lib/urls/own-url';

const limitMs = 10_000;

/** The first bytes of a file, as Latin-1; null if our server does not send it. */
async function readStart(url: string, cache?: RequestCache): Promise<string | null> {
  if (!ownUrl(url)) return null;
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), limitMs);
  try {
    const { ok, headers, body } = await fetch(url, { signal: request.signal, cache });
    const first = await body?.getReader().read();
    // Many hosts answer with an HTML page and status 200 for a missing file.
    const isPage = /^text\/html/i.test(headers.get('content-type') ?? '');
    return ok && !isPage && first?.value
      ? String.fromCharCode(...first.value.subarray(0, 1000))
      : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    request.abort();
  }
}

/** Whether the content of a loaded picture says that it moves; every GIF counts. */
export async function isMoving(url: string): Promise<boolean> {
  // The picture has just been loaded, so the cache has it.
  const start = (await readStart(url, 'force-cache')) ?? '';
  if (/^RIFF[^]{4}WEBPVP8X/.test(start)) return (start.charCodeAt(20) & 2) !== 0;
  return /^GIF8|^\x89PNG(?:(?!IDAT)[^])+acTL|^[^]{4}ftyp(?:avis|msf1)/.test(start);
}

/**
 * Whether a picture, video or recording that failed is sent by the server, and fails again: then
 * this browser cannot decode it, and a retry cannot help. `probe` is a new element of its kind.
 */
export async function cannotDecode(
  url: string,
  probe: HTMLImageElement | HTMLMediaElement,
): Promise<boolean> {
  if ((await readStart(url)) === null) return false;
  return new Promise((resolve) => {
    for (const type of ['load', 'loadedmetadata'])
      probe.addEventListener(type, () => resolve(false));
    probe.addEventListener('error', () => resolve(true));
    if (probe instanceof HTMLMediaElement) probe.preload = 'metadata';
    probe.src = url;
  });
}

/** One check at a time: an element reports a failure by an event and by the promise of `play`. */
const checks = new WeakMap<HTMLMediaElement, string>();

/** Calls `onUndecodable` if the source of a failed element cannot be decoded. */
export async function checkMedia(media: HTMLMediaElement, onUndecodable: () => void) {
  const { src } = media;
  if (checks.get(media) === src) return;
  checks.set(media, src);
  const probe = document.createElement(media.localName as 'audio' | 'video');
  const isUndecodable = await cannotDecode(src, probe);
  checks.delete(media);
  // It can have another source meanwhile, or play after a retry.
  if (isUndecodable && media.src === src && media.error) onUndecodable();
}
