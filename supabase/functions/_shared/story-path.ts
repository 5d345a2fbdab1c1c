// What every page asks of a path; `story-address.ts` reads and writes the whole address of a story.

/** How the path of a story begins. */
export const storyPrefix = '/public/';

/** In any case: a story in capitals is still a story, which no service may count. */
export const isStoryPath = (pathname: string) =>
  pathname.slice(0, storyPrefix.length).toLowerCase() === storyPrefix;

/** A slug of `new_slug`, and words that somebody wrote behind it. */
const wordsBehind =
  /^(\/public\/[346789bcdfghjkmnpqrtvwxy]{5}(?:-[346789bcdfghjkmnpqrtvwxy]{5}){2})\/(?!\/*$|moment(?:\/|$)).+$/i;

/**
 * Where a path leads: its own words in lower case, since the headers of a story belong to `/public/…`, single slashes
 * (those at the end do not matter), and no words behind a random slug. The slug stays as it is, and so do words behind
 * one that a hand picked: without them it could be another family's.
 */
export const withOwnWords = (pathname: string) =>
  isStoryPath(pathname)
    ? pathname
        .replace(/(?<!\/)\/{2,}(?=[^/])/g, '/')
        .replace(
          /^\/public(\/[^/]*)(\/moment(?=\/))?/i,
          (_, slug: string, moment = '') => `/public${slug}${String(moment).toLowerCase()}`,
        )
        .replace(wordsBehind, '$1')
    : pathname;

const moment = /^(\/public\/[^/]+)\/moment\/[^/]+\/*$/;

/** The page of a path: the path of an item belongs to the page of its timeline. */
export const pageOf = (pathname: string) => pathname.replace(moment, '$1');
