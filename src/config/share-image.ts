import { paths } from './paths';

export const shareImageSize = { width: 1200, height: 630 } as const;

/** Shown with a link where a page has no picture of its own. */
const common = '/share.jpg';
const stories = paths.publicTimeline.replace(':slug', '');

/** The picture that the build draws for a page from its title; a shared story brings its own. */
export function shareImageOf(path: string | null): string {
  if (path === null || path.startsWith(stories)) return common;
  return `/share/${path === paths.home ? 'home' : path.slice(1)}.png`;
}
