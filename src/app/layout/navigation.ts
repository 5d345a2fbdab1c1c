import { paths } from '@/config/paths';
import { copy } from '../copy';

/** The links of the header, in order. */
export const navigation = [
  { path: paths.home, label: copy.nav.home },
  { path: paths.features, label: copy.nav.features },
  { path: paths.examples, label: copy.nav.examples },
  { path: paths.pricing, label: copy.nav.pricing },
  { path: paths.help, label: copy.nav.help },
  { path: paths.contact, label: copy.nav.contact },
] as const;

/** A link is active when the current path starts with its path; Home only on an exact match. */
export function isActive(itemPath: string, currentPath: string): boolean {
  return itemPath === paths.home ? currentPath === itemPath : currentPath.startsWith(itemPath);
}
