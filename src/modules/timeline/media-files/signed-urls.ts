import { replaceEqualDeep } from '@tanstack/react-query';
import { retryPause } from '../retry-policy';
import type { TimelineItem } from '../rows';
import { pathOfSigned, signedMs, signPaths } from './api';
import { isMediaPath, unsignedUrl } from './media-path';

/** Signed URLs by path, for one story at a time. */

/** The path of an object from its URL without a signature; undefined for another URL. */
function pathOf(url: string | null | undefined): string | undefined {
  const objects = unsignedUrl('');
  const path = url?.startsWith(objects) ? url.slice(objects.length) : undefined;
  return isMediaPath(path) ? path : undefined;
}

/** The paths of the files of an item. */
export const pathsOf = ({ media_url, metadata }: TimelineItem): string[] =>
  [media_url, metadata.poster_url, metadata.captions_url].flatMap((url) => pathOf(url) ?? []);

interface SignedUrl {
  url: string;
  /** Milliseconds since 1970, by the clock of the browser. */
  expiresAt: number;
}

/** A URL is renewed this long before it expires, so that media that start just before can load. */
const renewBeforeMs = 600_000;
const batchSize = 500;

/** While a failed renewal is retried, its time is in the past. */
const shortestRenewalMs = 5000;

export interface SignedFiles {
  /** Counts the answers of the storage service: the URLs differ when it does. */
  version: number;
  /** Milliseconds until URLs have to be renewed. */
  renewalPause: () => number;
  /** The item with signed URLs. A file without one keeps a URL that the storage service refuses. */
  withUrls: (item: TimelineItem) => TimelineItem;
}

function startStory(slug: string) {
  const urls = new Map<string, SignedUrl>();
  const items = new WeakMap<TimelineItem, TimelineItem>();
  const signed = (url: string) => urls.get(pathOf(url) ?? '')?.url ?? url;
  const files: SignedFiles = {
    version: 0,
    renewalPause: () => Math.max(started.renewAt - Date.now(), shortestRenewalMs),
    withUrls(item) {
      const { media_url, metadata } = item;
      const { poster_url, captions_url } = metadata;
      // The same object as long as the URLs are the same, so that its card does not render again.
      const result = replaceEqualDeep(items.get(item), {
        ...item,
        media_url: media_url && signed(media_url),
        metadata: {
          ...metadata,
          ...(poster_url && { poster_url: signed(poster_url) }),
          ...(captions_url && { captions_url: signed(captions_url) }),
        },
      });
      items.set(item, result);
      return result;
    },
  };
  const started = {
    slug,
    urls,
    files,
    renewAt: Infinity,
    /** Paths that may not be read, or that have no object. */
    refused: new Set<string>(),
    /** Paths whose media failed to load, with the number of times. */
    failures: new Map<string, number>(),
  };
  return started;
}

let story = startStory('');

export function openStory(slug: string) {
  if (slug !== story.slug) story = startStory(slug);
  return story;
}

/** Whether a path has no URL, or one that expires soon. */
export function isDue(path: string): boolean {
  const signed = story.urls.get(path);
  return signed === undefined || signed.expiresAt - renewBeforeMs <= Date.now();
}

/** When the URLs of these paths have to be renewed. */
export function renewalTime(paths: readonly string[]): number {
  const ends = paths.flatMap((path) => story.urls.get(path)?.expiresAt ?? []);
  return Math.min(...ends) - renewBeforeMs;
}

/** Also an expired URL, and one of an object that cannot be read. */
export const urlOf = (path: string) => story.urls.get(path)?.url ?? unsignedUrl(path);

/** A URL that is still valid, or undefined. */
export function validUrlOf(path: string): string | undefined {
  const signed = story.urls.get(path);
  return signed && signed.expiresAt > Date.now() ? signed.url : undefined;
}

/**
 * The next URL of this path differs in its fragment: a mounted component that keeps the URL of a
 * file then starts anew.
 */
export function reportFailure(path: string) {
  story.failures.set(path, (story.failures.get(path) ?? 0) + 1);
}

/**
 * Signs the paths that have no URL, or one that expires soon. A path that may not be read has no
 * URL afterwards.
 * @throws ReadError of one batch, with the other batches signed
 * @throws the reason of `signal`
 */
export async function signMissing(paths: readonly string[], signal: AbortSignal): Promise<void> {
  const missing = [...new Set(paths)].filter(isDue);
  const batches = Array.from({ length: Math.ceil(missing.length / batchSize) }, (_, at) =>
    missing.slice(at * batchSize, (at + 1) * batchSize),
  );
  const results = await Promise.allSettled(batches.map((batch) => signBatch(batch, signal)));
  signal.throwIfAborted();
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function signBatch(paths: readonly string[], signal: AbortSignal) {
  const target = story;
  const askedAt = Date.now();
  const signed = await signPaths(target.slug, paths, signal);
  for (const path of paths) {
    const url = signed.get(path);
    const mark = target.failures.get(path);
    if (url === undefined) {
      target.urls.delete(path);
      target.refused.add(path);
    } else {
      const expiresAt = askedAt + signedMs;
      target.urls.set(path, { url: url + (mark ? `#${mark}` : ''), expiresAt });
    }
  }
  target.files = { ...target.files, version: target.files.version + 1 };
}

/** Like `signMissing`, with the retries of a read: the visitor waits for these files. */
async function signNow(paths: readonly string[], signal: AbortSignal): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await signMissing(paths, signal);
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

/** Signs with one call for the paths of many elements. */
export function signSoon(path: string): Promise<void> {
  soon ??= collect();
  soon.paths.push(path);
  return soon.done;
}

function collect() {
  const paths: string[] = [];
  const done = new Promise((resolve) => setTimeout(resolve, collectMs)).then(() => {
    soon = undefined;
    return signNow(paths, new AbortController().signal);
  });
  return { paths, done };
}

/** The URL with a signature that is valid now; any other URL is returned unchanged. */
export async function freshUrl(url: string, signal: AbortSignal): Promise<string> {
  const path = pathOfSigned(url);
  if (path === undefined) return url;
  // Without a new signature the file itself fails, with its own message.
  await signNow([path], signal).catch(() => signal.throwIfAborted());
  return urlOf(path);
}
