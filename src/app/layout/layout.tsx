import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error-boundary';
import { isStoryPath, pageOf } from '@/config/paths';
import { site } from '@/config/site';
import { copy } from '../copy';
import { Footer } from './footer';
import { Header } from './header';
import { mainId, ScrollAndFocus } from '@/navigation/scroll-and-focus';
import { TitleAnnouncement } from './title-announcement';

/** Lazy: loaded only when analytics is configured. */
const PageViews = lazy(() => import('./page-views'));

/** The link of the first item that the filter shows. */
const firstItem = '[data-item-id]:not([hidden]) a[href*="/moment/"]:not([tabindex])';

/** Moves the focus to the element, or to the content where the page does not have it. */
function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={`#${mainId}`}
      className="button absolute top-3 left-3 z-50 not-focus:sr-only"
      onClick={(event) => {
        event.preventDefault();
        const target = document.querySelector<HTMLElement>(to) ?? document.getElementById(mainId)!;
        // A link has the focus by itself; a region does not.
        if (target.tabIndex < 0) target.tabIndex = -1;
        target.focus();
      }}
    >
      {children}
    </a>
  );
}

export function Layout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="main">{copy.skipLink}</SkipLink>
      {isStoryPath(pathname) && (
        <>
          <SkipLink to={firstItem}>{copy.skipToFirstItem}</SkipLink>
          <SkipLink to="search">{copy.skipToFilters}</SkipLink>
        </>
      )}
      <Header />
      <main id={mainId} tabIndex={-1} className="grow outline-none">
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Outlet key={pageOf(pathname)} />
          <ScrollAndFocus />
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
