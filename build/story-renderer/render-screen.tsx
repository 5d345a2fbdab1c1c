// Renders the first screen of a link with the components of the viewer.
import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.edge';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { Layout } from '@/app/layout/layout';
import { Providers } from '@/app/providers';
import { paths } from '@/config/paths';
import { itemPathOf, storyPathOf } from '@shared/story-address';
import { parseFilter, serializeFilter } from '@/modules/timeline/filter/filter-params';
import { signedFilesOf } from '@/modules/timeline/media-files/signed-urls';
import type { TimelineItem } from '@/modules/timeline/rows';
import { StoryLinksContext } from '@/modules/timeline/story-view';
import { ownerColors } from '@/modules/timeline/use-owner-colors';
import { copy as restCopy } from '@/pages/public/first-screen/copy';
import { restId } from '@/pages/public/first-screen/leave-first-screen';
import { LoadingStory } from '@/pages/public/first-screen/loading-story';
import { OpenedItem } from '@/pages/public/first-screen/opened-item';
import { RestOfStory } from '@/pages/public/first-screen/rest-of-story';
import { timelineMetadata } from '@/pages/public/metadata';
import PublicPage from '@/pages/public/public-page';
import { storyParts } from '@/navigation/skip-targets';
import type { FirstScreen, LinkRequest } from '../../supabase/functions/share-page/story-renderer';
import { splitHoisted } from '../prerender/document';
import { crashId, failureId } from '../prerender/failed-loads';
import { backgroundsOfStories } from './backgrounds';
import type { FoundStory } from './read-link';

const ids = { failed: failureId, crashed: crashId };

/** The same tree as in `src/app/app.tsx`, with one page. */
function StoryApp({ location }: { location: string }) {
  return (
    <StrictMode>
      <Providers>
        <StaticRouter location={location}>
          <Routes>
            <Route element={<Layout />}>
              <Route path={paths.publicTimeline} element={<PublicPage />} />
              <Route path={paths.publicMoment} element={<PublicPage />} />
            </Route>
          </Routes>
        </StaticRouter>
      </Providers>
    </StrictMode>
  );
}

/** What React writes where a component threw. */
const failedBoundary = '<!--$!-->';

/** The first picture of the page, as React writes it. */
const picturePreload = /<link rel="preload" as="image"[^>]*fetchPriority="high"\/>/;

function renderPage(node: ReactNode): Pick<FirstScreen, 'root' | 'preload'> {
  const html = renderToString(node);
  if (html.includes(failedBoundary)) throw new Error('The story does not render');
  const { head, body } = splitHoisted(html);
  return { root: body, preload: picturePreload.exec(head)?.[0] ?? '' };
}

function openedItem({ timeline, reads }: FoundStory, slug: string, item: TimelineItem): string {
  const { signatures } = reads!;
  const signed = signatures ? signedFilesOf(signatures, 0).withUrls(item) : item;
  const { title } = timelineMetadata(timeline, slug);
  const links = { storyPath: storyPathOf(slug), itemPath: (id: string) => itemPathOf(slug, id) };
  return splitHoisted(
    renderToStaticMarkup(
      <StoryLinksContext value={links}>
        <OpenedItem item={signed} story={{ title, path: links.storyPath }}>
          <RestOfStory lead={restCopy.oneItem} ids={ids} />
        </OpenedItem>
      </StoryLinksContext>,
    ),
  ).body;
}

/** The page, and the messages for a browser that does not hydrate it. */
const pageWith = (client: QueryClient, location: string, lead: string) => ({
  ...renderPage(
    <QueryClientContext value={client}>
      <StoryApp location={location} />
    </QueryClientContext>,
  ),
  before: renderToStaticMarkup(
    <div id={restId} className="bg-card">
      <RestOfStory lead={lead} ids={ids} />
    </div>,
  ),
});

/** The cache has the link that opens no story. */
export function renderClosed(client: QueryClient, pathname: string): FirstScreen {
  storyParts.set(false);
  const page = pageWith(client, pathname, restCopy.closed);
  const before = renderToStaticMarkup(<LoadingStory />) + page.before;
  return { ...page, before, rootStyle: '' };
}

/**
 * The cache has the story. Null where the browser shows something else first, such as the results of a filter.
 * @throws when a row does not render
 */
export function renderStory(
  client: QueryClient,
  { slug, itemId, pathname, search }: LinkRequest,
  found: FoundStory,
): FirstScreen | null {
  const { timeline, item, reads } = found;
  if (!reads?.isSigned) return null;
  const { count, shown } = reads;
  const isItem = itemId !== null;
  const hasFilter = serializeFilter('', parseFilter(search)) !== '';
  if (isItem ? !item : hasFilter || shown.length === 0) return null;
  storyParts.set(shown.length > 0);
  const colors = ownerColors(timeline, backgroundsOfStories);
  const screen = item
    ? { root: '', preload: '', before: openedItem(found, slug, item) }
    : pageWith(client, pathname + search, restCopy.firstOf(shown.length, count.count));
  return { ...screen, rootStyle: colors.map(([role, color]) => `${role}:${color}`).join(';') };
}
