/** Where the voice was in a story, on this device. Nothing stored says which story that is. */
import { deviceStorage } from '@/lib/browser/storage';

const prefix = 'anekdotes-place-';

/** A hash of the slug; throws without a secure connection. */
async function keyOf(slug: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(slug));
  const bytes = [...new Uint8Array(digest)];
  return prefix + bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function withKey<Result>(slug: string, run: (key: string) => Result) {
  try {
    return run(await keyOf(slug));
  } catch {
    // The connection is not secure: no place is kept.
    return null;
  }
}

/** The id of the item that was last told; without the address of its story it opens nothing. */
export const readPlace = (slug: string) => withKey(slug, deviceStorage.read);

export const storePlace = (slug: string, itemId: string) =>
  withKey(slug, (key) => deviceStorage.write(key, itemId));

export const forgetPlace = (slug: string) => withKey(slug, (key) => deviceStorage.write(key, null));
