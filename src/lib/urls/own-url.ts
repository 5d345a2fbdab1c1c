import { env } from '@/config/env';
import { safeUrl } from './safe-url';

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

/** Of a playlist, which can name files at other hosts. */
export const playlistName = /\.(m3u8?|mpd)$/i;

/**
 * Whether a URL is a path of the site, or begins with one of the prefixes. Each ends with a slash, so
 * user-info, another port or a longer host cannot match.
 */
export function isOwnUrl(address: string, prefixes: readonly string[]): boolean {
  const prefix = prefixes.find((one) => address.startsWith(one));
  const path = prefix ? address.slice(prefix.length - 1) : address;
  if (!safeUrl(path)?.startsWith('/')) return false;
  // Servers decode escapes: a dot segment could lead out of the prefix.
  const decoded = path.replace(/[?#].*/, '').replace(/%[0-7][\da-f]/gi, decodeURIComponent);
  return !/[/\\]\.\.?([/\\]|$)/.test(decoded) && !playlistName.test(decoded);
}

/**
 * A URL that a page may load without a choice of the visitor, else null: any other host would see
 * the visitor's IP address.
 */
export function ownUrl(address: string | null | undefined): string | null {
  // There is no location while a page is prerendered.
  const siteOrigin = globalThis.location?.origin;
  const prefixes = siteOrigin ? [`${siteOrigin}/`, ...mediaPrefixes] : mediaPrefixes;
  return address && isOwnUrl(address, prefixes) ? address : null;
}
