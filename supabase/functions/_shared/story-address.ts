// The address of a story and of an item in it: `/public/<slug>` and `/public/<slug>/moment/<id>`, as the
// viewer, the share page and the build read and write it. Only the inline script of
// `build/prerender/first-reads.ts` imports nothing, and has one line of its own.

import { storyPrefix } from './story-path.ts';

export interface StoryAddress {
  slug: string;
  /** The open item; null at the address of the story. */
  itemId: string | null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const withoutEnds = (text: string) =>
  text.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');

/**
 * Without what people and applications add to a link or change in it: spaces and invisible characters,
 * other hyphens, parameters, `.html`, and punctuation around it. Can be empty.
 */
function tidy(text: string): string {
  const [link = ''] = text
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .split(/[?&#]/);
  return withoutEnds(withoutEnds(link).replace(/\.html?$/i, ''));
}

const pattern = /^\/public\/([^/]+)(?:\/moment\/([^/]+))?\/*$/;

/**
 * Null for a path of another shape. The slug is decoded once, and unchanged where it cannot be decoded: not
 * `useParams`, which also decodes `%252F` to a slash, so that the page would read another story.
 */
export function storyAddressOf(pathname: string): StoryAddress | null {
  const [, slug, item] = pattern.exec(pathname) ?? [];
  if (slug === undefined) return null;
  const id = item === undefined ? null : decoded(item).toLowerCase();
  return { slug: decoded(slug), itemId: id === null ? null : tidy(id) || id };
}

export const slugFrom = (pathname: string) => storyAddressOf(pathname)?.slug ?? '';
export const itemIdFrom = (pathname: string) => storyAddressOf(pathname)?.itemId ?? null;

/**
 * The slugs that a link can mean, as it is first: a later one counts only where the ones before it are
 * neither a story nor a closed link. Older slugs can have capitals; new ones have none.
 */
export function slugsOf(slug: string): string[] {
  const tidied = tidy(slug);
  const others = [tidied, tidied.toLowerCase()].filter((one) => one !== '');
  return [...new Set([slug, ...others])];
}

export const storyPathOf = (slug: string) => storyPrefix + encodeURIComponent(slug);

export const itemPathOf = (slug: string, id: string) =>
  `${storyPathOf(slug)}/moment/${encodeURIComponent(id)}`;
