// Parses the markdown subset of help articles: headings, paragraphs, lists, bold text and links.

type Inline = string | { strong: string } | { link: string; href: string };

export type Block =
  | { type: 'heading'; text: Inline[] }
  | { type: 'paragraph'; text: Inline[] }
  | { type: 'list'; ordered: boolean; items: Inline[][] };

const listItem = { bullet: /^- +(.+)$/, number: /^\d+\. +(.+)$/ };
const inlinePattern = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** What a text may contain besides words. */
export interface Allowed {
  href: RegExp;
  /** Of placeholders, which are filled in on display. */
  placeholder: RegExp;
}

// An unambiguous path of this site, or one of the two configured placeholders.
const inArticle: Allowed = {
  href: /^(\/(?![/\\])[\w\-./#?=&%]*|mailto:\{supportEmail\}(\?[\w\-=&%.]+)?|\{appUrl\})$/,
  placeholder: /\{(supportEmail|appUrl)\}/g,
};

/** Throws an error with the reason for anything outside the subset. */
export function parseBody(text: string, allowed = inArticle): Block[] {
  const parts = text.split(/\n\s*\n/).map((part) => part.trim());
  const blocks = parts.filter((part) => part !== '').map((part) => parseBlock(part, allowed));
  if (blocks.length === 0) throw new Error('the body is empty');
  return blocks;
}

function parseBlock(part: string, allowed: Allowed): Block {
  const lines = part.split('\n');
  const first = lines[0] ?? '';
  if (first.startsWith('#')) return parseHeading(part, allowed);
  if (listItem.bullet.test(first)) return parseList(lines, listItem.bullet, allowed);
  if (listItem.number.test(first)) return parseList(lines, listItem.number, allowed);
  if (/^(\||>|```|---|\* |\+ )/.test(first)) throw new Error(`no such block: ${first}`);
  const stray = lines.find((line) => /^\s*(- |\d+\. |#)/.test(line));
  if (stray) throw new Error(`a blank line is missing before: ${stray}`);
  return { type: 'paragraph', text: parseInline(joinLines(lines), allowed) };
}

function parseHeading(part: string, allowed: Allowed): Block {
  const heading = /^## +(.+)$/.exec(part);
  if (!heading?.[1]) throw new Error(`a heading is one line that begins with "## ": ${part}`);
  return { type: 'heading', text: parseInline(heading[1], allowed) };
}

function parseList(lines: string[], pattern: RegExp, allowed: Allowed): Block {
  const items: string[] = [];
  for (const line of lines) {
    const found = pattern.exec(line)?.[1];
    if (found) items.push(found);
    else if (/^\s+(?!- |\d+\. )\S/.test(line)) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else throw new Error(`no item of this list, or a list in a list: ${line}`);
  }
  const ordered = pattern === listItem.number;
  return { type: 'list', ordered, items: items.map((item) => parseInline(item, allowed)) };
}

function parseInline(text: string, allowed: Allowed): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  const addPlain = (plain: string) => {
    if (/[*<>`[\]|\\]|\b_|_\b/.test(plain)) throw new Error(`stray markup: ${plain}`);
    checkPlaceholders(plain, allowed);
    if (plain !== '') found.push(plain);
  };
  for (const match of text.matchAll(inlinePattern)) {
    addPlain(text.slice(end, match.index));
    const [whole, strong, link, href = ''] = match;
    if (strong !== undefined) found.push({ strong });
    else if (link !== undefined && allowed.href.test(href)) found.push({ link, href });
    else
      throw new Error(`a link leads to a path of this site, the support mail or the app: ${href}`);
    end = match.index + whole.length;
  }
  addPlain(text.slice(end));
  return found;
}

export function checkPlaceholders(text: string, { placeholder } = inArticle) {
  const stray = /[{}]/.test(text.replace(placeholder, ''));
  if (stray) throw new Error(`no such placeholder: ${text}`);
}

const joinLines = (lines: string[]) => lines.map((line) => line.trim()).join(' ');

/** The plain text, with a line for each block or list item. */
export function plainText(body: readonly Block[]): string {
  return body
    .flatMap((block) => (block.type === 'list' ? block.items : [block.text]))
    .map((text) => text.map(plainInline).join(''))
    .join('\n');
}

function plainInline(part: Inline): string {
  if (typeof part === 'string') return part;
  return 'strong' in part ? part.strong : part.link;
}
