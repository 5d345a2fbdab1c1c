import { SectionHeading } from '@/components/section-heading';
import { Wrap } from '@/components/ui/wrap';
import { copy } from './copy';

export function Reasons() {
  return (
    <section aria-labelledby="redenen" className="pb-20 md:pt-40 md:pb-28">
      <Wrap>
        <SectionHeading id="redenen" heading={copy.reasons.heading} />
        <ol className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-9 md:mt-14 md:grid-cols-3">
          {copy.reasons.list.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-primary pt-4">
              <span aria-hidden="true" className="landmark text-[2.125rem] leading-none">
                {index + 1}
              </span>
              <h3 className="mt-3 text-h3">{title}</h3>
              <p className="mt-2 text-ink/85">{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
