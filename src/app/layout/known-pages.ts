import { slugs } from 'virtual:help-article-slugs';
import { helpArticlePath } from '@/config/paths';
import { routes } from '../routes';

/** The prerendered pages: their paths contain no personal data. */
export const knownPages: ReadonlySet<string> = new Set(
  routes.flatMap(({ path, article, prerendered }) => {
    if (article) return slugs.map(helpArticlePath);
    return path === '*' || prerendered === false ? [] : [path];
  }),
);
