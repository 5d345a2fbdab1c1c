import type { HelpArticle } from 'virtual:help-article-loaders';
import type { PageMetadata } from '@/components/page-metadata';
import { breadcrumbs, faqPage } from '@/components/structured-data';
import { helpArticlePath, paths } from '@/config/paths';
import { shareImageOf } from '@/config/share-image';
import { truncateWords, fillPlaceholders } from '@/modules/help-article/fill-placeholders';

const longestDescription = 160;

export function metadataOf({ slug, title, answer, keywords }: HelpArticle): PageMetadata {
  const path = helpArticlePath(slug);
  const text = fillPlaceholders(answer);
  const steps = breadcrumbs(['Help', paths.help], [title, path]);
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
