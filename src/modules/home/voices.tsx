import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { SectionHeading } from '@/components/section-heading';
import { Wrap } from '@/components/ui/wrap';
import { copy } from './copy';

const { heading, lead, from, items } = copy.voices;

/** Two quotes from the demo timelines, labelled as such. */
export function Voices() {
  return (
    <section aria-labelledby="stemmen" className="pb-20 md:pb-28">
      <Wrap>
        <SectionHeading id="stemmen" heading={heading} lead={lead} />
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:mt-14 md:grid-cols-2 md:gap-10">
          {items.map(({ id, slug, story, name, avatar, quote }) => (
            <figure
              key={id}
              className="flex flex-col rounded-card border border-line bg-card p-[min(1.5rem,6vw)] md:p-9 md:even:mt-12"
            >
              <blockquote className="grow font-display text-[1.3125rem] leading-[1.45] italic md:text-[1.5rem]">
                <p>{`“${quote}”`}</p>
              </blockquote>
              <figcaption className="mt-6 flex flex-wrap items-center gap-4">
                <img
                  src={avatar}
                  alt=""
                  width={160}
                  height={160}
                  loading="lazy"
                  className="size-14 flex-none rounded-full"
                />
                <span className="min-w-0 grow basis-40 leading-snug">
                  <span className="block font-semibold">{name}</span>
                  <Link
                    to={generatePath(paths.publicTimeline, { slug })}
                    className="inline-flex min-h-11 items-center text-primary underline"
                  >
                    {from(story)}
                  </Link>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </Wrap>
    </section>
  );
}
