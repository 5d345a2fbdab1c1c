import { createElement } from 'react';
import { matchPath, Route, Routes, useParams } from 'react-router-dom';
import { lazyPage, type LazyPage, type LoadPage, type PageModule } from './lazy-page';
import { Layout } from './layout/layout';
import { routes, type AppRoute } from './routes';

const loaders = import.meta.glob<PageModule>('../pages/*/*-page.tsx');
const notFound = 'not-found/not-found-page';

function loaderOf(page: string): LoadPage {
  const load = loaders[`../pages/${page}.tsx`];
  if (!load) throw new Error(`src/pages/${page}.tsx does not exist`);
  return load;
}

const lazyPages = new Map<string, LazyPage>();

/** Two routes of one page share a component, so that it stays mounted between them; each help article has its own. */
function pageFor({ page, article }: AppRoute, slug = ''): LazyPage {
  const name = article ? `${page} ${slug}` : page;
  const known = lazyPages.get(name) ?? lazyPage(article ? () => loadArticle(slug) : loaderOf(page));
  lazyPages.set(name, known);
  return known;
}

/** An unknown slug loads the 404 page. */
const loadArticle = async (slug: string): Promise<PageModule> =>
  (await (await import('@/pages/help-article/help-article-page')).pageOf(slug)) ??
  loaderOf(notFound)();

/** Paths are case-sensitive, as on a static file host. */
const caseSensitive = true;
const matchRoute = (path: string, pathname: string) => matchPath({ path, caseSensitive }, pathname);

export const routeAt = (pathname: string): AppRoute | undefined =>
  routes.find(({ path }) => matchRoute(path, pathname));

/** Loads the chunk of the page at this path. @throws when the load fails */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routeAt(pathname);
  if (route) await pageFor(route, matchRoute(route.path, pathname)?.params.slug).preload();
}

function RoutePage({ route }: { route: AppRoute }) {
  const { slug } = useParams();
  return createElement(pageFor(route, slug));
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {routes.map((route) => (
          <Route
            key={route.path}
            path={route.path}
            caseSensitive={caseSensitive}
            element={<RoutePage route={route} />}
          />
        ))}
      </Route>
    </Routes>
  );
}
