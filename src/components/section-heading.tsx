import type { ReactNode } from 'react';

interface Props {
  id?: string;
  heading: ReactNode;
  lead?: ReactNode;
  /** Draws a piece of thread above the heading; false when the page draws its own. */
  hasThread?: boolean;
}

const threadAbove =
  'before:absolute before:bottom-full before:left-1/2 before:-ml-px before:h-16 before:w-0.5 before:bg-primary/70 md:before:h-24';

/** The heading of a section with a knot: left on a phone, centred on wide screens. */
export function SectionHeading({ id, heading, lead, hasThread = true }: Props) {
  return (
    <div className="relative pl-[min(2.25rem,11vw)] md:mx-auto md:max-w-[46rem] md:pl-0 md:text-center">
      <span
        aria-hidden="true"
        className={`knot absolute top-2 left-0 block md:relative md:top-0 md:mx-auto md:mb-6 ${hasThread ? threadAbove : ''}`}
      />
      <h2 id={id} className="text-h2">
        {heading}
      </h2>
      {lead && <p className="mt-3 text-lead text-ink/85">{lead}</p>}
    </div>
  );
}
