import { articles } from 'virtual:help-articles';
import { helpArticlePath, paths } from '@/config/paths';

/** An allowlist, so that no unusual URL passes. */
const pages = Object.values(paths).filter((path) => !path.includes(':'));
const ownPaths: ReadonlySet<string> = new Set([
  ...pages,
  ...articles.map(({ slug }) => helpArticlePath(slug)),
]);

/** Whether this is exactly the path of a public page of this site; a shared timeline is not. */
export const isOwnPath = (path: string) => ownPaths.has(path);
