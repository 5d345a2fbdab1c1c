import { ownUrl } from '@/lib/urls/own-url';

const limitMs = 10_000;

/** Whether the server sends the file. Only its first bytes are read. */
async function isSent(url: string): Promise<boolean> {
  if (!ownUrl(url)) return false;
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), limitMs);
  try {
    const { ok, headers, body } = await fetch(url, { signal: request.signal });
    const first = await body?.getReader().read();
    // Many hosts answer with an HTML page and status 200 for a missing file.
    const isPage = /^text\/html/i.test(headers.get('content-type') ?? '');
    return ok && !isPage && first?.value !== undefined;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    request.abort();
  }
}

/**
 * Whether a picture, video or recording that failed is sent by the server, and fails again: then
 * this browser cannot decode it, and a retry cannot help. `probe` is a new element of its kind.
 */
export async function cannotDecode(
  url: string,
  probe: HTMLImageElement | HTMLMediaElement,
): Promise<boolean> {
  if (!(await isSent(url))) return false;
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
