// Reads a story as its visitors do: with the publishable key and the slug of the link.
import { RefusedError, UnreadableError } from './faults.ts';
import {
  fillAddress,
  isMissingFunction,
  isSchemaError,
  withoutOurColumns,
  type Answer,
  type FirstAnswers,
  type Read,
} from '../_shared/first-reads.ts';
import type { SiteData } from './site-document.ts';
import type { FoundStory, Row } from './story-renderer.ts';
import type { StoryAddress } from '../_shared/story-address.ts';

export interface ReadStory extends FoundStory {
  /** Absent when one of the reads failed. */
  answers: FirstAnswers | undefined;
}

export interface ReadOptions {
  data: SiteData;
  /** For a backend at the address of the site. */
  origin: string;
  fetch: typeof fetch;
  signal: AbortSignal;
  filePathsOf: (items: Row[]) => string[];
  /** Whether to sign the files of these items; null in the answers stands for files without signature. */
  isReader: boolean;
  onFault?: ((error: unknown) => void) | undefined;
}

/** Without signatures a story comes without markup, but it comes. */
const signingLimitMs = 600;

/** As in the client: too long for an address, or characters that PostgreSQL cannot store. */
const isImpossibleSlug = (error: unknown) =>
  error instanceof RefusedError &&
  ([414, 431].includes(error.status) || ['22021', '22P05'].includes(String(error.code)));

const asRows = ({ rows }: Answer) => rows as Row[];

/**
 * What `ask` gets, or, where an error names one of our columns, what it gets of the contract's alone: it is called with
 * the code of that error then.
 */
async function askColumns<T>(
  { address, contractAddress }: Read,
  ask: (address: string, schemaError?: unknown) => Promise<T>,
): Promise<T> {
  try {
    return await ask(address);
  } catch (error) {
    if (!contractAddress || !(error instanceof RefusedError) || !isSchemaError(error.code))
      throw error;
    return ask(contractAddress, error.code);
  }
}

/** The requests of a visitor with this link. */
function asVisitor(slug: string, { origin, fetch, signal }: ReadOptions) {
  const urlOf = (address: string, id = '') => new URL(fillAddress(address, { origin, slug, id }));
  const send = async (url: URL, headers: Record<string, string>, init: RequestInit = {}) => {
    const response = await fetch(url.href, {
      signal,
      ...init,
      headers: { ...headers, 'x-share-slug': encodeURIComponent(slug) },
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new RefusedError(response.status, (body as Row | undefined)?.code);
    return { body, headers: response.headers };
  };
  const ask = async (url: URL, headers: Record<string, string>): Promise<Answer> => {
    const { body, headers: received } = await send(url, headers);
    if (!Array.isArray(body)) throw new UnreadableError('The backend did not send rows');
    return { rows: body, range: received.get('content-range') ?? '' };
  };
  /** No row for a link that cannot be. */
  const askLink = (read: Read): Promise<Answer> =>
    askColumns(read, async (address, schemaError) => {
      const { rows, range } = await ask(urlOf(address), read.headers);
      return { rows: (rows as Row[]).map((row) => withoutOurColumns(row, schemaError)), range };
    }).catch((error: unknown) => {
      if (isImpossibleSlug(error)) return { rows: [], range: '' };
      throw error;
    });
  return { urlOf, send, ask, askLink };
}

/**
 * Why a link opens no story: it asks for a password, or it has ended. Null for any other link.
 * @throws when the backend does not answer
 */
export async function readClosedLink(slug: string, options: ReadOptions): Promise<Row | null> {
  try {
    const [row] = asRows(await asVisitor(slug, options).askLink(options.data.closed));
    return row ?? null;
  } catch (error) {
    // A database that does not have this function for visitors has no closed links.
    if (error instanceof RefusedError && isMissingFunction(error.status, error.code)) return null;
    throw error;
  }
}

/**
 * Which of the normal forms of a slug that opens nothing is meant; null when none is.
 * @throws when the backend does not answer
 */
export async function readMeantSlug(
  slug: string,
  others: string[],
  options: ReadOptions,
): Promise<string | null> {
  const { urlOf, send } = asVisitor(slug, options);
  const { address, headers } = options.data.meant;
  try {
    const init = { method: 'POST', body: JSON.stringify({ others }) };
    const { body } = await send(urlOf(address), headers, init);
    return others.find((one) => one === body) ?? null;
  } catch (error) {
    if (isImpossibleSlug(error)) return null;
    // A database that does not have this function for visitors has no normal form.
    if (error instanceof RefusedError && isMissingFunction(error.status, error.code)) return null;
    throw error;
  }
}

/** Null when there is no such public story. @throws when the backend does not answer */
export async function readStory(
  { slug, itemId }: StoryAddress,
  options: ReadOptions,
): Promise<ReadStory | null> {
  const { data, filePathsOf, isReader, onFault } = options;
  const { urlOf, send, ask, askLink } = asVisitor(slug, options);
  const timeline = await askLink(data.timeline);
  const [row] = asRows(timeline);
  if (!row) return null;
  const id = String(row.id);

  const askItems = (change = (all: URL) => all) =>
    askColumns(data.items, (address) => ask(change(urlOf(address, id)), data.items.headers));
  const onlyItem = (url: URL) => {
    url.searchParams.delete('order');
    url.searchParams.set('limit', '1');
    url.searchParams.set('id', `eq.${itemId}`);
    return url;
  };
  const failed = () => undefined;
  const [items, count, itemAnswer] = await Promise.all([
    askItems().catch(failed),
    ask(urlOf(data.count.address, id), data.count.headers).catch(failed),
    itemId === null ? undefined : askItems(onlyItem).catch(failed),
  ]);
  const rows = items ? asRows(items) : [];
  const item = itemAnswer && asRows(itemAnswer)[0];
  const found = { slug, timeline: row, items: rows, item };
  if (!items || !count) return { ...found, answers: undefined };
  const paths = filePathsOf(item ? [...rows, item] : rows);
  if (paths.length === 0) return { ...found, answers: { timeline, items, count } };
  const { address, headers } = data.files;
  const body = JSON.stringify({ paths: [...new Set(paths)] });
  const init = { method: 'POST', body, signal: AbortSignal.timeout(signingLimitMs) };
  const files = isReader
    ? await send(urlOf(address), headers, init).catch((error: unknown) => void onFault?.(error))
    : undefined;
  return { ...found, answers: { timeline, items, count, files: files?.body ?? null } };
}
