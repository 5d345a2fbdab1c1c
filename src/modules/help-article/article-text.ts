import { site } from '@/config/site';
import type { Block, Inline } from 'virtual:help-article-loaders';

export const fillPlaceholders = (text: string) =>
  text.replaceAll('{supportEmail}', site.supportEmail).replaceAll('{appUrl}', site.appUrl);

/** Truncates between words to at most `maxLength` characters, including the ellipsis. */
export function truncateWords(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const edge = cut.lastIndexOf(' ');
  return `${cut.slice(0, edge > maxLength / 2 ? edge : maxLength - 1).replace(/[\s,;:.–-]+$/, '')}…`;
}

export interface Section {
  /** Null for the blocks before the first heading. */
  heading: Inline[] | null;
  blocks: Block[];
}

/** Splits an article at its headings. */
export function sectionsOf(body: readonly Block[]): Section[] {
  const sections: Section[] = [{ heading: null, blocks: [] }];
  for (const block of body) {
    if (block.type === 'heading') sections.push({ heading: block.text, blocks: [] });
    else sections.at(-1)!.blocks.push(block);
  }
  return sections.filter(({ heading, blocks }) => heading || blocks.length > 0);
}
