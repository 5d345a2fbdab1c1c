import { site } from '@/config/site';

/**
 * The absolute URL of a path, as in the canonical link. Without a configured site URL it uses the
 * current origin, so that a shared link works.
 */
export function absoluteLink(path: string): string {
  const isPlaceholder = new URL(site.url).hostname.endsWith('.example');
  return new URL(path, isPlaceholder ? window.location.origin : `${site.url}/`).href;
}

/** The path without its query string, which holds the filter. */
export const withoutFilter = (path: string) => path.replace(/\?.*$/, '');
