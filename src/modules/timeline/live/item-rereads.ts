import type { QueryClient } from '@tanstack/react-query';
import { timelineKeys } from '../queries';
import type { Timeline, TimelineItem } from '../rows';

/** When the items of a timeline are read again: when its change counter has moved since they were read. */

export interface ReadItems {
  items: TimelineItem[];
  isComplete: boolean;
  /** The change counter of the timeline before they were read. */
  counter: number | null;
}

interface TimelineRead {
  slug: string;
  timelineId: string;
  /** When the timeline was read, in milliseconds since 1970. */
  readAt: number;
}

/** Of the timeline in the query cache; null without one. */
export const counterOf = (client: QueryClient, slug: string): number | null =>
  client.getQueryData<Timeline>(timelineKeys.timeline(slug))?.change_counter ?? null;

/** Whether the items were read before the last change, or could not be read before this read of the timeline. */
function areBehind(client: QueryClient, { slug, timelineId, readAt }: TimelineRead): boolean {
  const items = client.getQueryState<ReadItems>(timelineKeys.items(slug, timelineId));
  if (items?.status === 'error') return readAt > items.errorUpdatedAt;
  if (!items?.data) return false;
  const counter = counterOf(client, slug);
  // Without a counter, each read of the timeline may follow a change.
  return counter === null ? readAt > items.dataUpdatedAt : items.data.counter !== counter;
}

/** Reads the items again if they are behind the timeline. Resolves also when that fails. */
export async function readItemsAgain(client: QueryClient, timeline: TimelineRead): Promise<void> {
  if (!areBehind(client, timeline)) return;
  const queryKey = timelineKeys.items(timeline.slug, timeline.timelineId);
  const filters = { queryKey, exact: true, type: 'active' } as const;
  const isRunning = client.isFetching(filters) > 0;
  await client.refetchQueries(filters, { cancelRefetch: false });
  // The one that was running may have begun before the change.
  if (isRunning && areBehind(client, timeline)) await client.refetchQueries(filters);
}
