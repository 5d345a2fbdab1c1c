import { createStore } from '@/lib/create-store';

/**
 * What a visitor answered to the question whether page views may be counted; kept in this browser.
 * A prerendered page knows no visitor.
 */
export type Consent = 'accepted' | 'refused' | 'unasked' | 'unknown';

const storageKey = 'anekdotes-page-views';

/** Where the browser keeps nothing, the answer lasts as long as the document. */
function read(held: Consent): Consent {
  const otherwise = held === 'unknown' ? 'unasked' : held;
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === 'accepted' || kept === 'refused' ? kept : otherwise;
  } catch {
    return otherwise;
  }
}

const store = createStore<Consent>('unknown', read, storageKey);

export const consent = store.get;
export const useConsent = store.use;

export function answerConsent(answer: 'accepted' | 'refused'): void {
  try {
    localStorage.setItem(storageKey, answer);
  } catch {
    // Refused or full: the answer still counts for this visit.
  }
  store.set(answer);
}
