// The help articles and legal texts as modules, which `build/help-pages` makes from markdown.

declare module 'virtual:help-articles' {
  export interface Category {
    key: string;
    title: string;
    description: string;
  }
  /** An article as a list names it; its text is in `virtual:help-article-texts`. */
  export interface ListedArticle {
    slug: string;
    title: string;
    /** The key of a category. */
    category: string;
    /** Place among the guides of the help page. */
    guide?: number;
  }
  /** In the order of the page. */
  export const categories: Category[];
  /** By category, then by `order`. */
  export const articles: ListedArticle[];
}

declare module 'virtual:help-article-texts' {
  export interface ArticleText {
    /** One line of plain text. */
    answer: string;
    keywords: string[];
  }
  /** The searchable text of each article, by slug. */
  export const texts: Record<string, ArticleText>;
}

declare module 'virtual:help-article-slugs' {
  export const slugs: string[];
}

declare module 'virtual:help-article-loaders' {
  type Listed = import('virtual:help-articles').ListedArticle;
  type Text = import('virtual:help-article-texts').ArticleText;
  export type Inline = string | { strong: string } | { link: string; href: string };
  export type Block =
    | { type: 'heading'; text: Inline[] }
    | { type: 'paragraph'; text: Inline[] }
    | { type: 'list'; ordered: boolean; items: Inline[][] };
  /** A whole article, with the titles of the articles that it is related to, by slug. */
  export interface HelpArticle extends Listed, Text {
    related: string[];
    relatedTitles: Record<string, string>;
    body: Block[];
  }
  export const loaders: Record<string, () => Promise<{ article: HelpArticle }>>;
}

/** Only a type. */
declare module 'virtual:legal-text' {
  type Block = import('virtual:help-article-loaders').Block;
  export interface LegalText {
    title: string;
    description: string;
    keywords: string[];
    /** The date of the last change, as it is shown: `27-08-2025`. */
    updated: string;
    version?: string;
    intro: string;
    /** `id` is the anchor. */
    sections: { id: string; title: string; blocks: Block[] }[];
  }
}

declare module '*.md?legal-text' {
  export const text: import('virtual:legal-text').LegalText;
}
