import type { LegalText } from 'virtual:legal-text';
import './legal.css';
import { LegalBlocks, type Slots } from './legal-blocks';
import { Metadata, type PageMetadata } from '@/components/page-metadata';
import { Wrap } from '@/components/ui/wrap';

const copy = {
  contents: 'Inhoud',
  updated: 'Laatst bijgewerkt:',
  version: 'Versie',
} as const;

interface Props {
  metadata: PageMetadata;
  text: LegalText;
  slots?: Slots;
}

/** The table of contents; beside the text on wide screens. */
function LegalContents({ sections }: { sections: LegalText['sections'] }) {
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

/** A numbered, dated document with a table of contents; also has print styles. */
export function LegalDocument({ metadata, text, slots = {} }: Props) {
  return (
    <Wrap className="legal pt-8 pb-20 md:pt-14 md:pb-28">
      <Metadata {...metadata} />
      <h1 className="legal-title text-h1">{text.title}</h1>
      <p className="landmark mt-4">
        <span>{`${copy.updated} ${text.updated}`}</span>
        {text.version && (
          <>
            {' '}
            <span aria-hidden="true">·</span> <span>{`${copy.version} ${text.version}`}</span>
          </>
        )}
      </p>
      <p className="mt-4 max-w-[27em] text-lead">{text.intro}</p>
      <div className="mt-10 lg:mt-14 lg:grid lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-12">
        <LegalContents sections={text.sections} />
        <div className="max-lg:mt-12">
          {text.sections.map(({ id, title, blocks }, index) => (
            <section key={id} className="legal-section" aria-labelledby={id}>
              <h2 id={id} className="scroll-mt-6 text-[length:inherit]">
                <a href={`#${id}`} className="legal-heading">
                  <span className="landmark">{`${index + 1}.`}</span> <span>{title}</span>
                </a>
              </h2>
              <LegalBlocks blocks={blocks} slots={slots} />
            </section>
          ))}
        </div>
      </div>
    </Wrap>
  );
}
