import { Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
import { connect } from '@/modules/timeline/api';
import { lazyPage, type LoadPage } from './lazy-page';
import { Layout } from './layout/layout';
import { withQueries } from './with-queries';

interface AppRoute {
  path: string;
  load: LoadPage;
}

/** The whole site, in the order of `config/paths`; the last catches every other address. */
export const routes: readonly AppRoute[] = [
  { path: paths.home, load: () => import('@/pages/home/home-page') },
  { path: paths.homePreview, load: () => import('@/pages/home-preview/home-preview-page') },
  { path: paths.features, load: () => import('@/pages/features/features-page') },
  { path: paths.examples, load: () => import('@/pages/voorbeelden/voorbeelden-page') },
  { path: paths.pricing, load: () => import('@/pages/pricing/pricing-page') },
  { path: paths.help, load: () => import('@/pages/help/help-page') },
  { path: paths.contact, load: () => import('@/pages/contact/contact-page') },
  { path: paths.privacy, load: () => import('@/pages/privacy/privacy-page') },
  { path: paths.terms, load: () => import('@/pages/terms/terms-page') },
  { path: paths.comingSoon, load: () => import('@/pages/coming-soon/coming-soon-page') },
  { path: paths.signUp, load: () => import('@/pages/gratis-beginnen/gratis-beginnen-page') },
  { path: paths.dashboard, load: () => import('@/pages/dashboard/dashboard-page') },
  {
    path: paths.publicTimeline,
    load: withQueries(() => {
      connect();
      return import('@/pages/public/public-page');
    }),
  },
  { path: '*', load: () => import('@/pages/not-found/not-found-page') },
];

const pages = routes.map(({ path, load }) => ({ path, Page: lazyPage(load) }));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}
