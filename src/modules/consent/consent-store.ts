import { deviceStorage } from '@/lib/browser/storage';
import { createStore } from '@/lib/create-store';

/**
 * The consent to count page views, stored on the device. `unknown` is the state of a prerendered
 * page.
 */
export type Consent = 'accepted' | 'refused' | 'unasked' | 'unknown';

const storageKey = 'anekdotes-page-views';

function read(current: Consent): Consent {
  const stored = deviceStorage.read(storageKey);
  if (stored === 'accepted' || stored === 'refused') return stored;
  return current === 'unknown' ? 'unasked' : current;
}

const store = createStore<Consent>('unknown', read, storageKey);

export const consent = store.get;
export const useConsent = store.use;

export function answerConsent(answer: 'accepted' | 'refused'): void {
  deviceStorage.write(storageKey, answer);
  store.set(answer);
}
