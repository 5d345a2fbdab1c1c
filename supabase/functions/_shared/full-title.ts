export const siteName = 'Anekdotes';

/** A title with the name of the site, once. Used by the site and by the functions. */
export function fullTitle(title: string, site: string): string {
  const ending = ` | ${site}`;
  return title === site || title.endsWith(ending) ? title : title + ending;
}
