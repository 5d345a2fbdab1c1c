import type { ReactNode } from 'react';
import { LegalInline } from './legal-inline';
import type { LegalBlock } from './legal-section';

function Block({
  block,
  slots,
}: {
  block: LegalBlock;
  slots: Readonly<Record<string, ReactNode>>;
}) {
  if (typeof block === 'string')
    return (
      <p>
        <LegalInline text={block} />
      </p>
    );
  if ('slot' in block) return slots[block.slot];
  if ('list' in block)
    return (
      <ul className="legal-list">
        {block.list.map((line) => (
          <li key={line}>
            <LegalInline text={line} />
          </li>
        ))}
      </ul>
    );
  return (
    <dl className="legal-terms">
      {block.terms.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <LegalInline text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const keyOf = (block: LegalBlock) => (typeof block === 'string' ? block : JSON.stringify(block));

export function LegalBody({
  blocks,
  slots,
}: {
  blocks: readonly LegalBlock[];
  slots: Readonly<Record<string, ReactNode>>;
}) {
  return blocks.map((block) => <Block key={keyOf(block)} block={block} slots={slots} />);
}
