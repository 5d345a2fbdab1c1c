import { LegalInline } from './legal-inline';
import type { LegalBlock } from './legal-section';

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <LegalInline text={block} />
      </p>
    );
  if ('Content' in block) return <block.Content />;
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

export function LegalBody({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}
