import { articles, categories, type Category, type ListedArticle } from 'virtual:help-articles';

export interface CategoryWithArticles extends Category {
  articles: ListedArticle[];
}

/** Categories with at least one article. */
export const filledCategories: readonly CategoryWithArticles[] = categories
  .map((category) => ({
    ...category,
    articles: articles.filter((article) => article.category === category.key),
  }))
  .filter((category) => category.articles.length > 0);

/** The guides of the help page, in their order. */
export const guides: readonly ListedArticle[] = articles
  .filter(({ guide }) => guide !== undefined)
  .sort((a, b) => a.guide! - b.guide!);
