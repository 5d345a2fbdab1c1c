// The inline script of app.html: takes the state that the share page wrote into the document, or starts the first reads
// of a story while the app's code is loading (without it, a host that has no share page shows its first card half as
// late again).
import { stableHash } from '@/lib/stable-hash';
import { isSchemaError } from '@/modules/timeline/api';

export interface Read {
  address: string;
  /** The same read of the contract's columns alone, for a database that lacks ours or does not grant them. */
  contractAddress?: string;
  headers: Record<string, string>;
}

export type FirstReads = Record<'timeline' | 'items' | 'count', Read>;

/** Stand in the captured addresses for what only the browser knows. */
export const placeholders = { origin: 'https://mark.origin', slug: 'mark.slug', id: 'mark.id' };

/**
 * Must not refer to anything outside itself; its arguments are written behind it. The responses of its requests are for
 * `lib/http/prefetched-reads.ts`.
 */
function prefetchReads(hashOf: typeof stableHash, namesSchema: typeof isSchemaError) {
  const element = document.getElementById('first-reads')!;
  const firstReads = JSON.parse(element.textContent) as FirstReads;
  /** What the share page wrote: the state of a `story` or of a `closed` link. */
  const { state } = element.dataset;
  let json = '';
  // In the document only until it is parsed: nothing of a story stays there when it is made private.
  function moveState() {
    const holder = document.getElementById('document-state');
    if (holder) json = holder.textContent;
    holder?.remove();
  }
  document.addEventListener('DOMContentLoaded', moveState, { once: true });
  const [, segment] = /^\/public\/([^/]+)/.exec(location.pathname) ?? [];
  if (!segment) return;
  const { origin } = location;
  let slug = segment;
  try {
    slug = decodeURIComponent(segment);
  } catch {
    // An invalid escape, which no timeline has and the app reports.
  }
  /** In one replacement pass: a slug can contain a placeholder. */
  function fill(address: string, id = '') {
    const inQuery = (text: string) =>
      new URLSearchParams({ text }).toString().slice('text='.length);
    const values: Record<string, string> = { origin, slug: inQuery(slug), id: inQuery(id) };
    const mark = /(?:https:\/\/)?mark\.(origin|slug|id)/g;
    return address.replace(mark, (_, name: string) => values[name]!);
  }
  /** As `lib/browser/storage.ts`: each of the two can be null, or throw. */
  const isStored = (name: string) =>
    [() => sessionStorage, () => localStorage].some((open) => {
      try {
        return open().getItem(name);
      } catch {
        return false;
      }
    });
  const { hostname } = new URL(fill(firstReads.timeline.address));
  // The app reads with the session of a signed-in owner, and with the share key of a visitor who gave the password.
  if (isStored(`sb-${hostname.split('.')[0]}-auth-token`)) return;
  if (state !== 'story' && isStored(`anekdotes-share-key-${hashOf(slug)}`)) {
    if (state) document.documentElement.dataset.hasKey = '';
    return;
  }
  if (state) {
    globalThis.documentState = () => {
      // It is at the end of the document, which is parsed by the time the app takes it.
      moveState();
      return JSON.parse(json);
    };
    return;
  }
  const reads = (globalThis.prefetchedReads = new Map());

  async function start(
    name: keyof FirstReads,
    id = '',
    address = firstReads[name].address,
  ): Promise<{ id: string }[]> {
    const { contractAddress, headers } = firstReads[name];
    const url = fill(address, id);
    const controller = new AbortController();
    const { signal } = controller;
    const asVisitor = { ...headers, 'x-share-slug': encodeURIComponent(slug) };
    const response = fetch(url, { headers: asVisitor, signal, cache: 'no-store' });
    reads.set(url, { controller, response });
    const body = await (await response).clone().json();
    // The app asks for the contract's columns then.
    return contractAddress && address !== contractAddress && namesSchema(body?.code)
      ? start(name, id, contractAddress)
      : body;
  }

  start('timeline')
    .then(([row]) => {
      if (row) for (const name of ['items', 'count'] as const) start(name, row.id).catch(() => {});
    })
    .catch(() => {});
}

export const firstReadsScript = `(${prefetchReads.toString()})(${[stableHash, isSchemaError].join()})`;
