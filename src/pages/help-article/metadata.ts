import type { HelpArticle } from 'virtual:help-article-loaders';
import type { PageMetadata } from '@/components/page-metadata';
import { breadcrumbs, faqPage } from '@/components/structured-data';
import { helpArticlePath, paths } from '@/config/paths';
import { shareImageOf } from '@/config/share-image';
import { normalizeText } from '@/lib/text-match';
import { truncateWords, fillPlaceholders } from '@/modules/help-article/article-text';

const longestDescription = 160;
const mostKeywords = 5;

/** Between spaces, so that only whole words match. */
const wordsOf = (text: string) => ` ${normalizeText(text).replace(/[^\p{L}\p{N}'-]+/gu, ' ')} `;

/** The title, and what the article says in these words. The others are for the search and the helper. */
function keywordsOf({ title, answer, keywords }: HelpArticle): string[] {
  const said = wordsOf(`${title} ${answer}`);
  const own = keywords.filter(
    (keyword) => /\p{L}/u.test(keyword) && said.includes(wordsOf(keyword)),
  );
  return [title.replace(/\?$/, ''), ...own].slice(0, mostKeywords);
}

export function metadataOf(article: HelpArticle): PageMetadata {
  const { slug, title, answer } = article;
  const path = helpArticlePath(slug);
  const text = fillPlaceholders(answer);
  const steps = breadcrumbs(['Help', paths.help], [title, path]);
  return {
    title,
    description: truncateWords(text, longestDescription),
    keywords: keywordsOf(article),
    type: 'article',
    canonicalPath: path,
    image: shareImageOf(paths.help),
    structuredData: title.endsWith('?')
      ? [steps, faqPage([{ question: title, answer: text }])]
      : steps,
  };
}
