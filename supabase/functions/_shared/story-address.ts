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

// The lookbehind tries the end once for each run of such characters; else the time grows with their square.
const withoutEnds = (text: string) =>
  text.replace(/^[^\p{L}\p{M}\p{N}]+|(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu, '');

/** A slug has at most 200 characters; the rest is for parameters. */
const longestTyped = 700;

/**
 * Without what people and applications add to a link or change in it: spaces and invisible characters,
 * other hyphens, parameters, `.html`, and punctuation around it. Can be empty, as for a text that is too long.
 */
function tidy(text: string): string {
  if (text.length > longestTyped) return '';
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
 * The normal forms of a slug, which the database function `meant_slug` chooses from: at most two. Older slugs can have
 * capitals; new ones have none.
 */
export function normalFormsOf(slug: string): string[] {
  const tidied = tidy(slug);
  return [...new Set([tidied, tidied.toLowerCase()])].filter((one) => one !== '' && one !== slug);
}

export const storyPathOf = (slug: string) => storyPrefix + encodeURIComponent(slug);

export const itemPathOf = (slug: string, id: string) =>
  `${storyPathOf(slug)}/moment/${encodeURIComponent(id)}`;
