import { createElement } from 'react';
import { matchPath, Route, Routes, useParams } from 'react-router-dom';
import { lazyPage, type LazyPage, type LoadPage, type PageModule } from './lazy-page';
import { Layout } from './layout/layout';
import { routes, type AppRoute } from './routes';
import { withArticle } from './with-article';
import { withQueries } from './with-queries';

const loaders = import.meta.glob<PageModule>('../pages/*/*-page.tsx');
const notFound = 'not-found/not-found-page';

function loaderOf(page: string): LoadPage {
  const load = loaders[`../pages/${page}.tsx`];
  if (!load) throw new Error(`src/pages/${page}.tsx does not exist`);
  return load;
}

/** The component of a route: one page, or one for each slug. */
type PageFor = (slug?: string) => LazyPage;

function pageForArticle(load: LoadPage): PageFor {
  const created = new Map<string, LazyPage>();
  return (slug = '') => {
    const page = created.get(slug) ?? lazyPage(withArticle(slug, load, loaderOf(notFound)));
    created.set(slug, page);
    return page;
  };
}

function pageForRoute({ page, article, queries }: AppRoute): PageFor {
  const load = loaderOf(page);
  if (article) return pageForArticle(load);
  const only = lazyPage(queries ? withQueries(load) : load);
  return () => only;
}

/** Two routes of one page share a component, so that it stays mounted between them. */
const pageForFile = new Map<string, PageFor>();

const pages = routes.map((route) => {
  const pageFor = pageForFile.get(route.page) ?? pageForRoute(route);
  pageForFile.set(route.page, pageFor);
  return { ...route, pageFor };
});

/** Paths are case-sensitive, as on a static file host. */
const caseSensitive = true;
const matchRoute = (path: string, pathname: string) => matchPath({ path, caseSensitive }, pathname);

const pageAt = (pathname: string) => pages.find(({ path }) => matchRoute(path, pathname));

export const routeAt = (pathname: string): AppRoute | undefined => pageAt(pathname);

/** Loads the chunk of the page at this path. @throws when the load fails */
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
