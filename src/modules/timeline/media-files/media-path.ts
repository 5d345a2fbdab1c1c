import { env } from '@/config/env';
import { playlistName } from '@/lib/urls/own-url';
import type { TimelineItem } from '../rows';

/** Paths of objects in the private bucket: `timeline-media/<timeline id>/<name>`. */

const mediaPath = /^timeline-media\/[\da-f-]{36}(\/[\w-][\w.-]*)+$/;

export const isMediaPath = (value: string | null | undefined): value is string =>
  // `null` and `undefined` become texts that do not match.
  mediaPath.test(value as string) && !playlistName.test(value as string);

export const storageUrl = `${env.VITE_SUPABASE_URL ?? ''}/storage/v1`;

/** The URL without a signature, which the storage service refuses: the media count as broken. */
export const unsignedUrl = (path: string) => `${storageUrl}/object/${path}`;

const fileUrl = /\/storage\/v1\/object\/(?:sign\/)?(timeline-media\/[^?#]+)/;

/** The path of a file from its URL, with or without a signature; undefined for another URL. */
export const pathOf = (url: string | null | undefined) => fileUrl.exec(url ?? '')?.[1];

/** What the row says of a file: the path of a private one, without the signature that opens it. */
export const storedAddress = (url: string) => pathOf(url) ?? url;

/** The fields of `metadata` that hold a file, as `media_url` does. `readable_files` in SQL has the same. */
export const metadataFiles = ['poster_url', 'captions_url'] as const;

/** The paths of the files of an item. */
export const pathsOf = ({ media_url, metadata }: TimelineItem): string[] =>
  [media_url, ...metadataFiles.map((name) => metadata[name])].flatMap((url) => pathOf(url) ?? []);

/** The item with the signed URLs of its files. A file without one keeps a URL that is refused. */
export function withUrls(item: TimelineItem, urls: ReadonlyMap<string, string>): TimelineItem {
  if (pathsOf(item).length === 0) return item;
  const signed = <Url>(url: Url & (string | null | undefined)) =>
    urls.get(pathOf(url) ?? '') ?? url;
  const metadata = { ...item.metadata };
  for (const name of metadataFiles) if (metadata[name]) metadata[name] = signed(metadata[name]);
  return { ...item, media_url: signed(item.media_url), metadata };
}

/** A URL without its signature: the same for each signed URL of one file. */
export const fileOf = (url: string | null | undefined) => url?.replace(/token=[^#]*/, '');
