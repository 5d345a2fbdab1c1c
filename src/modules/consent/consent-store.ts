import { createStore } from '@/lib/create-store';

/**
 * The consent to count page views, stored in localStorage. `unknown` is the state of a prerendered
 * page.
 */
export type Consent = 'accepted' | 'refused' | 'unasked' | 'unknown';

const storageKey = 'anekdotes-page-views';

/** Without storage the answer lasts as long as the document. */
function read(current: Consent): Consent {
  const fallback = current === 'unknown' ? 'unasked' : current;
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'accepted' || stored === 'refused' ? stored : fallback;
  } catch {
    return fallback;
  }
}

const store = createStore<Consent>('unknown', read, storageKey);

export const consent = store.get;
export const useConsent = store.use;

export function answerConsent(answer: 'accepted' | 'refused'): void {
  try {
    localStorage.setItem(storageKey, answer);
  } catch {
    // Storage is blocked or full: the answer still applies to this document.
  }
  store.set(answer);
}
