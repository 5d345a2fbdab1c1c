import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { normalFormsOf } from '@shared/story-address';
import { forgetPositions } from '@/navigation/scroll/entries';
import { forgetShareKey } from './password/share-keys';
import { liveQuery, loadReads, timelineKeys } from './queries';
import type { ClosedLink, Timeline } from './rows';

export type PublicTimeline =
  | { state: 'loading' }
  | { state: 'not-found' }
  /** Another slug is meant: the page goes there. */
  | { state: 'moved'; slug: string }
  | { state: 'closed'; link: ClosedLink }
  | { state: 'failed'; retry: () => void }
  /** `readAt` is when, in milliseconds since 1970. */
  | { state: 'loaded'; timeline: Timeline; readAt: number };

/** Shorter than the minute after which an ended link must be gone. */
const endingPollMs = 45_000;

/** The address opens nothing, but one of its normal forms does. */
interface Moved {
  meantSlug: string;
}

type Found = Timeline | ClosedLink | Moved;

/**
 * What the link opens. Its normal form is a matter of the first read of a visit: a page that has had an answer must
 * not change over to the story of another family.
 */
async function readLink(slug: string, isFirst: boolean, signal: AbortSignal) {
  const { readTimeline, readClosedLink, readMeantSlug } = await loadReads();
  const found = (await readTimeline(slug, signal)) ?? (await readClosedLink(slug, signal));
  const forms = normalFormsOf(slug);
  if (found || !isFirst || forms.length === 0) return found;
  const meantSlug = await readMeantSlug(slug, forms, signal);
  return meantSlug === null ? null : { meantSlug };
}

const isClosed = (data: Found): data is ClosedLink => 'state' in data;
const isMoved = (data: Found): data is Moved => 'meantSlug' in data;

/** A counter that moved renders nothing: it concerns the items, of which `item-rereads.ts` takes care. */
const withoutCounter = (found: Found | null) =>
  found && 'change_counter' in found ? { ...found, change_counter: null } : found;

/**
 * The timeline of a slug. A failed refetch keeps the shown timeline. With a number, `pollMs` is the
 * refetch interval; a link that ends by itself has one of its own.
 */
export function usePublicTimeline(slug: string, pollMs: number | false): PublicTimeline {
  const client = useQueryClient();
  const queryKey = timelineKeys.timeline(slug);
  const query = useQuery<Found | null>({
    ...liveQuery,
    refetchInterval: ({ state: { data } }) =>
      pollMs || (data && 'link_expires_at' in data && data.link_expires_at ? endingPollMs : false),
    queryKey,
    queryFn: ({ signal }) => readLink(slug, client.getQueryData(queryKey) === undefined, signal),
    select: withoutCounter,
  });
  const { data } = query;
  const isGone = data === null || (data !== undefined && isClosed(data));
  useForgetStory(isGone, slug);
  if (data) {
    if (isMoved(data)) return { state: 'moved', slug: data.meantSlug };
    if (isClosed(data)) return { state: 'closed', link: data };
    return { state: 'loaded', timeline: data, readAt: query.dataUpdatedAt };
  }
  if (isGone) return { state: 'not-found' };
  if (query.isError && !query.isFetching) {
    return { state: 'failed', retry: () => void query.refetch() };
  }
  return { state: 'loading' };
}

/** Drops what this tab still has of a story that is not shared any more. */
function useForgetStory(isGone: boolean, slug: string) {
  const client = useQueryClient();
  useEffect(() => {
    if (!isGone) return;
    // Those of its items: by now nothing on the page uses them.
    client.removeQueries({ type: 'inactive' });
    delete globalThis.prefetchedReads;
    delete globalThis.documentState;
    forgetPositions();
    forgetShareKey(slug);
  }, [isGone, client, slug]);
}
