import { paths, storyPrefix } from '@/config/paths';

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const segmentsOf = (pathname: string) => pathname.slice(storyPrefix.length).split('/');

/**
 * The slug in a path, decoded once; unchanged where it cannot be decoded. Not `useParams`: it also
 * decodes `%252F` to a slash, and the page would read another story.
 */
export const slugFrom = (pathname: string) => decoded(segmentsOf(pathname)[0] ?? '');

const withoutEnd = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+$/u, '');

/** The item id in the URL, without punctuation behind it; null at the URL of the story. */
export function itemIdFrom(pathname: string): string | null {
  const [, word, segment] = segmentsOf(pathname);
  if (word !== 'moment' || !segment) return null;
  const id = decoded(segment).toLowerCase();
  return withoutEnd(id) || id;
}

/** The slug of a link that was sent with punctuation behind it; null without any. */
export function bareSlugOf(slug: string): string | null {
  const bare = withoutEnd(slug);
  return bare !== slug && bare !== '' ? bare : null;
}

export const storyPathOf = (slug: string) => storyPrefix + encodeURIComponent(slug);

export const itemPathOf = (slug: string, id: string) =>
  paths.publicMoment
    .replace(':slug', () => encodeURIComponent(slug))
    .replace(':id', () => encodeURIComponent(id));
