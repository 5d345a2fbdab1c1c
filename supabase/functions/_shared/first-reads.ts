// The first reads of a story and their answers in its document: what the build captures, the share page sends and
// answers, the inline script of the document gives to `fetch`, and the viewer puts into its cache.

export interface Read {
  address: string;
  /** The same read of the contract's columns alone, for a database that lacks ours or does not grant them. */
  contractAddress?: string;
  headers: Record<string, string>;
}

export type FirstReads = Record<
  'timeline' | 'items' | 'count' | 'files' | 'closed' | 'meant',
  Read
>;

/** Stand in the captured addresses for what only a request knows. */
export const placeholders = { origin: 'https://mark.origin', slug: 'mark.slug', id: 'mark.id' };

/** The address of a read. It is also in the inline script, so it must not refer to anything outside itself. */
export function fillAddress(
  address: string,
  { origin, slug = '', id = '' }: { origin: string; slug?: string; id?: string },
): string {
  const inQuery = (text: string) => new URLSearchParams({ text }).toString().slice('text='.length);
  const values: Record<string, string> = { origin, slug: inQuery(slug), id: inQuery(id) };
  // One replacement pass: a slug can contain a placeholder.
  const mark = /(?:https:\/\/)?mark\.(origin|slug|id)/g;
  return address.replace(mark, (_, name: string) => values[name]!);
}

/**
 * Whether an error of the backend names a column, a function, a relation or a right. It is also in the inline script,
 * so it must not refer to anything outside itself.
 */
export const isSchemaError = (code: unknown) => /^(?:42|PGRST20)/.test(String(code));

const deniedCode = '42501';

/** A timeline of which the first read had an error with this code, and the second left out our columns. */
export const withoutOurColumns = <Timeline extends object>(timeline: Timeline, code: unknown) =>
  // Its owner may have switched saving off.
  code === deniedCode ? { ...timeline, allow_download: false } : timeline;

/** Whether an answer says that the backend does not have a function, or does not let visitors call it. */
export const isMissingFunction = (status: number, code: unknown) =>
  status === 404 || ['42883', 'PGRST202', deniedCode].includes(String(code));

export interface Answer {
  rows: unknown[];
  /** The `Content-Range`, which holds the count. */
  range: string;
}

export interface FirstAnswers extends Record<'timeline' | 'items' | 'count', Answer> {
  /** The signatures of the files of these items; null when they could not be signed. */
  files?: unknown;
  /** What the first render shows of them (`FirstView`); absent when the answers have another shape. */
  firstView?: unknown;
}

/** Replaces `FirstAnswers` for a link that opens no story: what the server has parsed of the row of `closed_link`. */
export interface ClosedAnswers {
  closed: unknown;
}

/** When the answers of the document were read, for the cache: they count as very old, so each query reads once. */
export const documentReadAt = 0;
