import { paths } from '@/config/paths';
import { copy } from '../copy';

/** The header's links, in the order of the screen. */
export const navigation = [
  { path: paths.home, label: copy.nav.home },
  { path: paths.features, label: copy.nav.features },
  { path: paths.examples, label: copy.nav.examples },
  { path: paths.pricing, label: copy.nav.pricing },
  { path: paths.help, label: copy.nav.help },
  { path: paths.contact, label: copy.nav.contact },
] as const;

/** An item is active when the current path starts with its own; home only when it is the path. */
export function isActive(itemPath: string, currentPath: string): boolean {
  return itemPath === paths.home ? currentPath === itemPath : currentPath.startsWith(itemPath);
}
