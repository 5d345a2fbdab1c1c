// Renders the first screen of a story on a server, for supabase/functions/share-page. It runs in Deno, in
// Node and in workerd, and knows nothing but its arguments.
import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.edge';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { Layout } from '@/app/layout/layout';
import { Providers } from '@/app/providers';
import { paths } from '@/config/paths';
import { itemPathOf, storyPathOf } from '@shared/story-address';
import { site } from '@/config/site';
import { createQueryClient } from '@/lib/http/query-client';
import { parseFilter, serializeFilter } from '@/modules/timeline/filter/filter-params';
import { fillCache, fillClosed, type FirstView } from '@/modules/timeline/first-view/fill-cache';
import { typeOf } from '@/modules/timeline/item-types';
import { fileUrlsOf } from '@/modules/timeline/media-files/file-urls';
import { unsignedUrl } from '@/modules/timeline/media-files/media-path';
import { signedFilesOf } from '@/modules/timeline/media-files/signed-urls';
import {
  closedLinkSchema,
  timelineItemSchema,
  timelineSchema,
  type ClosedLink,
  type TimelineItem,
} from '@/modules/timeline/rows';
import { byStoryOrder } from '@shared/story-order';
import { StoryLinksContext } from '@/modules/timeline/story-view';
import { ownerColors } from '@/modules/timeline/use-owner-colors';
import { copy as restCopy } from '@/pages/public/first-screen/copy';
import { restId } from '@/pages/public/first-screen/leave-first-screen';
import { LoadingStory } from '@/pages/public/first-screen/loading-story';
import { OpenedItem } from '@/pages/public/first-screen/opened-item';
import { RestOfStory } from '@/pages/public/first-screen/rest-of-story';
import { itemMetadata, timelineMetadata } from '@/pages/public/metadata';
import PublicPage from '@/pages/public/public-page';
import { storyParts } from '@/navigation/skip-targets';
import type {
  FirstScreen,
  StoryRenderer,
} from '../../supabase/functions/share-page/story-renderer';
import { splitHoisted } from '../prerender/document';
import { crashId, failureId } from '../prerender/failed-loads';
import { backgroundsOfStories } from './backgrounds';

/** Documents and renderer of one build have the same; `build.ts` replaces this text. */
export const buildId: StoryRenderer['buildId'] = 'id of this build';

const ids = { failed: failureId, crashed: crashId };

const parseItems = (rows: unknown[]) => rows.map((row) => timelineItemSchema.parse(row));

export const filePathsOf: StoryRenderer['filePathsOf'] = (rows) =>
  parseItems(rows)
    .flatMap(fileUrlsOf)
    .map((url) => url.slice(unsignedUrl('').length));

/** Not its private files: chat applications keep copies of what a link preview shows. */
const photosOf = (item: TimelineItem, url: string | null | undefined) =>
  url && !fileUrlsOf(item).includes(url)
    ? [{ address: new URL(url, site.url).href, ...sizeOf(item) }]
    : [];

const pixels = (size: number | undefined) =>
  Number.isInteger(size) && size! > 0 ? size : undefined;
const sizeOf = ({ metadata: { width, height } }: TimelineItem) => ({
  width: pixels(width),
  height: pixels(height),
});

export const previewOf: StoryRenderer['previewOf'] = ({ slug, timeline, items: rows, item }) => {
  const story = timelineMetadata(timelineSchema.parse(timeline), slug);
  const items = parseItems(rows).toSorted(byStoryOrder);
  const photos = items.flatMap((one) => (typeOf(one).isStill ? photosOf(one, one.media_url) : []));
  const opened = item && timelineItemSchema.parse(item);
  const { title, description, canonicalPath } = opened ? itemMetadata(story, opened, slug) : story;
  const own = opened
    ? photosOf(opened, typeOf(opened).isStill ? opened.media_url : opened.metadata.poster_url)
    : [];
  return { title, description, path: canonicalPath!, photos: [...own, ...photos] };
};

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

function openedItem({ timeline, files }: FirstView, slug: string, row: unknown): string {
  const item = timelineItemSchema.parse(row);
  const signed = files ? signedFilesOf(files, 0).withUrls(item) : item;
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

function withClient<Result>(run: (client: QueryClient) => Result): Result {
  const client = createQueryClient();
  try {
    return run(client);
  } finally {
    // Its timers would keep the story in memory.
    client.clear();
  }
}

export { firstViewOf } from '@/modules/timeline/first-view/parse-answers';
export const closedOf: StoryRenderer['closedOf'] = (row) => closedLinkSchema.parse(row);

export const renderClosed: StoryRenderer['renderClosed'] = ({ pathname, slug, closed }) =>
  withClient((client) => {
    fillClosed(client, slug, closed as ClosedLink);
    storyParts.set(false);
    const page = pageWith(client, pathname, restCopy.closed);
    const before = renderToStaticMarkup(<LoadingStory />) + page.before;
    return { ...page, before, rootStyle: '' };
  });

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

export const renderScreen: StoryRenderer['renderScreen'] = ({
  pathname,
  search,
  story,
  firstView,
}) =>
  withClient((client) => {
    const { slug, item } = story;
    const first = firstView as FirstView;
    const shown = first.items.length;
    const isItem = pathname.includes('/moment/');
    const hasFilter = serializeFilter('', parseFilter(search)) !== '';
    if (isItem ? !item : hasFilter) return null;
    fillCache(client, slug, first);
    storyParts.set(shown > 0);
    if (!isItem && shown === 0) return null;
    const colors = ownerColors(first.timeline, backgroundsOfStories);
    const screen = isItem
      ? { root: '', preload: '', before: openedItem(first, slug, item) }
      : pageWith(client, pathname + search, restCopy.firstOf(shown, first.count.count));
    return { ...screen, rootStyle: colors.map(([role, color]) => `${role}:${color}`).join(';') };
  });
