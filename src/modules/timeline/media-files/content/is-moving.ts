import { ownUrl } from '@/lib/urls/own-url';
import { fileOf } from '../media-path';
import { hasMotion } from './has-motion';

/** Files with these names do not move. A GIF or WebP can have the name of a JPEG: messengers do that. */
const stillNames = /\.(hei[cf]|bmp|svg)([?#]|$)/i;
/** A longer first frame of a GIF counts as unknown. */
const maxBytes = 4_000_000;

/** What is known, by file: the card, the lightbox and the slideshow ask for the same ones. */
const answers = new Map<string, Promise<boolean | null>>();

async function read(url: string): Promise<boolean | null> {
  // The picture has just been loaded, so the cache has it.
  const response = await fetch(url, { cache: 'force-cache', priority: 'low' });
  const reader = response.body?.getReader();
  if (!reader) return null;
  let bytes = new Uint8Array();
  let found = response.ok ? null : false;
  while (found === null && bytes.length < maxBytes) {
    const { value, done } = await reader.read();
    if (done) break;
    const longer = new Uint8Array(bytes.length + value.length);
    longer.set(bytes);
    longer.set(value, bytes.length);
    bytes = longer;
    found = hasMotion(bytes);
  }
  void reader.cancel().catch(() => {});
  return response.ok ? found : null;
}

/** Whether the content of a loaded picture moves; null for an unknown kind of file. */
export function isMoving(url: string): Promise<boolean | null> {
  if (stillNames.test(url) || !ownUrl(url)) return Promise.resolve(null);
  const key = fileOf(url) ?? url;
  const answer = answers.get(key) ?? read(url);
  answers.set(key, answer);
  // A read that failed is tried again.
  answer.catch(() => answers.delete(key));
  return answer;
}
