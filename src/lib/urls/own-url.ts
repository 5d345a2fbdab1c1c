import { env } from '@/config/env';
import { safeUrl } from './safe-url';

/** Origins beside the site's own whose media load by themselves; the security policy lists them. */
export const mediaOrigins = [
  ...(env.VITE_SUPABASE_URL ? [new URL(env.VITE_SUPABASE_URL).origin] : []),
  ...(env.VITE_MEDIA_HOSTS ? env.VITE_MEDIA_HOSTS.split(',').map((host) => `https://${host}`) : []),
];

/** Whether a URL is a path of the site, or a path of one of the origins. */
export function isOwnUrl(address: string, origins: readonly string[]): boolean {
  // Compared as text up to the slash: user-info, another port or a longer host cannot match.
  const origin = origins.find((one) => address.startsWith(`${one}/`)) ?? '';
  return safeUrl(address.slice(origin.length))?.startsWith('/') ?? false;
}

/**
 * A URL that a page may load without a choice of the visitor, else null: any other host would see
 * the visitor's IP address.
 */
export function ownUrl(address: string | null | undefined): string | null {
  // There is no location while a page is prerendered.
  const siteOrigin = globalThis.location?.origin;
  const origins = siteOrigin ? [siteOrigin, ...mediaOrigins] : mediaOrigins;
  return address && isOwnUrl(address, origins) ? address : null;
}
