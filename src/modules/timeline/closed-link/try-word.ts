import { openLink } from './api';
import { canDeriveKey, deriveLinkKey } from './link-key';
import { storeShareKey } from './share-keys';

export type WordAnswer =
  { state: 'open' | 'wrong' | 'none' | 'insecure' } | { state: 'wait'; seconds: number };

export interface Attempt {
  word: string;
  slug: string;
  /** Remember it on this device; else in this tab. */
  isForDevice: boolean;
}

/**
 * Tries a word, and keeps the share key when it is the right one.
 * @throws ReadError
 */
export async function tryWord({ word, slug, isForDevice }: Attempt): Promise<WordAnswer> {
  if (!canDeriveKey()) return { state: 'insecure' };
  const answer = await openLink(slug, await deriveLinkKey(word, slug));
  if (answer.state === 'open') storeShareKey(slug, answer.share_key, isForDevice);
  return answer;
}
