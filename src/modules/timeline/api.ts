import * as z from 'zod/mini';
import type { PostgrestClient } from '@supabase/postgrest-js';
import { isProgrammingError, RequestError } from '@/lib/http/request-error';
import { retryAfterMs } from '@/lib/http/retry-after';
import { supabase, supabaseRows } from '@/lib/supabase';
import { dayOfDate } from '@/lib/dates';
import { whenIdle } from '@/lib/browser/when-idle';
import {
  closedLinkSchema,
  datedRowSchema,
  timelineItemSchema,
  timelineSchema,
  type ClosedLink,
  type Timeline,
  type TimelineItem,
} from './rows';
import { byStoryOrder } from '@/lib/shared/story-order';
import { readShareKey } from './password/share-keys';

/** The reads of a shared timeline. Each request carries its link: the RLS policies check it. */

/** Small, so that the first cards can render before the rest is loaded. */
const firstPageRows = 30;
/** PostgREST truncates a longer result without an error. */
const pageRows = 1000;

/** Prefetches the client code for row reads while the page code is still loading. */
export function connect(): void {
  supabaseRows().catch(() => {
    // The first read tries again and reports its own failure.
  });
}

interface Answer {
  data: unknown;
  error: { code?: string; message: string } | null;
  status: number;
  retryAfterMs?: number | undefined;
  /** Why there was no response. */
  failure?: unknown;
}

/** Why a read failed: no response, a time-out, an unexpected response, or an error status. */
export type ReadFault = 'no-connection' | 'time-out' | 'unreadable' | 'refused';

interface ReadErrorOptions extends ErrorOptions {
  /** The HTTP status; 0 without a response. */
  status?: number;
  retryAfterMs?: number | undefined;
}

export class ReadError extends RequestError {
  readonly status: number;
  /** From the `Retry-After` header. */
  readonly retryAfterMs: number | undefined;

  constructor(
    readonly fault: ReadFault,
    message: string,
    { status = 0, retryAfterMs: wait, ...options }: ReadErrorOptions = {},
  ) {
    super(message, options);
    this.name = 'ReadError';
    this.status = status;
    this.retryAfterMs = wait;
  }
}

const timelineColumns =
  'id,title,description,public_slug,is_public,custom_primary_color,custom_accent_color,custom_logo_url,link_expires_at,link_asks_password,allow_download';
const itemColumns =
  'id,title,description,item_type,media_url,item_date,created_at,created_by,metadata,creator:profiles!created_by(display_name,avatar_url)';

/** The link in the visitor's hand: its slug, and the share key if it was opened with a password. */
export function linkHeaders(slug: string): Record<string, string> {
  const key = readShareKey(slug);
  return { 'x-share-slug': encodeURIComponent(slug), ...(key && { 'x-share-key': key }) };
}

function faultOf({ data, error, status, failure }: Answer): ReadFault {
  if ((failure as Error | undefined)?.name === 'TimeoutError') return 'time-out';
  if (status === 0) return 'no-connection';
  const isPage = /^\s*</.test(error?.message ?? '');
  return isPage || (status < 400 && data === null) ? 'unreadable' : 'refused';
}

/** @throws ReadError for an error response, and for data that does not match `schema`. */
export function readAnswer<T>(answer: Answer, schema: z.ZodMiniType<T>): T {
  const { data, error, status, retryAfterMs: wait } = answer;
  if (error) throw new ReadError(faultOf(answer), error.message, { status, retryAfterMs: wait });
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  throw new ReadError('unreadable', 'The answer has another shape', { status, cause: read.error });
}

/**
 * Sends one request without retries: `retry-policy.ts` decides about those. The client makes an answer of
 * every error that is thrown on the way.
 * @throws an error of our own code
 */
export async function ask<T extends Answer>(
  slug: string,
  read: (client: PostgrestClient) => PromiseLike<T>,
): Promise<T & Answer> {
  let wait: number | undefined;
  let failure: unknown;
  const client = await supabaseRows({
    headers: linkHeaders(slug),
    onResponse: ({ headers }) => {
      wait = retryAfterMs(headers.get('Retry-After'), Date.now());
    },
    onFailure: (error) => {
      failure = error;
    },
  });
  const answer = await read(client);
  if (answer.status === 0 && isProgrammingError(failure)) throw failure ?? answer.error;
  return { ...answer, retryAfterMs: wait, failure };
}

/** The slug is too long for a URL, or has characters that PostgreSQL cannot store. */
const isImpossibleSlug = ({ error, status }: Answer) =>
  status === 414 || status === 431 || error?.code === '22021' || error?.code === '22P05';

/**
 * The public timeline with this slug, or null when there is none.
 * @throws ReadError
 */
export async function readTimeline(slug: string, signal: AbortSignal): Promise<Timeline | null> {
  const answer = await ask(slug, (client) =>
    client
      .from('timelines')
      .select(timelineColumns)
      .eq('public_slug', slug)
      .eq('is_public', true)
      .retry(false)
      .abortSignal(signal)
      .maybeSingle(),
  );
  return isImpossibleSlug(answer) ? null : readAnswer(answer, z.nullable(timelineSchema));
}

/**
 * Why a link opens nothing; null when there is no such link, and from a database without the function.
 * @throws ReadError
 */
