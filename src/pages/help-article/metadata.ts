import type { HelpArticle } from 'virtual:help-article-loaders';
import type { PageMetadata } from '@/components/page-metadata';
import { faqPage, type Thing } from '@/components/structured-data';
import { helpArticlePath, paths } from '@/config/paths';
import { shareImageOf } from '@/config/share-image';
import { site } from '@/config/site';
import { truncateWords, fillPlaceholders } from '@/modules/help-article/fill-placeholders';

const longestDescription = 160;
const absolute = (path: string) => new URL(path, `${site.url}/`).href;

const breadcrumbList = (steps: readonly (readonly [name: string, path: string])[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

export function metadataOf({ slug, title, answer, keywords }: HelpArticle): PageMetadata {
  const path = helpArticlePath(slug);
  const text = fillPlaceholders(answer);
  const steps = breadcrumbList([
    ['Home', paths.home],
    ['Help', paths.help],
    [title, path],
  ]);
  return {
    title,
    description: truncateWords(text, longestDescription),
    keywords,
    type: 'article',
    canonicalPath: path,
    image: shareImageOf(paths.help),
    structuredData: title.endsWith('?')
      ? [steps, faqPage([{ question: title, answer: text }])]
      : steps,
  };
}
