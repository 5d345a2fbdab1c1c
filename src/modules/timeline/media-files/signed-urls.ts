import { retryPause } from '../retry-policy';
import { pathOfSigned, signedMs, signPaths, unsignedUrl } from './api';

/** Signed URLs by path, for one story at a time. */

interface SignedUrl {
  url: string;
  /** Milliseconds since 1970, by the clock of the browser. */
  expiresAt: number;
}

/** A URL is renewed this long before it expires, so that media that start just before can load. */
const renewBeforeMs = 600_000;
const batchSize = 500;

let story = '';
let urls = new Map<string, SignedUrl>();
/** Paths whose media failed to load, with the number of times. */
let failures = new Map<string, number>();

export function openStory(slug: string) {
  if (slug === story) return;
  story = slug;
  urls = new Map();
  failures = new Map();
}

const isFresh = (signed: SignedUrl | undefined) =>
  signed !== undefined && signed.expiresAt - renewBeforeMs > Date.now();

/** When the URLs of these paths have to be renewed. */
export function renewalTime(paths: readonly string[]): number {
  const ends = paths.flatMap((path) => urls.get(path)?.expiresAt ?? []);
  return Math.min(...ends) - renewBeforeMs;
}

/** Also an expired URL, and one of an object that cannot be read. */
export const urlOf = (path: string) => urls.get(path)?.url ?? unsignedUrl(path);

/** A URL that is still valid, or undefined. */
export function validUrlOf(path: string): string | undefined {
  const signed = urls.get(path);
  return signed && signed.expiresAt > Date.now() ? signed.url : undefined;
}

/**
 * The next URL of this path differs in its fragment: a mounted component that keeps the URL of a
 * file then starts anew.
 */
export function reportFailure(path: string) {
  failures.set(path, (failures.get(path) ?? 0) + 1);
}

/**
 * Signs the paths that have no URL, or one that expires soon. A path that may not be read has no
 * URL afterwards.
 * @throws ReadError after the retries of a read, with the other batches signed
 * @throws the reason of `signal`
 */
export async function signMissing(paths: readonly string[], signal: AbortSignal): Promise<void> {
  const missing = [...new Set(paths)].filter((path) => !isFresh(urls.get(path)));
  const batches = Array.from({ length: Math.ceil(missing.length / batchSize) }, (_, at) =>
    missing.slice(at * batchSize, (at + 1) * batchSize),
  );
  const results = await Promise.allSettled(batches.map((batch) => signBatch(batch, signal)));
  signal.throwIfAborted();
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function signBatch(paths: readonly string[], signal: AbortSignal) {
  const [slug, target] = [story, urls];
  for (let tries = 0; ; tries += 1) {
    const askedAt = Date.now();
    try {
      const signed = await signPaths(slug, paths, signal);
      for (const path of paths) {
        const url = signed.get(path);
        const mark = failures.get(path);
        if (url === undefined) target.delete(path);
        else
          target.set(path, { url: url + (mark ? `#${mark}` : ''), expiresAt: askedAt + signedMs });
      }
      return;
    } catch (error) {
      signal.throwIfAborted();
      const pause = retryPause(tries, error as Error, Math.random());
      if (pause === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

const collectMs = 20;
let soon: { paths: string[]; done: Promise<void> } | undefined;

/** Like `signMissing`, with one call for the paths of many elements. */
export function signSoon(path: string): Promise<void> {
  soon ??= collect();
  soon.paths.push(path);
  return soon.done;
}

function collect() {
  const paths: string[] = [];
  const done = new Promise((resolve) => setTimeout(resolve, collectMs)).then(() => {
    soon = undefined;
    return signMissing(paths, new AbortController().signal);
  });
  return { paths, done };
}

/** The URL with a signature that is valid now; any other URL is returned unchanged. */
export async function freshUrl(url: string, signal: AbortSignal): Promise<string> {
  const path = pathOfSigned(url);
  if (path === undefined) return url;
  // Without a new signature the file itself fails, with its own message.
  await signMissing([path], signal).catch(() => signal.throwIfAborted());
  return urlOf(path);
}
