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

/** Also encoded twice. A word behind an ampersand is none: the slug would lose it. As in `private.letters_of`. */
const parameters = /(?:[?#]|%3f|%23|(?:[&;]|%26|%3b)(?:amp;)?[\w.-]+(?:=|%3d)).*$/i;

/**
 * Without what people and applications add to a link or change in it: spaces and invisible characters,
 * other hyphens, parameters, `.html`, and punctuation around it. Can be empty, as for a text that is too long.
 */
function tidy(text: string): string {
  if (text.length > longestTyped) return '';
  const link = text
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(parameters, '');
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
  return { slug: decoded(slug), itemId: item === undefined ? null : idOf(decoded(item)) };
}

/** With the hyphens of a UUID, also where they were lost or changed. */
function idOf(text: string): string {
  const id = text.toLowerCase();
  const tidied = tidy(id) || id;
  const digits = tidied.replace(/[^\p{L}\p{N}]/gu, '');
  return /^[\da-f]{32}$/.test(digits)
    ? digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    : tidied;
}

export const slugFrom = (pathname: string) => storyAddressOf(pathname)?.slug ?? '';
export const itemIdFrom = (pathname: string) => storyAddressOf(pathname)?.itemId ?? null;

/**
 * The slug of `new_slug` that a text begins with, whatever stands between its groups and behind them: nobody picks
 * such a slug by hand, so the rest is no part of one.
 */
function randomSlugIn(text: string): string | null {
  if (text.length > longestTyped) return null;
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const [found] = /^[346789bcdfghjkmnpqrtvwxy]{15}/.exec(letters) ?? [];
  return found?.replace(/(.{5})(.{5})/, '$1-$2-') ?? null;
}

/**
 * The normal forms of a slug, which the database function `meant_slug` chooses from: at most two. Older slugs can have
 * capitals; new ones have none. A slug that a hand picked loses no words: "oma riet" must not open another family's
 * "oma".
 */
export function normalFormsOf(slug: string): string[] {
  const tidied = tidy(slug);
  const random = randomSlugIn(slug);
  const forms = random === null ? [tidied, tidied.toLowerCase()] : [random];
  return [...new Set(forms)].filter((one) => one !== '' && one !== slug);
}

export const storyPathOf = (slug: string) => storyPrefix + encodeURIComponent(slug);

export const itemPathOf = (slug: string, id: string) =>
  `${storyPathOf(slug)}/moment/${encodeURIComponent(id)}`;
