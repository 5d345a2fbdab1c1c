// At build time: captures the requests of the first reads from `api.ts` itself.
import { countTimelineItems, readTimeline, readTimelineItems } from '@/modules/timeline/read';
import { placeholders, type FirstReads, type Read } from './first-reads';

/**
 * The request that `read` sends, captured by a stub of `fetch`, which answers as a database that lacks our columns: so
 * the read of the contract's columns is captured as well.
 */
async function captureRead(read: (signal: AbortSignal) => Promise<unknown>): Promise<Read> {
  const { fetch, window } = globalThis;
  let captured: Read | undefined;
  globalThis.fetch = (input, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    // Each reader sends the slug of their own address.
    delete headers['x-share-slug'];
    const address = input as string;
    captured = captured ? { ...captured, contractAddress: address } : { address, headers };
    return Promise.resolve(Response.json({ code: '42703' }, { status: 400 }));
  };
  // Without a configured backend, only the browser knows the origin.
  globalThis.window ??= { location: { origin: placeholders.origin } } as never;
  try {
    await read(new AbortController().signal);
  } catch {
    // Every read rejects this answer; only the requests matter here.
  } finally {
    globalThis.fetch = fetch;
    globalThis.window = window;
  }
  if (!captured) throw new Error('The read sent no request');
  return captured;
}

export async function captureFirstReads(): Promise<FirstReads> {
  const { slug, id } = placeholders;
  return {
    timeline: await captureRead((signal) => readTimeline(slug, signal)),
    items: await captureRead((signal) => readTimelineItems(slug, id, signal).next()),
    count: await captureRead((signal) => countTimelineItems(slug, id, signal)),
  };
}
