import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { slugsOf } from '@shared/story-address';
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

async function readLink(slug: string, signal: AbortSignal) {
  const { readTimeline, readClosedLink } = await loadReads();
  return (await readTimeline(slug, signal)) ?? (await readClosedLink(slug, signal));
}

/** The first of the slugs that the link can mean which is a story or a closed link. */
async function readMeant(slug: string, signal: AbortSignal) {
  for (const one of slugsOf(slug)) {
    // oxlint-disable-next-line no-await-in-loop -- only when there is no story before it
    const found = await readLink(one, signal);
    if (found) return found;
  }
  return null;
}

/** A counter that moved renders nothing: it concerns the items, of which `item-rereads.ts` takes care. */
const withoutCounter = (found: Timeline | ClosedLink | null) =>
  found && !isClosed(found) ? { ...found, change_counter: null } : found;

const isClosed = (data: Timeline | ClosedLink): data is ClosedLink => 'state' in data;

/**
 * The timeline of a slug. A failed refetch keeps the shown timeline. With a number, `pollMs` is the
 * refetch interval; a link that ends by itself has one of its own.
 */
export function usePublicTimeline(slug: string, pollMs: number | false): PublicTimeline {
  const query = useQuery<Timeline | ClosedLink | null>({
    ...liveQuery,
    refetchInterval: ({ state: { data } }) =>
      pollMs || (data && !isClosed(data) && data.link_expires_at ? endingPollMs : false),
    queryKey: timelineKeys.timeline(slug),
    queryFn: ({ signal }) => readMeant(slug, signal),
    select: withoutCounter,
  });
  const { data } = query;
  const isGone = data === null || (data !== undefined && isClosed(data));
  useForgetStory(isGone, data && isClosed(data) ? data.slug : slug);
  if (data) {
    const found = isClosed(data) ? data.slug : data.public_slug;
    if (found && found !== slug && slugsOf(slug).includes(found))
      return { state: 'moved', slug: found };
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
    delete globalThis.firstAnswers;
    forgetPositions();
    forgetShareKey(slug);
  }, [isGone, client, slug]);
}
