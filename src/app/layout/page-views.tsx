import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import ConsentBar from '@/modules/consent/consent-bar';
import { countView } from '@/modules/consent/page-views';
import { useConsent } from '@/modules/consent/consent-store';
import { knownPages } from './known-pages';
import { mainId } from './scroll-and-focus';

/** Where the question goes, so does what had focus in it. */
const focusMain = () => document.getElementById(mainId)?.focus({ preventScroll: true });

/** Asks once whether page views may be counted, and counts them. */
export default function PageViews() {
  const { pathname } = useLocation();
  const consent = useConsent();
  useEffect(() => {
    if (consent === 'accepted') void countView(pathname, knownPages);
  }, [pathname, consent]);

  if (consent !== 'unasked' || !knownPages.has(pathname)) return null;
  return <ConsentBar onAnswer={focusMain} />;
}
