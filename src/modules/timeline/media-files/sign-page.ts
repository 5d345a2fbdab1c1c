import type { QueryFunctionContext } from '@tanstack/react-query';
import type { ItemPage } from '../api';
import type { TimelineItem } from '../rows';
import { isMediaPath } from './media-path';
import { watchMediaErrors } from './recover-media';
import { openStory, renewalTime, signMissing, urlOf } from './signed-urls';

/** After a failed call, while the page is open. */
const retryMs = 60_000;

const pathsOf = ({ media_url, metadata: { poster_url, captions_url } }: TimelineItem) =>
  [media_url, poster_url, captions_url].filter(isMediaPath);

function withUrls(item: TimelineItem): TimelineItem {
  const signed = <T extends string | null | undefined>(url: T) =>
    isMediaPath(url) ? urlOf(url) : url;
  const { media_url, metadata } = item;
  return {
    ...item,
    media_url: signed(media_url),
    metadata: {
      ...metadata,
      ...(metadata.poster_url && { poster_url: signed(metadata.poster_url) }),
      ...(metadata.captions_url && { captions_url: signed(metadata.captions_url) }),
    },
  };
}

/**
 * The page with signed URLs instead of paths, and a refetch of its query before these expire. Media
 * that could not be signed get a URL that the storage service refuses.
 */
export async function signPage(
  slug: string,
  page: ItemPage,
  { signal, client, queryKey }: QueryFunctionContext,
): Promise<ItemPage> {
  openStory(slug);
  watchMediaErrors();
  const refetch = async () => {
    const query = { queryKey, exact: true, type: 'active' } as const;
    await client.refetchQueries(query, { cancelRefetch: false });
    return client.getQueryCache().findAll(query).length > 0;
  };
  const paths = page.items.flatMap(pathsOf);
  try {
    await signMissing(paths, signal);
    renewAt(renewalTime(paths), refetch);
  } catch (error) {
    signal.throwIfAborted();
    console.error('the files of the story could not be signed', error);
    renewAt(Date.now() + retryMs, refetch);
  }
  return { ...page, items: page.items.map(withUrls) };
}

let timer: ReturnType<typeof setTimeout> | undefined;
let dueAt = Infinity;

/**
 * Refetches at a time, or at an earlier one that was asked for. `refetch` resolves to whether the
 * items are still in use.
 */
function renewAt(time: number, refetch: () => Promise<boolean>) {
  if (time >= dueAt) return;
  clearTimeout(timer);
  dueAt = time;
  timer = setTimeout(() => void renew(refetch), Math.max(0, time - Date.now()));
}

async function renew(refetch: () => Promise<boolean>) {
  dueAt = Infinity;
  // A hidden tab reads its rows again when it becomes visible.
  if (document.hidden) return;
  const isInUse = await refetch();
  // The read itself failed, so no page has set the next renewal.
  if (isInUse && dueAt === Infinity) renewAt(Date.now() + retryMs, refetch);
}
