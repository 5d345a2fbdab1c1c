// The query cache of a request: the server renders with it, and the browser goes on from it.
import type { QueryClient } from '@tanstack/react-query';
import { signedFilesOf } from '@/modules/timeline/media-files/signed-urls';
import { documentReadAt, timelineKeys, type DocumentState } from '@/modules/timeline/queries';
import type { ClosedLink } from '@/modules/timeline/rows';
import type { ReadItems } from '@/modules/timeline/live/item-rereads';
import type { FoundStory } from './read-link';

const set = (client: QueryClient, key: readonly string[], data: unknown) =>
  client.setQueryData(key, data, { updatedAt: documentReadAt });

/** The state of a link that opens no story. */
export function fillClosed(client: QueryClient, link: ClosedLink): DocumentState {
  set(client, timelineKeys.timeline(link.slug), link);
  return { queries: client.getQueriesData({}), hasItems: false };
}

/** The state of a story; undefined when one of its reads failed. */
export function fillStory(
  client: QueryClient,
  slug: string,
  { timeline, reads }: FoundStory,
): DocumentState | undefined {
  if (!reads) return undefined;
  const { id, change_counter: counter } = timeline;
  const { count, shown, position, signatures } = reads;
  set(client, timelineKeys.timeline(slug), timeline);
  set(client, timelineKeys.count(slug, id), count);
  set(client, timelineKeys.itemsPosition(slug, id), position);
  const read: ReadItems = { items: shown, isComplete: false, counter };
  const hasItems = shown.length > 0;
  if (hasItems) set(client, timelineKeys.items(slug, id), read);
  const queries = client.getQueriesData({});
  if (!signatures) return { queries, hasItems };
  set(client, timelineKeys.files(slug, id), signedFilesOf(signatures, Date.now()));
  return { queries, hasItems, files: { timelineId: id, signatures } };
}
