import type { ReactNode } from 'react';
import { Metadata, type PageMetadata } from './page-metadata';
import { Wrap } from './ui/wrap';

interface PageProps {
  metadata: PageMetadata;
  heading: ReactNode;
  lead: ReactNode;
  /** Links under the lead. */
  actions?: ReactNode;
  /** Beside the heading where there is room, else under it. */
  picture?: ReactNode;
  /** The sections of the page, each with its own knot. */
  children?: ReactNode;
}

function Knot({ className }: { className: string }) {
  return <span aria-hidden="true" className={`knot absolute left-0 ${className}`} />;
}

/** A page with a vertical thread; heading and sections have a knot on it. */
export function ThreadPage({ metadata, heading, lead, actions, picture, children }: PageProps) {
  return (
    <Wrap className="pt-8 pb-20 md:pt-16 md:pb-28">
      <Metadata {...metadata} />
      <div className="relative pl-[min(2.25rem,11vw)] md:pl-14">
        <span
          aria-hidden="true"
          className="thread absolute -top-8 -bottom-12 left-[0.4375rem] w-0.5 md:-top-16"
        />
        <div className={picture ? 'grid gap-10 md:grid-cols-2 md:items-center lg:gap-16' : ''}>
          <div className="relative">
            <Knot className="top-[0.9rem] -ml-[min(2.25rem,11vw)] md:top-6 md:-ml-14" />
            <h1 className="max-w-[11em] text-h1 wrap-anywhere hyphens-auto">{heading}</h1>
            <p className="mt-6 max-w-[22em] text-lead wrap-anywhere">{lead}</p>
            {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
          </div>
          {picture}
        </div>
        {children}
      </div>
    </Wrap>
  );
}

interface SectionProps {
  heading: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section of a `ThreadPage`. */
export function ThreadSection({ heading, className = '', children }: SectionProps) {
  return (
    <section className={`relative mt-16 md:mt-24 ${className}`}>
      <Knot className="top-[0.55rem] -ml-[min(2.25rem,11vw)] md:top-3.5 md:-ml-14" />
      <h2 className="max-w-[16.5em] text-h2">{heading}</h2>
      {children}
    </section>
  );
}
