import type { QueryClient } from '@tanstack/react-query';
import { documentReadAt } from '@shared/first-reads';
import type { ReadItems } from '../live/item-rereads';
import type { Signatures } from '../media-files/signatures';
import { signedFilesOf } from '../media-files/signed-urls';
import { timelineKeys } from '../queries';
import type { ItemCount } from '../read';
import type { ClosedLink, Timeline, TimelineItem } from '../rows';

/** What the first render of a story shows. The server has parsed it: the browser needs no schemas for it. */
export interface FirstView {
  timeline: Timeline;
  count: ItemCount;
  items: TimelineItem[];
  /** Absent without private files. */
  files?: Signatures;
}

/** Fills the query cache of the viewer for a link that opens no story. */
export function fillClosed(client: QueryClient, slug: string, closed: Omit<ClosedLink, 'slug'>) {
  const link: ClosedLink = { ...closed, slug };
  client.setQueryData(timelineKeys.timeline(slug), link, { updatedAt: documentReadAt });
}

/**
 * Fills the query cache of the viewer, so that its first render shows the first cards of the story: on the server,
 * and in the browser that takes over from it.
 */
export function fillCache(
  client: QueryClient,
  slug: string,
  { timeline, count, items, files }: FirstView,
) {
  const read: ReadItems = { items, isComplete: false, counter: timeline.change_counter };
  if (files) set(timelineKeys.files(slug, timeline.id), signedFilesOf(files, Date.now()));
  set(timelineKeys.timeline(slug), timeline);
  set(timelineKeys.count(slug, timeline.id), count);
  set(timelineKeys.items(slug, timeline.id), read);

  function set(key: readonly string[], data: unknown) {
    client.setQueryData(key, data, { updatedAt: documentReadAt });
  }
}
