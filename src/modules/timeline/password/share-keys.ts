import { stableHash } from '@/lib/stable-hash';

/**
 * The share key that this visitor has got for a password: kept for this tab, or for this device when the visitor
 * chose so. Its name is a hash of the slug, so that nothing stored says which story it opens. The inline
 * script of `build/prerender/first-reads.ts` looks for such names too.
 */
const nameOf = (slug: string) => `anekdotes-share-key-${stableHash(slug)}`;

/** Where storage is blocked or full: until the page is left. */
const kept = new Map<string, string>();

function inStorages<Result>(run: (storage: Storage) => Result): Result[] {
  try {
    return [sessionStorage, localStorage].map(run);
  } catch {
    return [];
  }
}

export const readShareKey = (slug: string): string | null =>
  inStorages((storage) => storage.getItem(nameOf(slug))).find((key) => key) ??
  kept.get(slug) ??
  null;

export function storeShareKey(slug: string, key: string, isForDevice: boolean): void {
  try {
    (isForDevice ? localStorage : sessionStorage).setItem(nameOf(slug), key);
  } catch {
    kept.set(slug, key);
  }
}

/** The key that was just refused; another tab may have stored a newer one. */
export function forgetShareKey(slug: string): void {
  const refused = readShareKey(slug);
  kept.delete(slug);
  inStorages((storage) => {
    if (storage.getItem(nameOf(slug)) === refused) storage.removeItem(nameOf(slug));
  });
}
