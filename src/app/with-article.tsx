import type { FunctionComponent } from 'react';
import type { HelpArticle } from 'virtual:help-article-loaders';
import type { LoadPage } from './lazy-page';

type ArticlePage = FunctionComponent<{ article: HelpArticle }>;

/** Loads page and help article in parallel; an unknown slug loads the 404 page. */
export const withArticle =
  (slug: string, load: () => Promise<{ default: ArticlePage }>, loadNotFound: LoadPage): LoadPage =>
  async () => {
    const [{ loaders }, { default: Page }] = await Promise.all([
      import('./article-loaders'),
      load(),
    ]);
    const loadArticle = Object.hasOwn(loaders, slug) ? loaders[slug] : undefined;
    if (!loadArticle) return loadNotFound();
    const { article } = await loadArticle();
    return { default: () => <Page article={article} /> };
  };
