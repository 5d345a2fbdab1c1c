// Parses a help article: front matter with one `key: value` per line, then a markdown subset.
// Pure, since the function (Deno), the build (Vite) and tests (Node) all use it.
import { checkPlaceholders, parseBody, type Block } from './article-body.ts';

export { plainText, type Block } from './article-body.ts';

export interface Category {
  key: string;
  title: string;
  description: string;
}

export interface Article {
  slug: string;
  title: string;
  /** The key of a category. */
  category: string;
  /** The answer in the chat: complete in itself, one line of plain text. */
  answer: string;
  keywords: string[];
  /** Slugs of other articles. */
  related: string[];
  /** Position in its category. */
  order: number;
  /** Position among the guides of the help page. */
  guide?: number;
  body: Block[];
}

const articleKeys = ['title', 'category', 'answer', 'keywords', 'related', 'order'];
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Throws an error with slug and reason on anything malformed. */
export function parseArticle(slug: string, text: string): Article {
  try {
    return readArticle(slug, text.replace(/\r\n/g, '\n'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Article "${slug}": ${reason}`, { cause });
  }
}

function readArticle(slug: string, text: string): Article {
  if (!kebabCase.test(slug)) throw new Error('a slug is kebab-case without accents');
  const { values, body } = readFrontMatter(text, articleKeys, ['guide']);
  const value = (key: string) => values.get(key) ?? '';
  const guide = values.has('guide') ? readNumber('guide', value('guide'), 4) : undefined;
  return {
    slug,
    title: readLine('title', value('title'), 70),
    category: readSlug('category', value('category')),
    answer: readLine('answer', value('answer'), 400),
    keywords: [...new Set(readList('keywords', value('keywords')))],
    related: readRelated(slug, value('related')),
    order: readNumber('order', value('order'), 1000),
    ...(guide !== undefined && { guide }),
    body: parseBody(body),
  };
}

/** Splits a text into the values of its front matter and its body. */
export function readFrontMatter(
  text: string,
  required: readonly string[],
  optional: readonly string[],
) {
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(text);
  if (!parts) throw new Error('it begins with front matter between two lines of ---');
  const [, front = '', body = ''] = parts;
  const known = new Set([...required, ...optional]);
  const values = new Map<string, string>();
  for (const line of front.split('\n')) {
    const [, key = '', value = ''] = /^(\w+): *(.*\S)\s*$/.exec(line) ?? [];
    if (key === '') throw new Error(`no "key: value": ${line}`);
    if (!known.has(key)) throw new Error(`no such key: ${key}`);
    if (values.has(key)) throw new Error(`twice the same key: ${key}`);
    values.set(key, value);
  }
  const missing = required.find((key) => !values.has(key));
  if (missing) throw new Error(`the key is missing: ${missing}`);
  return { values, body };
}

function readLine(key: string, value: string, limit: number): string {
  if (value.length > limit) throw new Error(`${key} is longer than ${limit} characters`);
  if (/[*<>`[\]|\\]/.test(value)) throw new Error(`${key} is plain text`);
  checkPlaceholders(value);
  return value;
}

function readList(key: string, value: string): string[] {
  const items = value.split(',').map((item) => item.trim());
  if (items.includes('')) throw new Error(`${key} is separated by single commas`);
  return items;
}

function readRelated(slug: string, value: string): string[] {
  const related = readList('related', value).map((item) => readSlug('related', item));
  if (new Set(related).size < related.length) throw new Error('related names something twice');
  if (related.length > 3) throw new Error('related names at most 3 articles');
  if (related.includes(slug)) throw new Error('related names the article itself');
  return related;
}

function readSlug(key: string, value: string): string {
  if (!kebabCase.test(value)) throw new Error(`${key} is kebab-case: ${value}`);
  return value;
}

function readNumber(key: string, value: string, limit: number): number {
  const number = Number(value);
  const isIn = Number.isInteger(number) && number >= 1 && number <= limit;
  if (!isIn) throw new Error(`${key} is a whole number from 1 to ${limit}: ${value}`);
  return number;
}
