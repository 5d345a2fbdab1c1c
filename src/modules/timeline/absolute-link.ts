import { site } from '@/config/site';
import { parseFilter, serializeFilter } from './filter/filter-params';

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

/** The path without `?nieuw=`, for a shared link: the day is that of this visitor's last visit. */
export function withoutNews(path: string): string {
  const [start = '', query = ''] = path.split('?');
  return start + serializeFilter(`?${query}`, { ...parseFilter(query), newSince: null });
}
