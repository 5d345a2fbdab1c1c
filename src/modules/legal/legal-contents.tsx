import { copy } from './copy';
import type { LegalSection } from './legal-section';

/** The table of contents; beside the text on wide screens. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-labelledby="inhoudsopgave" className="legal-contents">
      <h2 id="inhoudsopgave" className="text-h3">
        {copy.contents}
      </h2>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="landmark">{`${index + 1}.`}</span>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
