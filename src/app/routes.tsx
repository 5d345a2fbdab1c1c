import { createElement, type FunctionComponent } from 'react';
import { matchPath, Route, Routes, useParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { lazyPage, type LazyPage, type LoadPage } from './lazy-page';
import { Layout } from './layout/layout';
import { withArticle } from './with-article';
import { withQueries } from './with-queries';

export interface AppRoute {
  path: string;
  /** Its file in `src/pages`. */
  page: string;
  /** Shows the help article that the slug in its address names. */
  article?: true;
  /** Reads from the backend by queries. */
  queries?: true;
  /** False: search engines stay away, and the sitemap does not name it. */
  indexed?: false;
  /** False: each visitor's browser makes it, since nobody knows it when the site is built. */
  prerendered?: false;
}

/** The whole site, in the order of `config/paths`; the last catches every other address. */
export const routes: readonly AppRoute[] = [
  { path: paths.home, page: 'home/home-page' },
  { path: paths.homePreview, page: 'home-preview/home-preview-page', indexed: false },
  { path: paths.features, page: 'features/features-page' },
  { path: paths.examples, page: 'voorbeelden/voorbeelden-page' },
  { path: paths.pricing, page: 'pricing/pricing-page' },
  { path: paths.help, page: 'help/help-page' },
  { path: paths.helpArticle, page: 'help-article/help-article-page', article: true },
  { path: paths.contact, page: 'contact/contact-page' },
  { path: paths.privacy, page: 'privacy/privacy-page' },
  { path: paths.terms, page: 'terms/terms-page' },
  { path: paths.comingSoon, page: 'coming-soon/coming-soon-page' },
  { path: paths.signUp, page: 'gratis-beginnen/gratis-beginnen-page' },
  { path: paths.dashboard, page: 'dashboard/dashboard-page' },
  {
    path: paths.publicTimeline,
    page: 'public/public-page',
    queries: true,
    indexed: false,
    prerendered: false,
  },
  {
    path: paths.publicMoment,
    page: 'public/public-page',
    queries: true,
    indexed: false,
    prerendered: false,
  },
  { path: '*', page: 'not-found/not-found-page', indexed: false },
];

const loaders = import.meta.glob<{ default: FunctionComponent }>('../pages/*/*-page.tsx');
const notFound = 'not-found/not-found-page';

function loaderOf(page: string): LoadPage {
  const load = loaders[`../pages/${page}.tsx`];
  if (!load) throw new Error(`src/pages/${page}.tsx does not exist`);
  return load;
}

/** What shows a route: one page, or one for each slug. */
type PageFor = (slug?: string) => LazyPage;

function pageForArticle(load: LoadPage): PageFor {
  const made = new Map<string, LazyPage>();
  return (slug = '') => {
    const page = made.get(slug) ?? lazyPage(withArticle(slug, load, loaderOf(notFound)));
    made.set(slug, page);
    return page;
  };
}

function pageForRoute({ page, article, queries }: AppRoute): PageFor {
  const load = loaderOf(page);
  if (article) return pageForArticle(load);
  const only = lazyPage(queries ? withQueries(load) : load);
  return () => only;
}

/** Two addresses of one page show the same one: going from one to the other leaves it standing. */
const madeFor = new Map<string, PageFor>();

const pages = routes.map((route) => {
  const pageFor = madeFor.get(route.page) ?? pageForRoute(route);
  madeFor.set(route.page, pageFor);
  return { ...route, pageFor };
});

/** In capitals it is another address: on a host of files there would be nothing at it. */
const caseSensitive = true;
const matchRoute = (path: string, pathname: string) => matchPath({ path, caseSensitive }, pathname);

const pageAt = (pathname: string) => pages.find(({ path }) => matchRoute(path, pathname));

/** Which route answers this address. */
export const routeAt = (pathname: string): AppRoute | undefined => pageAt(pathname);

/** Fetches the code of the page at this address. @throws when it does not arrive */
export async function preloadPage(pathname: string): Promise<void> {
  const page = pageAt(pathname);
  await page?.pageFor(matchRoute(page.path, pathname)?.params.slug).preload();
}

function RoutePage({ pageFor }: { pageFor: PageFor }) {
  const { slug } = useParams();
  return createElement(pageFor(slug));
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {pages.map(({ path, pageFor }) => (
          <Route
            key={path}
            path={path}
            caseSensitive={caseSensitive}
            element={<RoutePage pageFor={pageFor} />}
          />
        ))}
      </Route>
    </Routes>
  );
}
