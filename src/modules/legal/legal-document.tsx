import { copy } from './copy';
import './legal.css';
import { LegalBody } from './legal-body';
import { LegalContents } from './legal-contents';
import type { LegalText } from './legal-section';
import { Metadata, type PageMetadata } from '@/components/page-metadata';
import { Wrap } from '@/components/ui/wrap';

interface Props {
  metadata: PageMetadata;
  text: LegalText;
}

/** A numbered, dated document with a table of contents; also has print styles. */
export function LegalDocument({ metadata, text }: Props) {
  return (
    <Wrap className="legal pt-8 pb-20 md:pt-14 md:pb-28">
      <Metadata {...metadata} />
      <h1 className="legal-title text-h1">{text.heading}</h1>
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
              <LegalBody blocks={blocks} />
            </section>
          ))}
        </div>
      </div>
    </Wrap>
  );
}
