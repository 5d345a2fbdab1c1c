import type { ReactNode } from 'react';
import { Metadata, type PageMetadata } from './page-metadata';
import { Wrap } from './ui/wrap';

interface Props {
  metadata: PageMetadata;
  heading: ReactNode;
  text: ReactNode;
  /** Where one can go from here. */
  children?: ReactNode;
}

const thread =
  'before:absolute before:-top-8 before:-bottom-12 before:left-[0.4375rem] before:w-0.5 before:bg-linear-to-b before:from-primary before:to-line md:before:-top-16';

/** A page that is one sentence long, hung on the thread. */
export function SimplePage({ metadata, heading, text, children }: Props) {
  return (
    <Wrap className="pt-8 pb-20 md:pt-16 md:pb-32">
      <Metadata {...metadata} />
      <div className={`relative pl-[min(2.25rem,11vw)] md:pl-14 ${thread}`}>
        <span
          aria-hidden="true"
          className="absolute top-[0.9rem] left-0 size-4 rounded-full border-2 border-primary bg-paper md:top-6"
        />
        <h1 className="max-w-[16ch] text-h1">{heading}</h1>
        <p className="mt-6 max-w-[44ch] text-lead">{text}</p>
        {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
      </div>
    </Wrap>
  );
}