export async function readClosedLink(
  slug: string,
  signal: AbortSignal,
): Promise<ClosedLink | null> {
  const answer = await ask(slug, (client) =>
    client.rpc('closed_link', {}, { get: true }).retry(false).abortSignal(signal).maybeSingle(),
  );
  if (isImpossibleSlug(answer) || answer.status === 404) return null;
  const link = readAnswer(answer, z.nullable(closedLinkSchema));
  return link && { ...link, slug };
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
): Promise<ItemCount> {
  const answer = await ask(slug, (client) =>
    client
      .from('timeline_items')
      .select('id,item_date', { count: 'exact' })
      .eq('timeline_id', timelineId)
      .order('item_date', { ascending: false })
      .limit(3)
      .retry(false)
      .abortSignal(signal),
  );
  const count = readAnswer({ ...answer, data: answer.count }, z.number());
  return asItemCount(count, readAnswer(answer, z.array(datedRowSchema)));
}

/** `newest` are the newest items, the last day first. */
export const asItemCount = (count: number, newest: { item_date: string | null }[]): ItemCount => ({
  count,
  lastDay: newest[0]?.item_date ?? null,
});

export interface ItemPage {
  items: TimelineItem[];
  isLast: boolean;
}

/** The sort key of the keyset pagination, as the backend wrote it: the next page repeats it. */
interface Key {
  id: string;
  item_date: unknown;
}

/** The database's order: dates, then ids as lower-case UUIDs. Times of one day are not compared. */
function isAfter(key: Key, earlier: Key): boolean {
  if (key.item_date === earlier.item_date) return key.id.toLowerCase() > earlier.id.toLowerCase();
  return (dayOfDate(key.item_date) ?? '') >= (dayOfDate(earlier.item_date) ?? '');
}

/**
 * Prevents an endless loop behind a proxy that drops the query conditions.
 * @throws ReadError when the rows do not come after the last row of the previous page.
 */
function checkContinues(page: Key[], earlier: Key): void {
  const dated = page.filter(({ item_date }) => dayOfDate(item_date));
  if ([dated[0], dated.at(-1)].some((row) => row && !isAfter(row, earlier)))
    throw new ReadError('unreadable', 'A page does not continue after the one before it');
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
): AsyncGenerator<ItemPage> {
  let limit = firstPageRows;
  let last: Key | undefined;
  let lastDayItems: TimelineItem[] = [];
  let isLast = false;
  while (!isLast) {
    const earlier = last;
    const answer = await ask(slug, (client) => {
      const read = client
        .from('timeline_items')
        .select(itemColumns)
        .eq('timeline_id', timelineId)
        .order('item_date', { ascending: true })
        .order('id', { ascending: true })
        .limit(limit)
        .retry(false)
        .abortSignal(signal);
      if (!earlier) return read;
      const { id, item_date } = earlier;
      const quoted = `"${String(item_date)}"`;
      // The redundant `gte` lets PostgreSQL use the index; with `or` alone it would scan.
      return read
        .gte('item_date', item_date)
        .or(`item_date.gt.${quoted},and(item_date.eq.${quoted},id.gt.${id})`);
    });
    const read = readAnswer(answer, z.array(timelineItemSchema));
    const keys = answer.data as Key[];
    if (earlier) checkContinues(keys, earlier);
    last = keys.at(-1);
    const lastDay = dayOfDate(last?.item_date);
    // A server can have a lower row limit: only a page shorter than the first limit is the last.
    isLast = keys.length < firstPageRows;
    if (!isLast && !lastDay) throw new ReadError('unreadable', 'A row has no date to go on from');
    limit = pageRows;
    const items = [...lastDayItems, ...read];
    lastDayItems = isLast ? [] : items.filter(({ item_date }) => item_date === lastDay);
    yield { items: wholeDays(items, isLast ? null : (lastDay ?? null)), isLast };
  }
}

/** In the order of the story, without the day of which more items can follow. */
function wholeDays(items: TimelineItem[], openDay: string | null): TimelineItem[] {
  const whole = items.filter(({ item_date }) => openDay === null || item_date !== openDay);
  return whole.sort(byStoryOrder);
}

/** The first `limit` items of the story, from the rows of its first page. */
export function firstItems(rows: unknown[], limit: number): TimelineItem[] {
  const items = z.array(timelineItemSchema).parse(rows);
  const openDay = items.length < firstPageRows ? null : (items.at(-1)?.item_date ?? null);
  return wholeDays(items, openDay).slice(0, limit);
}

let channels = 0;

/**
 * Subscribes to changes of a timeline. `onChange` is called when something may have changed, and
 * after each (re)connection, since missed events are not replayed; it does not say what changed.
 * `onLive` reports whether events are delivered. Returns a function that removes the channel.
 */
export function subscribeToTimeline(
  timelineId: string,
  onChange: () => void,
  onLive: (isLive: boolean) => void,
): () => void {
  let ended = false;
  let leave = () => {};
  const start = async () => {
    // The realtime client is several times larger than the row reader, so load it when idle.
    await new Promise<void>((resolve) => whenIdle(resolve));
    if (ended) return;
    const client = await supabase();
    if (ended) return;
    const bound = { event: '*', schema: 'public', filter: `timeline_id=eq.${timelineId}` } as const;
    const channel = client
      .channel(`timeline:${timelineId}:${(channels += 1)}`)
      .on('postgres_changes', { ...bound, table: 'timeline_items' }, onChange)
      .on('postgres_changes', { ...bound, table: 'timeline_pulse' }, onChange)
      .on('system', {}, (payload: { status?: string }) => {
        if (payload.status === 'ok') onChange();
      })
      .subscribe((status) => {
        if (!ended) onLive(status === 'SUBSCRIBED');
      });
    leave = () => void client.removeChannel(channel);
  };
  start().catch((error: unknown) => console.error('live updates could not start', error));
  return () => {
    ended = true;
    leave();
  };
}
