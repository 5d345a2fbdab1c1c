import type { Block, Inline } from 'virtual:help-article-loaders';

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
