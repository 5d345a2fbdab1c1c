import { env } from '@/config/env';
import { playlistName } from '@/lib/urls/own-url';

/** Paths of objects in the private bucket: `timeline-media/<timeline id>/<name>`. */

const mediaPath = /^timeline-media\/[\da-f-]{36}(\/[\w-][\w.-]*)+$/;

export const isMediaPath = (value: string | null | undefined): value is string =>
  // `null` and `undefined` become texts that do not match.
  mediaPath.test(value as string) && !playlistName.test(value as string);

const objects = `${env.VITE_SUPABASE_URL ?? ''}/storage/v1/object/`;

/** The URL without a signature, which the storage service refuses: the media count as broken. */
export const unsignedUrl = (path: string) => objects + path;

/** A URL without its signature: the same for each signed URL of one file. */
export const fileOf = (url: string | null | undefined) => url?.replace(/token=[^#]*/, '');
