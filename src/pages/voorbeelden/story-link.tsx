import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { copy } from './copy';
import CheckIcon from 'lucide-react/icons/check';

/** A link to the demo story of a use case. */
export function StoryLink({ slug }: { slug: keyof typeof copy.demoNames }) {
  return (
    <Link
      to={generatePath(paths.publicTimeline, { slug })}
      className="mt-4 inline-flex min-h-11 items-center font-semibold text-primary underline"
    >
      {copy.openDemo(copy.demoNames[slug])}
    </Link>
  );
}

export function BenefitList({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-2.5 leading-snug">
          <CheckIcon aria-hidden="true" className="mt-0.5 size-5 flex-none text-accent" />
          <span className="min-w-0">{benefit}</span>
        </li>
      ))}
    </ul>
  );
}

/** The same as running text. */
export function BenefitRun({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className="mt-3 text-small text-muted">
      {benefits.map((benefit) => (
        <li
          key={benefit}
          className="inline not-last:after:mx-2 not-last:after:text-primary not-last:after:content-['·']"
        >
          {benefit}
        </li>
      ))}
    </ul>
  );
}
