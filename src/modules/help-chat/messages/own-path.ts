import { articles } from 'virtual:help-articles';
import { helpArticlePath, paths } from '@/config/paths';

/** A list of what may be linked to, not of what may not: no odd address gets past it. */
const pages = Object.values(paths).filter((path) => !path.includes(':'));
const ownPaths: ReadonlySet<string> = new Set([
  ...pages,
  ...articles.map(({ slug }) => helpArticlePath(slug)),
]);

/** Whether this is, to the letter, the path of a page of this site. A shared story is not. */
export const isOwnPath = (path: string) => ownPaths.has(path);
