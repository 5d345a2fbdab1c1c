import { generatePath, Link } from 'react-router-dom';
import { Glyph } from '@/components/glyph';
import { Wrap } from '@/components/ui/wrap';
import { paths } from '@/config/paths';
import { copy } from './copy';

const { stars, quote, name, from, note, slug, avatar } = copy.proof;

/** A quote from a demo story, presented as such. */
export function SocialProof() {
  return (
    <Wrap className="pb-20 md:pb-28">
      <figure className="mx-auto max-w-[44rem] text-center">
        <p className="flex justify-center gap-1.5 text-primary">
          <span className="sr-only">{stars}</span>
          {[1, 2, 3, 4, 5].map((star) => (
            <Glyph key={star} shape="star" className="size-7" />
          ))}
        </p>
        <blockquote className="mt-6 font-display text-[clamp(1.375rem,1.1rem+1.2vw,1.875rem)] leading-[1.4] italic">
          <p>“{quote}”</p>
        </blockquote>
        <figcaption className="mt-7 flex flex-col items-center">
          <img
            src={avatar}
            alt=""
            width={160}
            height={160}
            loading="lazy"
            className="size-16 rounded-full"
          />
          <span className="mt-3 font-semibold">{name}</span>
          <Link
            to={generatePath(paths.publicTimeline, { slug })}
            className="inline-flex min-h-11 items-center text-primary underline"
          >
            {from}
          </Link>
          <span className="text-small text-muted">{note}</span>
        </figcaption>
      </figure>
    </Wrap>
  );
}
