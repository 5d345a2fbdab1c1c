import { isStoryPath, paths } from './paths';

export const shareImageSize = { width: 1200, height: 630 } as const;

/** The share image of a page without its own picture. */
const common = '/share.jpg';

/** The share image that the build renders from the title of a page. */
export function shareImageOf(path: string | null): string {
  if (path === null || isStoryPath(path)) return common;
  return `/share/${path === paths.home ? 'home' : path.slice(1)}.png`;
}
