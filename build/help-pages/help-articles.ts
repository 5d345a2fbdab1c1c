// A Vite plugin with the modules of `src/help-articles.d.ts`, from the markdown articles and legal texts.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { HelpArticle } from 'virtual:help-article-loaders';
import type { LegalText } from 'virtual:legal-text';
import { normalizePath, type Plugin } from 'vite';
import { parseLegalText } from './legal-text.ts';
import {
  parseArticle,
  type Article,
  type Category,
} from '../../supabase/functions/ai-help-chat/article.ts';

const folder = normalizePath(
  join(import.meta.dirname, '../../supabase/functions/ai-help-chat/articles'),
);
/** Query suffix: the module id stays the path of the file, for hot reload and the bundle analysis. */
const articleQuery = '?help-article';
const articleSpecifier = 'virtual:help-article/';
const legalQuery = '?legal-text';

const readCategories = () =>
  JSON.parse(readFileSync(join(folder, 'categories.json'), 'utf8')) as Category[];

const readArticle = (slug: string) =>
  parseArticle(slug, readFileSync(join(folder, `${slug}.md`), 'utf8'));

const readSlugs = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => basename(name, '.md'))
    .toSorted();

/** Articles in the order of the page: by category, then by `order`. */
function readArticles(): Article[] {
  const categoryIndexes = new Map(readCategories().map(({ key }, index) => [key, index]));
  const categoryIndexOf = ({ category, slug }: Article) => {
    const index = categoryIndexes.get(category);
    if (index === undefined) throw new Error(`Article "${slug}": no such category: ${category}`);
    return index;
  };
  return readSlugs()
    .map(readArticle)
    .toSorted((a, b) => categoryIndexOf(a) - categoryIndexOf(b) || a.order - b.order);
}

/** `Module` is the declared type, so that tsc checks the exports. */
const asModule = <Module extends object = never>(values: Module) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

const modules: Record<string, () => string> = {
  'virtual:help-articles': () =>
    asModule<typeof import('virtual:help-articles')>({
      categories: readCategories(),
      articles: readArticles().map(({ slug, title, category, guide }) => ({
        slug,
        title,
        category,
        guide,
      })),
    }),
  'virtual:help-article-texts': () =>
    asModule<typeof import('virtual:help-article-texts')>({
      texts: Object.fromEntries(
        readArticles().map(({ slug, answer, keywords }) => [slug, { answer, keywords }]),
      ),
    }),
  'virtual:help-article-slugs': () =>
    asModule<typeof import('virtual:help-article-slugs')>({ slugs: readSlugs() }),
  'virtual:help-article-loaders': () => {
    const loaders = readSlugs().map(
      (slug) => `"${slug}": () => import("${articleSpecifier}${slug}")`,
    );
    return `export const loaders = {${loaders.join(',\n')}};`;
  },
};

function articleModule(slug: string) {
  const titles = new Map(readArticles().map((other) => [other.slug, other.title]));
  const article = readArticle(slug);
  const relatedTitles = Object.fromEntries(
    article.related.map((other) => [other, titles.get(other)!]),
  );
  return asModule<{ article: HelpArticle }>({ article: { ...article, relatedTitles } });
}

export function helpArticles(): Plugin {
  return {
    name: 'anekdotes-help-articles',
    resolveId(source) {
      if (Object.hasOwn(modules, source)) return `\0${source}`;
      if (!source.startsWith(articleSpecifier)) return null;
      return `${folder}/${source.slice(articleSpecifier.length)}.md${articleQuery}`;
    },
    load(id) {
      if (id.endsWith(legalQuery)) {
        const markdown = readFileSync(id.slice(0, -legalQuery.length), 'utf8');
        return asModule<{ text: LegalText }>({ text: parseLegalText(markdown) });
      }
      if (id.endsWith(`.md${articleQuery}`))
        return articleModule(basename(id, `.md${articleQuery}`));
      return modules[id.slice(1)]?.() ?? null;
    },
    hotUpdate({ file }) {
      if (!normalizePath(file).startsWith(`${folder}/`)) return;
      const { moduleGraph, hot } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap) {
        const isArticleModule = id.endsWith(articleQuery) || Object.hasOwn(modules, id.slice(1));
        if (isArticleModule) moduleGraph.invalidateModule(module);
      }
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
