import { paths } from '@/config/paths';
import { copy } from '../copy';

type Page = keyof typeof copy.nav;

/** Links to pages, with their names in the navigation. */
export const linksTo = (...pages: Page[]) =>
  pages.map((page) => ({ path: paths[page], label: copy.nav[page] }));

/** The links of the header, in order. */
export const navigation = linksTo('home', 'features', 'examples', 'pricing', 'help', 'contact');

/** A link is active when the current path starts with its path; Home only on an exact match. */
export function isActive(itemPath: string, currentPath: string): boolean {
  return itemPath === paths.home ? currentPath === itemPath : currentPath.startsWith(itemPath);
}
