import { stableHash } from '@/lib/stable-hash';

/**
 * The share keys that this visitor has got for a word: of this tab, or of this device when the visitor chose
 * so. Stored under a hash of the slug, so that nothing stored says which story a key opens.
 */

/** Also read by the inline script of `build/prerender/first-reads.ts`. */
export const shareKeysItem = 'anekdotes-share-keys';

type Keys = Record<string, string>;

/** The storages of this tab and of the device; none where they are blocked. */
function storages(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}

function readKeys(storage: Storage): Keys {
  try {
    return { ...(JSON.parse(storage.getItem(shareKeysItem) ?? '{}') as Keys) };
  } catch {
    return {};
  }
}

function writeKeys(storage: Storage, keys: Keys) {
  if (Object.keys(keys).length === 0) storage.removeItem(shareKeysItem);
  else storage.setItem(shareKeysItem, JSON.stringify(keys));
}

const nameOf = (slug: string) => stableHash(slug).toString(36);

/** Where storage is blocked or full: until the page is left. */
const kept = new Map<string, string>();

export function readShareKey(slug: string): string | undefined {
  if (kept.size > 0 && kept.has(slug)) return kept.get(slug);
  const name = nameOf(slug);
  for (const storage of storages()) {
    const key = readKeys(storage)[name];
    if (typeof key === 'string' && /^[0-9a-f]{64}$/.test(key)) return key;
  }
  return undefined;
}

export function storeShareKey(slug: string, key: string, isForDevice: boolean): void {
  forgetShareKey(slug);
  try {
    const storage = isForDevice ? localStorage : sessionStorage;
    writeKeys(storage, { ...readKeys(storage), [nameOf(slug)]: key });
  } catch {
    kept.set(slug, key);
  }
}

export function forgetShareKey(slug: string): void {
  kept.delete(slug);
  for (const storage of storages()) {
    const { [nameOf(slug)]: key, ...others } = readKeys(storage);
    if (key !== undefined) writeKeys(storage, others);
  }
}
