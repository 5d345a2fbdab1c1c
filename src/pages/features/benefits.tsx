import CheckIcon from 'lucide-react/icons/check';
import { SectionHeading } from '@/components/section-heading';
import { Wrap } from '@/components/ui/wrap';
import { copy } from './copy';

export function Benefits() {
  return (
    <section aria-labelledby="zo-hoort-het" className="border-y border-line bg-wash py-16 md:py-24">
      <Wrap>
        <SectionHeading id="zo-hoort-het" heading={copy.ticks.heading} />
        <ul className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-7 md:mt-14 md:grid-cols-2 lg:grid-cols-3">
          {copy.ticks.list.map(({ title, text }) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="mt-0.5 grid size-8 flex-none place-items-center rounded-full bg-primary text-white"
              >
                <CheckIcon className="size-5" strokeWidth={2.5} />
              </span>
              <span className="min-w-0">
                <strong className="block font-semibold">{title}</strong>
                <span className="text-ink/85">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
