// Runs when the site is built: learns from `api.ts` itself by which reads a story opens.
import { countTimelineItems, readTimeline, readTimelineItems } from '@/modules/timeline/api';
import { marks, type FirstReads, type Read } from './first-reads';

/** The request that `read` makes, which is caught on its way. */
async function captureRead(read: (signal: AbortSignal) => Promise<unknown>): Promise<Read> {
  const { fetch, window } = globalThis;
  let caught: Read | undefined;
  globalThis.fetch = (input, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    caught = { address: input as string, headers };
    return Promise.resolve(Response.json([]));
  };
  // Where no backend is set, the site's own address is known only in the browser.
  globalThis.window ??= { location: { origin: marks.origin } } as never;
  try {
    await read(new AbortController().signal);
  } catch {
    // No rows is no answer to some; the question is all that is wanted.
  } finally {
    globalThis.fetch = fetch;
    globalThis.window = window;
  }
  if (!caught) throw new Error('A story opens without a read');
  return caught;
}

export async function captureFirstReads(): Promise<FirstReads> {
  const { slug, id } = marks;
  return {
    timeline: await captureRead((signal) => readTimeline(slug, signal)),
    items: await captureRead((signal) => readTimelineItems(slug, id, signal).next()),
    count: await captureRead((signal) => countTimelineItems(slug, id, signal)),
  };
}
