import { paths } from '@/config/paths';

const prefix = paths.publicTimeline.replace(':slug', '');

/**
 * The slug in an address, whole and decoded once, however odd; as it stands where it cannot be
 * decoded. The router's own parameters read `%252F` as a slash, and so would ask for another.
 */
export function slugFrom(pathname: string): string {
  const [segment = ''] = pathname.slice(prefix.length).split('/');
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export const pathOf = (slug: string) => prefix + encodeURIComponent(slug);
