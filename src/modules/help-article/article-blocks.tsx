import type { Block } from 'virtual:help-article-loaders';
import { ArticleInline } from './article-inline';

function ArticleList({ ordered, items }: Extract<Block, { type: 'list' }>) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List
      className={`grid grid-cols-[minmax(0,1fr)] gap-2.5 pl-[min(1.75rem,10vw)] ${ordered ? 'list-decimal' : 'list-disc'} marker:text-primary`}
    >
      {items.map((item, index) => (
        <li key={index} className="pl-1">
          <ArticleInline text={item} />
        </li>
      ))}
    </List>
  );
}

/** Renders paragraphs and lists; the page renders the headings. */
export function ArticleBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4">
      {blocks.map((block, index) =>
        block.type === 'list' ? (
          <ArticleList key={index} {...block} />
        ) : (
          <p key={index}>
            <ArticleInline text={block.text} />
          </p>
        ),
      )}
    </div>
  );
}
