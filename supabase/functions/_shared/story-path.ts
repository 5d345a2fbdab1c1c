// What every page asks of a path; `story-address.ts` reads and writes the whole address of a story.

/** How the path of a story begins. */
export const storyPrefix = '/public/';

/** In any case: a story in capitals is still a story, which no service may count. */
export const isStoryPath = (pathname: string) =>
  pathname.slice(0, storyPrefix.length).toLowerCase() === storyPrefix;

/**
 * The path with its own words in lower case, which is where it leads: the headers of a story belong to
 * `/public/…`. The slug stays as it is.
 */
export const withOwnWords = (pathname: string) =>
  pathname.replace(
    /^\/public(\/[^/]*)(\/moment(?=\/))?/i,
    (_, slug: string, moment = '') => `/public${slug}${String(moment).toLowerCase()}`,
  );

const moment = /^(\/public\/[^/]+)\/moment\/[^/]+\/*$/;

/** The page of a path: the path of an item belongs to the page of its timeline. */
export const pageOf = (pathname: string) => pathname.replace(moment, '$1');
