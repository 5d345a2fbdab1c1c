/** Where the voice was in a story, on this device. Nothing stored says which story that is. */
import { deviceStorage } from '@/lib/browser/storage';
import { stableHash } from '@/lib/stable-hash';

const keyOf = (slug: string) => `anekdotes-place-${stableHash(slug).toString(36)}`;

/** The id of the item that was last told; without the address of its story it opens nothing. */
export const readPlace = (slug: string) => deviceStorage.read(keyOf(slug));

/** Null forgets the place. */
export const storePlace = (slug: string, itemId: string | null) =>
  deviceStorage.write(keyOf(slug), itemId);
