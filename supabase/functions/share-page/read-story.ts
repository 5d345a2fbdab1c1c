// Reads a story as its visitors do: with the publishable key and the slug of the link.
import type { Row } from './card.ts';
import { RefusedError, UnreadableError } from './faults.ts';
import type { Answer, Answers, SiteData } from './site-document.ts';

export interface StoryAddress {
  slug: string;
  /** The open item; null at the address of the story. */
  itemId: string | null;
}

export interface FoundStory {
  timeline: Row;
  items: Row[];
  item: Row | undefined;
  /** Absent when one of the reads failed. */
  answers: Answers | undefined;
}

interface Options {
  data: SiteData;
  /** For a backend at the address of the site. */
  origin: string;
  fetch: typeof fetch;
  signal: AbortSignal;
}

/** As in the client: too long for an address, or characters that PostgreSQL cannot store. */
const isImpossibleSlug = (error: unknown) =>
  error instanceof RefusedError &&
  ([414, 431].includes(error.status) || ['22021', '22P05'].includes(String(error.code)));

const inQuery = (text: string) => new URLSearchParams({ text }).toString().slice('text='.length);

/** Null when there is no such public story. @throws when the backend does not answer */
export async function readStory(
  { slug, itemId }: StoryAddress,
  { data, origin, fetch, signal }: Options,
): Promise<FoundStory | null> {
  const urlOf = (address: string, id = '') => {
    const values: Record<string, string> = { origin, slug: inQuery(slug), id: inQuery(id) };
    // One replacement pass: a slug can contain a placeholder.
    const mark = /(?:https:\/\/)?mark\.(origin|slug|id)/g;
    return new URL(address.replace(mark, (_, name: string) => values[name]!));
  };
  const ask = async (url: URL, headers: Record<string, string>): Promise<Answer> => {
    const response = await fetch(url.href, {
      headers: { ...headers, 'x-share-slug': encodeURIComponent(slug) },
      signal,
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new RefusedError(response.status, (body as Row | undefined)?.code);
    if (!Array.isArray(body)) throw new UnreadableError('The backend did not send rows');
    return { rows: body, range: response.headers.get('content-range') ?? '' };
  };
  const asRows = ({ rows }: Answer) => rows as Row[];

  const timeline = await ask(urlOf(data.timeline.address), data.timeline.headers).catch(
    (error: unknown) => {
      if (isImpossibleSlug(error)) return { rows: [], range: '' };
      throw error;
    },
  );
  const [row] = asRows(timeline);
  if (!row) return null;
  const id = String(row.id);

  const itemUrl = urlOf(data.items.address, id);
  itemUrl.searchParams.delete('order');
  itemUrl.searchParams.set('limit', '1');
  itemUrl.searchParams.set('id', `eq.${itemId}`);
  const failed = () => undefined;
  const [items, count, item] = await Promise.all([
    ask(urlOf(data.items.address, id), data.items.headers).catch(failed),
    ask(urlOf(data.count.address, id), data.count.headers).catch(failed),
    itemId === null ? undefined : ask(itemUrl, data.items.headers).catch(failed),
  ]);
  return {
    timeline: row,
    items: items ? asRows(items) : [],
    item: item && asRows(item)[0],
    answers: items && count && { timeline, items, count },
  };
}
