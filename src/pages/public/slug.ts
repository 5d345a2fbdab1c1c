import { paths } from '@/config/paths';

const prefix = paths.publicTimeline.replace(':slug', '');

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const segmentsOf = (pathname: string) => pathname.slice(prefix.length).split('/');

/**
 * The slug in an address, whole and decoded once, however odd; as it stands where it cannot be
 * decoded. The router's own parameters read `%252F` as a slash, and so would ask for another.
 */
export const slugFrom = (pathname: string) => decoded(segmentsOf(pathname)[0] ?? '');

/** The item id in the URL; null at the URL of the story. */
export function itemIdFrom(pathname: string): string | null {
  const [, word, id] = segmentsOf(pathname);
  return word === 'moment' && id ? decoded(id).toLowerCase() : null;
}

export const pathOf = (slug: string) => prefix + encodeURIComponent(slug);

export const itemPathOf = (slug: string, id: string) =>
  paths.publicMoment
    .replace(':slug', () => encodeURIComponent(slug))
    .replace(':id', () => encodeURIComponent(id));
