import { env } from '@/config/env';
import { site } from '@/config/site';
import { isOwnUrl } from '@shared/own-url';

export { playlistName } from '@shared/own-url';

const { VITE_SUPABASE_URL: backendUrl, VITE_MEDIA_HOSTS: hosts } = env;

/**
 * How URLs begin, beside those of the site, whose media load by themselves; the security policy lists
 * them. Of the project only its files: its other paths can redirect, or hold answers to anything.
 */
export const mediaPrefixes = [
  ...(backendUrl
    ? ['object', 'render/image'].map((kind) => new URL(`${backendUrl}/storage/v1/${kind}/`).href)
    : []),
  ...(hosts ? hosts.split(',').map((host) => `https://${host}/`) : []),
];

/**
 * A URL that a page may load without a choice of the visitor, else null: any other host would see
 * the visitor's IP address.
 */
export function ownUrl(address: string | null | undefined): string | null {
  // A server has no location.
  const { origin } = globalThis.location ?? new URL(site.url);
  return address && isOwnUrl(address, [`${origin}/`, ...mediaPrefixes]) ? address : null;
}
