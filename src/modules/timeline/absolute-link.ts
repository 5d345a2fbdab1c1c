import { site } from '@/config/site';

/**
 * The whole address of an own path, as in the canonical link of a page. Where the site has not been
 * given its address, the one by which the reader came: a link that is shared has to lead somewhere.
 */
export function absoluteLink(path: string): string {
  const isNowhere = new URL(site.url).hostname.endsWith('.example');
  return new URL(path, isNowhere ? window.location.origin : `${site.url}/`).href;
}

/** The same path without the filter of the reader. */
export const withoutFilter = (path: string) => path.replace(/\?.*$/, '');
