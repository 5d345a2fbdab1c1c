import type { PostgrestClient } from '@supabase/postgrest-js';
import type * as z from 'zod/mini';
import { isProgrammingError, RequestError } from '@/lib/http/request-error';
import { retryAfterMs } from '@/lib/http/retry-after';
import { supabaseRows } from '@/lib/supabase';
import { readShareKey } from './password/share-keys';

/** The client code for reads of rows. */
export const connect = () => supabaseRows();

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

export class ReadError extends RequestError {
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** From the `Retry-After` header. */
  readonly retryAfterMs: number | undefined;

  constructor(
    readonly fault: ReadFault,
    message: string,
    {
      status = 0,
      retryAfterMs: wait,
      ...options
    }: ErrorOptions & Partial<Pick<Answer, 'status' | 'retryAfterMs'>> = {},
  ) {
    super(message, options);
    this.name = 'ReadError';
    this.status = status;
    this.retryAfterMs = wait;
  }
}

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

/** How a read reaches the backend: a server has a client for each request. */
export type RowsSource = typeof supabaseRows;

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
  source: RowsSource = supabaseRows,
): Promise<T & Answer> {
  let wait: number | undefined;
  let failure: unknown;
  const client = await source({
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

/**
 * Whether an error of the backend names a column, a function, a relation or a right. It is also in the inline script
 * of `build/prerender/first-reads.ts`, so it must not refer to anything outside itself.
 */
export const isSchemaError = (code: unknown) => /^(?:42|PGRST20)/.test(String(code));

const deniedCode = '42501';

/** A timeline of which the first read had an error with this code, and the second left out our columns. */
export const withoutOurColumns = <Timeline extends object>(timeline: Timeline, code: unknown) =>
  // Its owner may have switched saving off.
  code === deniedCode ? { ...timeline, allow_download: false } : timeline;

/** Of a table: those of the contract with the writing application, and those that we added. */
export interface Columns {
  contract: string;
  ours: string;
}

/**
 * Sends a read, and once more for the contract's columns alone where the database lacks ours or does not grant them.
 * `schemaError` is the code of the first error then.
 */
export async function askColumns<T extends Answer>(
  slug: string,
  { contract, ours }: Columns,
  read: (client: PostgrestClient, columns: string) => PromiseLike<T>,
  source?: RowsSource,
): Promise<Omit<T, 'data'> & Answer & { schemaError?: string | undefined }> {
  const answer = await ask(slug, (client) => read(client, `${contract},${ours}`), source);
  const code = answer.error?.code;
  if (!isSchemaError(code)) return answer;
  return { ...(await ask(slug, (client) => read(client, contract), source)), schemaError: code };
}

/** Whether an answer says that the backend does not have a function, or does not let visitors call it. */
export const isMissing = ({ error, status }: Answer) =>
  status === 404 || ['42883', 'PGRST202', deniedCode].includes(String(error?.code));

/** The slug is too long for a URL, or has characters that PostgreSQL cannot store. */
export const isImpossibleSlug = ({ error, status }: Answer) =>
  status === 414 || status === 431 || error?.code === '22021' || error?.code === '22P05';
