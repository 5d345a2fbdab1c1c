import * as z from 'zod/mini';
import { supabase } from '@/lib/supabase';
import { timelineItemSchema, timelineSchema, type Timeline, type TimelineItem } from './rows';

/** The reads of a shared timeline. The link is the key: every read carries its slug. */

/** Small, so that the first cards need not wait for the rest. */
const firstPageRows = 100;
/** The API answers no more than this to one call, and says nothing of the rest. */
const pageRows = 1000;

/** Has the client of the backend fetched while the page itself still comes. */
export function connect(): void {
  supabase().catch(() => {
    // The first read tries again, and tells the visitor when it fails.
  });
}

interface Answer {
  data: unknown;
  error: { code?: string; message: string } | null;
  status: number;
}

export class ReadError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly code: string | undefined,
  ) {
    super(message);
    this.name = 'ReadError';
  }
}

const timelineColumns =
  'id,title,description,public_slug,is_public,custom_primary_color,custom_accent_color,custom_logo_url';
const itemColumns =
  'id,title,description,item_type,media_url,item_date,created_by,metadata,creator:profiles!created_by(display_name,avatar_url)';

const asHeader = (slug: string) => encodeURIComponent(slug);

/** @throws ReadError when the backend refuses, or answers something that cannot be read. */
function dataOf({ data, error, status }: Answer): unknown {
  if (error) throw new ReadError(error.message, status, error.code);
  return data;
}

/** Addresses that no server would carry, or no database hold, name no timeline. */
const isImpossibleSlug = (error: unknown) =>
  error instanceof ReadError &&
  (error.status === 414 ||
    error.status === 431 ||
    error.code === '22021' ||
    error.code === '22P05');

/**
 * The public timeline with this slug, or null when there is none.
 * @throws ReadError
 */
export async function readTimeline(slug: string, signal: AbortSignal): Promise<Timeline | null> {
  const client = await supabase();
  const answer = await client
    .from('timelines')
    .select(timelineColumns)
    .eq('public_slug', slug)
    .eq('is_public', true)
    .setHeader('x-share-slug', asHeader(slug))
    .retry(false)
    .abortSignal(signal)
    .maybeSingle();
  try {
    return z.nullable(timelineSchema).parse(dataOf(answer));
  } catch (error) {
    if (isImpossibleSlug(error)) return null;
    throw error;
  }
}

/**
 * How many items a timeline has.
 * @throws ReadError
 */
export async function countTimelineItems(slug: string, timelineId: string, signal: AbortSignal) {
  const client = await supabase();
  const answer = await client
    .from('timeline_items')
    .select('id,item_date', { count: 'exact' })
    .eq('timeline_id', timelineId)
    .setHeader('x-share-slug', asHeader(slug))
    .order('item_date', { ascending: false })
    .limit(3)
    .retry(false)
    .abortSignal(signal);
  dataOf(answer);
  return z.number().parse(answer.count);
}

/** Whether rows that came for `asked` may have others behind them: a server can be set to give
 * fewer than we ask, always a round number; only an odd rest is surely the last. */
const mayHaveMore = (came: number, asked: number) =>
  came > 0 && (came >= asked || came % 100 === 0);

export interface ItemPage {
  items: TimelineItem[];
  isLast: boolean;
}

/**
 * All items of a timeline with their creators, oldest first, in pages by keyset
 * (`item_date`, `id`), so that none is missed or doubled where many share a day.
 * @throws ReadError
 */
export async function* readTimelineItems(
  slug: string,
  timelineId: string,
  signal: AbortSignal,
): AsyncGenerator<ItemPage> {
  const client = await supabase();
  let asked = firstPageRows;
  let last: TimelineItem | undefined;
  do {
    const read = client
      .from('timeline_items')
      .select(itemColumns)
      .eq('timeline_id', timelineId)
      .setHeader('x-share-slug', asHeader(slug))
      .order('item_date', { ascending: true })
      .order('id', { ascending: true })
      .limit(asked)
      .retry(false)
      .abortSignal(signal);
    if (last) {
      const { id, item_date } = last;
      read.or(`item_date.gt.${item_date},and(item_date.eq.${item_date},id.gt.${id})`);
    }
    const page = z.array(timelineItemSchema).parse(dataOf(await read));
    last = mayHaveMore(page.length, asked) ? page.at(-1) : undefined;
    asked = pageRows;
    yield { items: page, isLast: !last?.item_date };
  } while (last?.item_date);
}

let channels = 0;

/**
 * Calls `onChange` whenever something in the timeline may have changed, and each time that the
 * connection (again) begins to deliver, since nothing is replayed. What changed is never told:
 * read again. Answers a function that ends it and leaves no channel behind.
 */
export function subscribeToTimeline(timelineId: string, onChange: () => void): () => void {
  let ended = false;
  let leave = () => {};
  const start = async () => {
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
      .subscribe();
    leave = () => void client.removeChannel(channel);
  };
  start().catch((error: unknown) => console.error('live updates could not start', error));
  return () => {
    ended = true;
    leave();
  };
}
