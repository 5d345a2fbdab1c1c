import * as z from 'zod/mini';
import { dayOfDate } from '@/lib/dates';
import { byStoryOrder } from '@shared/story-order';
import {
  ask,
  askColumns,
  isImpossibleSlug,
  isMissing,
  readAnswer,
  ReadError,
  withoutOurColumns,
  type Columns,
  type RowsSource,
} from './api';
import {
  closedLinkSchema,
  datedRowSchema,
  timelineItemSchema,
  timelineSchema,
  type ClosedLink,
  type Timeline,
  type TimelineItem,
} from './rows';

/** The reads of a shared timeline. */

/** Small, so that the first cards can render before the rest is loaded. */
const firstPageRows = 30;
/** PostgREST truncates a longer result without an error. */
const pageRows = 1000;

const timelineColumns: Columns = {
  contract:
    'id,title,description,public_slug,is_public,custom_primary_color,custom_accent_color,custom_logo_url',
  ours: 'link_expires_at,link_asks_password,allow_download,change_counter:timeline_counters(seq)',
};
export const itemColumns: Columns = {
  contract:
    'id,title,description,item_type,media_url,item_date,created_by,metadata,creator:profiles!created_by(display_name,avatar_url)',
  ours: 'created_at',
};

/**
 * The public timeline with this slug, or null when there is none.
 * @throws ReadError
 */
export async function readTimeline(
  slug: string,
  signal: AbortSignal,
  source?: RowsSource,
): Promise<Timeline | null> {
  const answer = await askColumns(
    slug,
    timelineColumns,
    (client, columns) =>
      client
        .from('timelines')
        .select(columns)
        .eq('public_slug', slug)
        .eq('is_public', true)
        .retry(false)
        .abortSignal(signal)
        .maybeSingle(),
    source,
  );
  if (isImpossibleSlug(answer)) return null;
  const timeline = readAnswer(answer, z.nullable(timelineSchema));
  return timeline && withoutOurColumns(timeline, answer.schemaError);
}

/**
 * Why a link opens nothing; null when there is no such link, and from a database without the function.
 * @throws ReadError
 */
export async function readClosedLink(
  slug: string,
  signal: AbortSignal,
  source?: RowsSource,
): Promise<ClosedLink | null> {
  const answer = await ask(
    slug,
    (client) =>
      client.rpc('closed_link', {}, { get: true }).retry(false).abortSignal(signal).maybeSingle(),
    source,
  );
  if (isImpossibleSlug(answer) || isMissing(answer)) return null;
  const link = readAnswer(answer, z.nullable(closedLinkSchema));
  return link && { ...link, slug };
}

/**
 * Which of the normal forms of a slug that opens nothing is meant. Null when none is, and from a database without
 * the function. Asks by POST, so that the forms are in no log of addresses.
 * @throws ReadError
 */
export async function readMeantSlug(
  slug: string,
  others: string[],
  signal: AbortSignal,
  source?: RowsSource,
): Promise<string | null> {
  const answer = await ask(
    slug,
    (client) => client.rpc('meant_slug', { others }).retry(false).abortSignal(signal),
    source,
  );
  if (isImpossibleSlug(answer) || isMissing(answer)) return null;
  const meant = readAnswer(answer, z.nullable(z.string()));
  return others.find((one) => one === meant) ?? null;
}

export interface ItemCount {
  count: number;
  /** Day of the newest item, so that the chapter size is known before all items are loaded. */
  lastDay: string | null;
}

/**
 * The number of items of a timeline, and the day of its newest item.
 * @throws ReadError
 */
