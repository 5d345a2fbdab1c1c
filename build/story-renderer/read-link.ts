// Reads what a link opens as its visitors do: with the reads of the viewer, the publishable key and the slug.
// No client, cache or row is kept between requests: shared state could show one family the rows of another.
import { env } from '@/config/env';
import { createFunctionsClient } from '@/lib/http/functions-client';
import { createRowsClient } from '@/lib/http/rows-client';
import { key } from '@/lib/supabase';
import type { RowsSource } from '@/modules/timeline/api';
import { askSignatures, pathOf } from '@/modules/timeline/media-files/api';
import { fileUrlsOf } from '@/modules/timeline/media-files/file-urls';
import type { Signatures } from '@/modules/timeline/media-files/signatures';
import {
  countTimelineItems,
  readClosedLink,
  readMeantSlug,
  readTimeline,
  readTimelineItems,
  type ItemCount,
  type ItemPage,
  type ItemsPosition,
} from '@/modules/timeline/read';
import type { ClosedLink, Timeline, TimelineItem } from '@/modules/timeline/rows';
import { itemPathOf, normalFormsOf, storyPathOf } from '@shared/story-address';
import type { LinkRequest, MovedLink } from '../../supabase/functions/share-page/story-renderer';
import { readItem } from './read-item';

/** What the browser goes on from. */
export interface FirstReads {
  count: ItemCount;
  /** Those of the first render: none when their files are not signed, since they would have no pictures. */
  shown: TimelineItem[];
  position: ItemsPosition;
  /** Absent without private files. */
  signatures?: Signatures | undefined;
  /** Whether the files of the shown items, if they have any, are signed. */
  isSigned: boolean;
}

export interface FoundStory {
  timeline: Timeline;
  /** The first page; empty when it could not be read. */
  items: TimelineItem[];
  /** The item of the address. */
  item: TimelineItem | null;
  /** Absent when one of the reads failed. */
  reads?: FirstReads | undefined;
}

/** The database has no longer slug. */
const longestSlug = 200;
const isPossible = (slug: string) => [...slug].length <= longestSlug && !slug.includes('\0');
/** Without signatures a story comes without markup, but it comes. */
const signingLimitMs = 600;
/** The cards in the document. */
const mostItems = 12;
/** The same for long texts: characters of the items as JSON. */
const longestItems = 40_000;

/** @throws when the backend does not answer */
export async function readLink(
  request: LinkRequest,
): Promise<FoundStory | ClosedLink | MovedLink | null> {
  const { slug, itemId, signal } = request;
  const source = rowsOf(request);
  const found = isPossible(slug)
    ? ((await readStory(request, source)) ?? (await readClosedLink(slug, signal, source)))
    : null;
  const forms = normalFormsOf(slug).filter(isPossible);
  // Only an address that opens nothing can be meant for another.
  if (found || forms.length === 0) return found;
  const meant = await readMeantSlug(slug, forms, signal, source);
  if (meant === null) return null;
  return { path: itemId === null ? storyPathOf(meant) : itemPathOf(meant, itemId) };
}

const addressOf = ({ origin }: LinkRequest) => env.VITE_SUPABASE_URL ?? origin;

const rowsOf =
  (request: LinkRequest): RowsSource =>
  async (options) =>
    createRowsClient(addressOf(request), key, { ...options, fetch: request.fetch });

async function readStory(request: LinkRequest, source: RowsSource): Promise<FoundStory | null> {
  const { slug, itemId, signal } = request;
  const timeline = await readTimeline(slug, signal, source);
  if (!timeline) return null;
  const { id } = timeline;
  const [page, count, item] = await Promise.all([
    readTimelineItems(slug, id, signal, { source })
      .next()
      .then(({ value }) => value as ItemPage, failed),
    countTimelineItems(slug, id, signal, source).catch(failed),
    itemId === null ? null : readItem(slug, id, itemId, signal, source).catch(failed),
  ]);
  const items = page ? [...page.items, ...page.next.waiting] : [];
  const found: FoundStory = { timeline, items, item: item ?? null };
  if (!page || !count) return found;
  const signatures = await sign(request, item ? [...items, item] : items);
  const isSigned = signatures !== null;
  const shown = isSigned ? leadingItems(page.items) : [];
  const position = { ...page.next, waiting: items.slice(shown.length) };
  const reads = { count, shown, position, signatures: signatures ?? undefined, isSigned };
  return { ...found, reads };
}

const failed = () => undefined;

/** Undefined for items without private files; null when these are not signed. */
async function sign(
  request: LinkRequest,
  items: TimelineItem[],
): Promise<Signatures | null | undefined> {
  const { slug, fetch, isReader, onFault } = request;
  const urls = new Set(items.flatMap(fileUrlsOf));
  if (urls.size === 0) return undefined;
  if (!isReader) return null;
  const client = createFunctionsClient(addressOf(request), key, fetch);
  const signal = AbortSignal.timeout(signingLimitMs);
  return askSignatures(client, slug, [...urls].map(pathOf), signal).catch((error: unknown) => {
    onFault(error);
    return null;
  });
}

function leadingItems(items: TimelineItem[]): TimelineItem[] {
  let length = 0;
  return items.slice(0, mostItems).filter((item, index) => {
    length += JSON.stringify(item).length;
    return index === 0 || length <= longestItems;
  });
}
