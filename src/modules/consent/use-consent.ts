import { useSyncExternalStore } from 'react';
import { consent, onConsentChange, type Consent } from './consent-store';

/** `unknown` until the page has been taken over: a page that is made ahead knows no visitor. */
export const useConsent = (): Consent | 'unknown' =>
  useSyncExternalStore<Consent | 'unknown'>(onConsentChange, consent, () => 'unknown');
