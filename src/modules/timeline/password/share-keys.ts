import { deviceStorage, tabStorage } from '@/lib/browser/storage';
import { stableHash } from '@/lib/stable-hash';

/**
 * The share key that this visitor has got for a password: kept for this tab, or for this device when the visitor
 * chose so. Its name is a hash of the slug, so that nothing stored says which story it opens. The inline
 * script of `build/prerender/first-reads.ts` looks for that name too.
 */
const nameOf = (slug: string) => `anekdotes-share-key-${stableHash(slug)}`;

export const readShareKey = (slug: string): string | null =>
  tabStorage.read(nameOf(slug)) ?? deviceStorage.read(nameOf(slug));

export function storeShareKey(slug: string, key: string, isForDevice: boolean): void {
  if (isForDevice && deviceStorage.write(nameOf(slug), key)) return;
  tabStorage.write(nameOf(slug), key);
}

/** The key that was just refused; another tab may have stored a newer one. */
export function forgetShareKey(slug: string): void {
  const refused = readShareKey(slug);
  for (const storage of [tabStorage, deviceStorage]) {
    if (storage.read(nameOf(slug)) === refused) storage.write(nameOf(slug), null);
  }
}