export async function countTimelineItems(
  slug: string,
  timelineId: string,
  signal: AbortSignal,
  source?: RowsSource,
): Promise<ItemCount> {
  const answer = await ask(
    slug,
    (client) =>
      client
        .from('timeline_items')
        .select('id,item_date', { count: 'exact' })
        .eq('timeline_id', timelineId)
        .order('item_date', { ascending: false })
        .limit(3)
        .retry(false)
        .abortSignal(signal),
    source,
  );
  const count = readAnswer({ ...answer, data: answer.count }, z.number());
  const [newest] = readAnswer(answer, z.array(datedRowSchema));
  return { count, lastDay: newest?.item_date ?? null };
}

export interface ItemPage {
  items: TimelineItem[];
  isLast: boolean;
  /** Where a later read goes on. */
  next: ItemsPosition;
}

/** Where the read of a list goes on. It is JSON: the share page sends one to the browser. */
export interface ItemsPosition {
  /** Read, but not yielded. */
  waiting: TimelineItem[];
  /** The last row that was read; null when there are no more, absent before the first. */
  after?: Key | null;
}

/** The sort key of the keyset pagination, as the backend wrote it: the next page repeats it. */
interface Key {
  id: string;
  item_date: unknown;
}

/**
 * All items of a timeline with their creators, in the order of the story. Keyset pagination
 * (`item_date`, `id`) neither misses nor repeats a row when many items share a day. A day is yielded
 * whole, once the rows after it begin: a later page would put items between those shown.
 * @throws ReadError
 */
export async function* readTimelineItems(
  slug: string,
  timelineId: string,
  signal: AbortSignal,
  { from = { waiting: [] }, source }: { from?: ItemsPosition; source?: RowsSource } = {},
): AsyncGenerator<ItemPage> {
  let position = from;
  if (from.waiting.length > 0 || from.after === null) {
    const page = pageOf(from.waiting, from.after ?? null);
    position = page.next;
    yield page;
  }
  while (position.after !== null) {
    const { after: earlier, waiting } = position;
    const answer = await askColumns(
      slug,
      itemColumns,
      (client, columns) => {
        const read = client
          .from('timeline_items')
          // How many rows are left, so that no empty page is read.
          .select(columns, earlier && { count: 'exact' })
          .eq('timeline_id', timelineId)
          .order('item_date', { ascending: true })
          .order('id', { ascending: true })
          .limit(earlier ? pageRows : firstPageRows)
          .retry(false)
          .abortSignal(signal);
        if (!earlier) return read;
        const { id, item_date } = earlier;
        const quoted = `"${String(item_date)}"`;
        // The redundant `gte` lets PostgreSQL use the index; with `or` alone it would scan.
        return read
          .gte('item_date', item_date)
          .or(`item_date.gt.${quoted},and(item_date.eq.${quoted},id.gt.${id})`);
      },
      source,
    );
    const read = readAnswer(answer, z.array(timelineItemSchema));
    const keys = answer.data as Key[];
    const last = keys.at(-1);
    // A proxy that drops the conditions would answer with the same page for ever.
    if (earlier && last?.id === earlier.id)
      throw new ReadError('unreadable', 'A page ends where the one before it ended');
    // A server can have a lower row limit: without a count, only a page shorter than the first limit is the last.
    const isLast =
      answer.count === null ? keys.length < firstPageRows : keys.length >= answer.count;
    if (!isLast && !dayOfDate(last?.item_date))
      throw new ReadError('unreadable', 'A row has no date to go on from');
    const after = isLast ? null : { id: last!.id, item_date: last!.item_date };
    const page = pageOf([...waiting, ...read], after);
    position = page.next;
    yield page;
  }
}

/** Of these rows the whole days, in the order of the story. More of the last day can follow a row that is not the last. */
function pageOf(rows: TimelineItem[], after: Key | null): ItemPage {
  const openDay = after && dayOfDate(after.item_date);
  const isOpen = ({ item_date }: TimelineItem) => after !== null && item_date === openDay;
  return {
    items: rows.filter((row) => !isOpen(row)).sort(byStoryOrder),
    isLast: after === null,
    next: { waiting: rows.filter(isOpen), after },
  };
}
