// The reads by which a story opens, begun by its document: its code comes meanwhile.

export interface Read {
  address: string;
  headers: Record<string, string>;
}

export type FirstReads = Record<'timeline' | 'items' | 'count', Read>;

/** Stand in the reads for what only the browser knows. */
export const marks = { origin: 'https://mark.origin', slug: 'mark.slug', id: 'mark.id' } as const;

/**
 * Runs in the document, as text: it uses nothing from outside itself. What it asks for lies ready
 * for `lib/prefetched-reads.ts`; what fails is told to whoever takes it.
 */
function beginReads({ timeline, items, count }: FirstReads, { origin, slug, id }: typeof marks) {
  const [, segment] = /^\/public\/([^/]+)/.exec(location.pathname) ?? [];
  if (!segment) return;
  let name = segment;
  try {
    name = decodeURIComponent(segment);
  } catch {
    // As it stands: no story has this address, and the app says so.
  }
  const inQuery = (text: string) => new URLSearchParams({ text }).toString().slice('text='.length);
  const begun = (globalThis.prefetchedReads = new Map());
  const begin = ({ address, headers }: Read, knownId = '') => {
    // In one go: a slug may hold a mark itself.
    const known = new Map<string, string>([
      [origin, location.origin],
      [slug, inQuery(name)],
      [id, inQuery(knownId)],
    ]);
    const asked = address.replace(/(https:\/\/)?mark\.(origin|slug|id)/g, (mark) =>
      known.get(mark)!,
    );
    const end = new AbortController();
    const answer = fetch(asked, {
      headers: { ...headers, 'x-share-slug': encodeURIComponent(name) },
      signal: end.signal,
    });
    begun.set(asked, { answer, end });
    return answer;
  };
  const told = () => {};
  begin(timeline)
    .then((response) => response.clone().json())
    .then((rows: { id: string }[]) => {
      if (!rows[0]) return;
      begin(items, rows[0].id).catch(told);
      begin(count, rows[0].id).catch(told);
    })
    .catch(told);
}

export const firstReadsScript = (reads: FirstReads) =>
  `(${beginReads.toString()})(${JSON.stringify(reads)},${JSON.stringify(marks)})`.replaceAll(
    '<',
    '\\u003c',
  );
