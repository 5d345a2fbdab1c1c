// The modules that the plugin `help-articles.ts` lends to the site.

declare module 'virtual:help-articles' {
  type Article = import('../functions/ai-help-chat/article.ts').Article;
  export type Category = import('../functions/ai-help-chat/article.ts').Category;
  /** An article as a list names it; what it says is in `virtual:help-article-texts`. */
  export type ListedArticle = Pick<Article, 'slug' | 'title' | 'category' | 'guide'>;
  /** In the order of the page. */
  export const categories: Category[];
  /** By category, and then by their own place. */
  export const articles: ListedArticle[];
}

declare module 'virtual:help-article-texts' {
  type Article = import('../functions/ai-help-chat/article.ts').Article;
  export type ArticleText = Pick<Article, 'answer' | 'keywords'>;
  /** By slug: what one searches in. */
  export const texts: Record<string, ArticleText>;
}

declare module 'virtual:help-article-slugs' {
  export const slugs: string[];
}

declare module 'virtual:help-article-loaders' {
  export type Block = import('../functions/ai-help-chat/article.ts').Block;
  export type Inline = import('../functions/ai-help-chat/article.ts').Inline;
  /** A whole article, with the titles of the articles that it is related to. */
  export type HelpArticle = import('../functions/ai-help-chat/article.ts').Article & {
    relatedTitles: Record<string, string>;
  };
  export const loaders: Record<string, () => Promise<{ article: HelpArticle }>>;
}
