// The document of a shared timeline starts its first reads while the app's code is loading.

export interface Read {
  address: string;
  headers: Record<string, string>;
}

export type FirstReads = Record<'timeline' | 'items' | 'count', Read>;

/** Placeholders in the captured requests for values that only the browser knows. */
export const placeholders = {
  origin: 'https://mark.origin',
  slug: 'mark.slug',
  id: 'mark.id',
} as const;

/**
 * Becomes an inline script, so it must not refer to anything outside itself. The responses are for
 * `lib/http/prefetched-reads.ts`; a failure is reported to the read that takes it.
 */
function prefetchReads(
  { timeline, items, count }: FirstReads,
  { origin, slug, id }: typeof placeholders,
) {
  const [, segment] = /^\/public\/([^/]+)/.exec(location.pathname) ?? [];
  if (!segment) return;
  let name = segment;
  try {
    name = decodeURIComponent(segment);
  } catch {
    // An invalid escape: the app shows the not-found page.
  }
  const inQuery = (text: string) => new URLSearchParams({ text }).toString().slice('text='.length);
  const reads = (globalThis.prefetchedReads = new Map());
  const start = ({ address, headers }: Read, knownId = '') => {
    // One replacement pass: a slug can contain a placeholder.
    const values = new Map<string, string>([
      [origin, location.origin],
      [slug, inQuery(name)],
      [id, inQuery(knownId)],
    ]);
    const url = address.replace(/(https:\/\/)?mark\.(origin|slug|id)/g, (mark) =>
      values.get(mark)!,
    );
    const controller = new AbortController();
    const response = fetch(url, {
      headers: { ...headers, 'x-share-slug': encodeURIComponent(name) },
      signal: controller.signal,
    });
    reads.set(url, { response, controller });
    return response;
  };
  const ignore = () => {};
  start(timeline)
    .then((response) => response.clone().json())
    .then((rows: { id: string }[]) => {
      if (!rows[0]) return;
      start(items, rows[0].id).catch(ignore);
      start(count, rows[0].id).catch(ignore);
    })
    .catch(ignore);
}

export const firstReadsScript = (reads: FirstReads) =>
  `(${prefetchReads.toString()})(${JSON.stringify(reads)},${JSON.stringify(placeholders)})`.replaceAll(
    '<',
    '\\u003c',
  );
