import { normalizeText } from '@/lib/text-match';
import { texts, type ArticleText } from 'virtual:help-article-texts';
import { articles, categories, type ListedArticle } from 'virtual:help-articles';

export type FoundArticle = ListedArticle & ArticleText;

/** Also removes quotes, so that `themas` finds "thema's". */
export const fold = (text: string) => normalizeText(text).replaceAll("'", '');

/** Dutch stop words. */
const stopWords = new Set(
  'de het een en of ik je jij wij we ons onze mijn jouw is zijn was kan kun kunnen mag moet hoe wat waar wie welke wanneer waarom om te in op aan van voor met bij er dat die dit naar uit ook niet dan als'.split(
    ' ',
  ),
);

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function searchWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const significant = words.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : words;
}

interface Indexed {
  article: FoundArticle;
  fields: readonly { text: string; weight: number }[];
}

const categoryTitles = new Map(categories.map(({ key, title }) => [key, title]));

const indexed: readonly Indexed[] = articles
  .map((listed) => ({ ...listed, ...texts[listed.slug]! }))
  .map((article) => ({
    article,
    fields: [
      { text: fold(article.title), weight: 8 },
      { text: fold(article.keywords.join(' ')), weight: 4 },
      { text: fold(categoryTitles.get(article.category) ?? ''), weight: 2 },
      { text: fold(article.answer), weight: 1 },
      { text: article.guide ? 'gids gidsen' : '', weight: 1 },
    ],
  }));

/** A match at the start of a word has twice the weight: "foto" before "profielfoto". */
const weightOf = (word: string, { fields }: Indexed) =>
  fields.reduce((sum, { text, weight }) => {
    const index = text.indexOf(word);
    if (index < 0) return sum;
    const begins = new RegExp(`(?:^|[^\\p{L}\\p{N}])${word}`, 'u').test(text);
    return sum + (begins ? weight : weight / 2);
  }, 0);

/**
 * The articles with every word of the query in title, keywords, category or answer, best first.
 * Empty for a query without words.
 */
export function searchArticles(query: string): FoundArticle[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  return indexed
    .map((one) => ({ article: one.article, weights: words.map((word) => weightOf(word, one)) }))
    .filter(({ weights }) => weights.every((weight) => weight > 0))
    .map(({ article, weights }) => ({ article, score: weights.reduce((sum, one) => sum + one, 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ article }) => article);
}
