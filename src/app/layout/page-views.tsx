import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error-boundary';
import { site } from '@/config/site';
import { countView, isStory } from '@/modules/consent/page-views';
import { useConsent } from '@/modules/consent/use-consent';

const ConsentBar = lazy(() => import('@/modules/consent/consent-bar'));

/** Asks once whether page views may be counted, and counts them; nothing where no id is configured. */
export function PageViews() {
  const { pathname } = useLocation();
  const consent = useConsent();
  useEffect(() => {
    if (consent === 'accepted') void countView(pathname);
  }, [pathname, consent]);

  if (!site.analytics || consent !== 'unasked' || isStory(pathname)) return null;
  // Without its code nothing is asked, so nothing is counted.
  return (
    <ErrorBoundary renderFallback={() => null}>
      <Suspense>
        <ConsentBar />
      </Suspense>
    </ErrorBoundary>
  );
}
