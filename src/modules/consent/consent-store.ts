/** What a visitor answered to the question whether page views may be counted; kept in this browser. */
export type Consent = 'accepted' | 'refused' | 'unasked';

const storageKey = 'anekdotes-page-views';
const listeners = new Set<() => void>();
/** Where the browser keeps nothing, the answer lasts as long as the document. */
let answered: Consent = 'unasked';

export function consent(): Consent {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === 'accepted' || kept === 'refused' ? kept : answered;
  } catch {
    return answered;
  }
}

export function answerConsent(answer: 'accepted' | 'refused'): void {
  answered = answer;
  try {
    localStorage.setItem(storageKey, answer);
  } catch {
    // Refused or full: the answer still counts for this visit.
  }
  for (const tell of listeners) tell();
}

/** Other tabs of this site answer too. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
