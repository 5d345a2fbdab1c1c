// Collects the articles for the function, with checks across articles.
import { parseArticle, plainText, type Article, type Block, type Category } from './article.ts';

export interface Paragraph {
  /** Empty above the first heading. */
  heading: string;
  text: string;
}

export interface Passage extends Pick<
  Article,
  'slug' | 'title' | 'answer' | 'keywords' | 'related'
> {
  text: string;
  /** The parts of the text that can be said by themselves. */
  paragraphs: Paragraph[];
}

/** Files by name (`<slug>.md`); throws an error that names the article and the fault. */
export function gatherPassages(
  files: ReadonlyMap<string, string>,
  categories: readonly Category[],
): Passage[] {
  const articles = [...files]
    .map(([name, text]) => parseArticle(name.replace(/\.md$/, ''), text))
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const faults = articles.flatMap((article) => faultsOf(article, articles, categories));
  faults.push(...faultsOfGuides(articles));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return articles.map(({ slug, title, answer, keywords, related, body }) => ({
    slug,
    title,
    answer,
    keywords,
    related,
    text: plainText(body),
    paragraphs: paragraphsOf(body),
  }));
}

/** A numbered list is one paragraph, since its steps belong together; another list one for each item. */
function paragraphsOf(body: readonly Block[]): Paragraph[] {
  let heading = '';
  return body.flatMap((block) => {
    if (block.type === 'heading') {
      heading = plainText([block]);
      return [];
    }
    const lines = plainText([block]).split('\n');
    const isSteps = block.type === 'list' && block.ordered;
    const texts = isSteps ? [lines.map((line, at) => `${at + 1}. ${line}`).join('\n')] : lines;
    return texts.map((text) => ({ heading, text }));
  });
}

function faultsOf(
  article: Article,
  articles: readonly Article[],
  categories: readonly Category[],
): string[] {
  const slugs = new Set(articles.map(({ slug }) => slug));
  const others = articles.filter(({ slug }) => slug !== article.slug);
  const linked = hrefsOf(article.body).flatMap(
    (href) => /^\/help\/([^/#?]+)/.exec(href)?.[1] ?? [],
  );
  const isSamePlace = (other: Article) =>
    other.category === article.category && other.order === article.order;
  return [
    ...(categories.some(({ key }) => key === article.category)
      ? []
      : [`no such category: ${article.category}`]),
    ...article.related.filter((slug) => !slugs.has(slug)).map((slug) => `no such related: ${slug}`),
    ...linked.filter((slug) => !slugs.has(slug)).map((slug) => `a link to no article: ${slug}`),
    ...others.filter(({ title }) => title === article.title).map(() => 'another has this title'),
    ...others.filter(isSamePlace).map(({ slug }) => `the same order as ${slug}`),
  ].map((fault) => `Article "${article.slug}": ${fault}`);
}

function faultsOfGuides(articles: readonly Article[]): string[] {
  const places = articles.flatMap(({ guide }) => guide ?? []).join();
  const isWhole = places.split(',').toSorted().join() === '1,2,3,4';
  return isWhole || articles.length === 0 ? [] : [`Guides are numbered 1 to 4, not ${places}`];
}

function hrefsOf(body: readonly Block[]): string[] {
  return body
    .flatMap((block) => (block.type === 'list' ? block.items.flat() : block.text))
    .flatMap((part) => (typeof part === 'object' && 'href' in part ? [part.href] : []));
}
