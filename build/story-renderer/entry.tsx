// What supabase/functions/share-page asks of the viewer: what a link opens, with its preview and first screen. It runs in
// Deno, in Node and in workerd, and knows nothing but its arguments.
import type { QueryClient } from '@tanstack/react-query';
import { site } from '@/config/site';
import { createQueryClient } from '@/lib/http/query-client';
import { typeOf } from '@/modules/timeline/item-types';
import { fileUrlsOf } from '@/modules/timeline/media-files/file-urls';
import type { TimelineItem } from '@/modules/timeline/rows';
import { itemMetadata, timelineMetadata } from '@/pages/public/metadata';
import type { Preview, StoryRenderer } from '../../supabase/functions/share-page/story-renderer';
import { fillClosed, fillStory } from './document-state';
import { readLink, type FoundStory } from './read-link';
import { renderClosed, renderStory } from './render-screen';

/** Documents and renderer of one build have the same; `build.ts` replaces this text. */
export const buildId: StoryRenderer['buildId'] = 'id of this build';

export const openLink: StoryRenderer['openLink'] = async (request) => {
  const found = await readLink(request);
  request.signal.throwIfAborted();
  if (!found || 'path' in found) return found;
  /** A story that does not render is sent without markup: the browser renders it from the state. */
  const attempt = <Screen,>(render: () => Screen): Screen | null => {
    try {
      return render();
    } catch (error) {
      request.onFault(error);
      return null;
    }
  };
  return withClient((client) => {
    if ('timeline' in found) {
      const state = fillStory(client, request.slug, found);
      const screen = attempt(() => renderStory(client, request, found));
      return { kind: 'story', preview: previewOf(request.slug, found), state, screen };
    }
    const state = fillClosed(client, found);
    const screen = attempt(() => renderClosed(client, request.pathname));
    return { kind: found.state, state, screen };
  });
};

function withClient<Result>(run: (client: QueryClient) => Result): Result {
  const client = createQueryClient();
  try {
    return run(client);
  } finally {
    // Its timers would keep the story in memory.
    client.clear();
  }
}

function previewOf(slug: string, { timeline, items, item }: FoundStory): Preview {
  const story = timelineMetadata(timeline, slug);
  const photos = items.flatMap((one) => (typeOf(one).isStill ? photosOf(one, one.media_url) : []));
  const { title, description, canonicalPath } = item ? itemMetadata(story, item, slug) : story;
  const own = item
    ? photosOf(item, typeOf(item).isStill ? item.media_url : item.metadata.poster_url)
    : [];
  return { title, description, path: canonicalPath!, photos: [...own, ...photos] };
}

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
