import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { copy } from './copy';

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
