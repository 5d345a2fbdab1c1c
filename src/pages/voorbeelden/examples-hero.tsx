import { generatePath, Link } from 'react-router-dom';
import { PhotoPrint } from '@/components/photo-print';
import { Wrap } from '@/components/ui/wrap';
import { paths } from '@/config/paths';
import { copy } from './copy';

const stories = [
  { slug: 'oma-riet', picture: '/demo/oma-riet/tulpen', tilt: 'tilt-left' },
  { slug: 'eerste-jaar-noor', picture: '/demo/eerste-jaar-noor/zee', tilt: 'tilt-slight' },
  { slug: 'seizoen-jo11', picture: '/demo/seizoen-jo11/juichen', tilt: 'tilt-right' },
] as const;

/** The hero: links to three demo stories. */
export function ExamplesHero() {
  const { heading, text, demos, note } = copy.hero;
  return (
    <Wrap className="pt-6 pb-16 md:pt-14 md:pb-24">
      <h1 className="max-w-[11em] text-h1">{heading}</h1>
      <p className="mt-5 max-w-[23em] text-lead text-ink/85">{text}</p>
      <ul
        aria-label={demos}
        className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 md:grid-cols-3 lg:gap-x-12"
      >
        {stories.map(({ slug, picture, tilt }, index) => (
          <li key={slug}>
            <Link
              to={generatePath(paths.publicTimeline, { slug })}
              className="group block no-underline"
            >
              <PhotoPrint
                src={picture}
                alt=""
                sizes="(min-width: 72rem) 330px, (min-width: 48rem) 30vw, 90vw"
                eager={index === 0 || 'soon'}
                className={`relative transition-[rotate] group-hover:rotate-0 ${tilt}`}
              />
              <span className="mt-5 block font-display text-h3 text-primary underline decoration-1 underline-offset-4 group-hover:decoration-2">
                {copy.openDemo(copy.demoNames[slug])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-ink/85">{note}</p>
    </Wrap>
  );
}
