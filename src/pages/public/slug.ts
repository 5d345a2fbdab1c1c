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
 * The slug in a path, decoded once; unchanged where it cannot be decoded. Not `useParams`: it also
 * decodes `%252F` to a slash, and the page would read another story.
 */
export const slugFrom = (pathname: string) => decoded(segmentsOf(pathname)[0] ?? '');

/** The item id in the URL; null at the URL of the story. */
export function itemIdFrom(pathname: string): string | null {
  const [, word, id] = segmentsOf(pathname);
  return word === 'moment' && id ? decoded(id).toLowerCase() : null;
}

export const storyPathOf = (slug: string) => prefix + encodeURIComponent(slug);

export const itemPathOf = (slug: string, id: string) =>
  paths.publicMoment
    .replace(':slug', () => encodeURIComponent(slug))
    .replace(':id', () => encodeURIComponent(id));
