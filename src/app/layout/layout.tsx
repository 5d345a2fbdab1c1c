import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isStoryPath, pageOf } from '@/config/paths';
import { site } from '@/config/site';
import { Footer } from './footer';
import { Header } from './header';
import { useLazyModule } from '@/lib/use-lazy-module';
import { mainId, ScrollAndFocus } from '@/navigation/scroll/scroll-and-focus';
import { TakenOver } from '../take-over/taken-over';
import { SkipLinks } from './skip-links';
import { TitleAnnouncement } from './title-announcement';

export function Layout() {
  const { pathname } = useLocation();
  const hasViews = site.analytics && !isStoryPath(pathname);
  // If the code fails to load, no page views are counted.
  const views = useLazyModule(() => import('./page-views'), hasViews || null);
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
      {hasViews && views && <views.default />}
    </div>
  );
}
