import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error-boundary';
import { isStoryPath, pageOf } from '@/config/paths';
import { site } from '@/config/site';
import { Footer } from './footer';
import { Header } from './header';
import { mainId, ScrollAndFocus } from '@/navigation/scroll/scroll-and-focus';
import { TakenOver } from '../take-over/taken-over';
import { SkipLinks } from './skip-links';
import { TitleAnnouncement } from './title-announcement';

/** Lazy: loaded only when analytics is configured. */
const PageViews = lazy(() => import('./page-views'));

export function Layout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLinks />
      <Header />
      <main id={mainId} tabIndex={-1} className="grow outline-none">
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Outlet key={pageOf(pathname)} />
          <ScrollAndFocus />
          <TakenOver />
        </Suspense>
      </main>
      <Footer />
      <TitleAnnouncement />
      {/* If the chunk fails to load, no page views are counted. */}
      {site.analytics && !isStoryPath(pathname) && (
        <ErrorBoundary renderFallback={() => null}>
          <Suspense>
            <PageViews />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
