import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Glyph } from '@/components/glyph';
import type { FeatureEntry } from '@/modules/feature-entry/rows';

function CardLink({ href, label }: { href: string; label: string }) {
  const style =
    'inline-flex min-h-11 items-center justify-self-start font-semibold text-primary underline';
  return href.startsWith('/') ? (
    <Link to={href} className={style}>
      {label}
    </Link>
  ) : (
    <a href={href} className={style}>
      {label}
    </a>
  );
}

interface Props {
  entry: FeatureEntry;
  /** Other cards have a picture: a drawing takes its place in a card without one. */
  hasPictures: boolean;
  className: string;
}

export function FeatureCard({ entry, hasPictures, className }: Props) {
  const { title, description, image_url, cta_label, cta_href } = entry;
  const [isBroken, setIsBroken] = useState(false);
  return (
    <li
      className={`index-card row-span-3 mb-6 grid grid-rows-subgrid px-[min(1.5rem,6vw)] pb-4 ${className}`}
    >
      <div className="-mx-[min(1.5rem,6vw)] border-b-2 border-primary/50 px-[min(1.5rem,6vw)] pt-5 pb-4">
        {image_url && !isBroken ? (
          <img
            src={image_url}
            alt=""
            width={960}
            height={640}
            loading="lazy"
            decoding="async"
            onError={() => setIsBroken(true)}
            className="mb-5 aspect-[3/2] h-auto w-full rounded-[1px] object-cover"
          />
        ) : (
          hasPictures && (
            <div
              aria-hidden="true"
              className="mb-5 grid aspect-[3/2] place-items-center rounded-[1px] bg-wash max-md:hidden"
            >
              <Glyph shape="heart" className="size-16 text-primary/40" />
            </div>
          )
        )}
        <h3 className="text-h3">{title}</h3>
      </div>
      <p className="mt-4 mb-2 text-ink/85">{description}</p>
      {cta_label && cta_href && <CardLink href={cta_href} label={cta_label} />}
    </li>
  );
}
