import { articles } from 'virtual:help-articles';
import { helpArticlePath, paths } from '@/config/paths';

/** An allowlist, so that no unusual URL passes. */
const pages = Object.values(paths).filter((path) => !path.includes(':'));
const ownPaths: ReadonlySet<string> = new Set([
  ...pages,
  ...articles.map(({ slug }) => helpArticlePath(slug)),
]);

/** Whether this is exactly the path of a public page of this site; a shared timeline is not. */
export const isOwnPath = (path: string) => ownPaths.has(path);

/** The answer is untrusted: only paths of our own pages become links. */
export type AnswerPart = string | { text: string; path: string };

const markdownLink = String.raw`!?\[(?<label>[^[\]\n]{1,120})\]\((?<target>[^()\s]{1,200})\)`;
// A path after a space or bracket, not followed by a character that could continue a URL.
const barePath = String.raw`(?<before>^|[\s(‘“])(?<bare>\/[a-z0-9-]+(?:\/[a-z0-9-]+)*)(?![\w/\\@:%?#=&-]|\.\w)`;
const links = new RegExp(`${markdownLink}|${barePath}`, 'gu');

/** Invisible characters and bidi controls; the zero-width joiner of emoji is allowed. */
const invisible = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?!\n)\p{Cc}/gu;

export function sanitizeAnswer(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function answerParts(text: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const match of text.matchAll(links)) {
    const { label, target, before = '', bare } = match.groups!;
    const path = target ?? bare ?? '';
    const isPicture = match[0].startsWith('!');
    if (isPicture || !isOwnPath(path)) continue;
    const start = match.index + before.length;
    if (start > end) parts.push(text.slice(end, start));
    parts.push({ text: label ?? path, path });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
