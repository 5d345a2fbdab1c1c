import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useHydrated } from '@/lib/browser/use-hydrated';
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

/**
 * The current path; during hydration that of the document, which for an unknown page is one for all paths. Hydration
 * leaves an attribute that differs as it is.
 */
export function usePathInDocument(): string {
  const { pathname } = useLocation();
  if (useHydrated() || typeof document === 'undefined') return pathname;
  return document.getElementById('root')?.dataset.path ?? pathname;
}
