import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Glyph } from '@/components/glyph';
import type { FeatureEntry } from '@/modules/feature-entry/rows';

function CardLink({ href, label }: { href: string; label: string }) {
  const style = 'inline-flex min-h-11 items-center font-semibold text-primary underline';
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
  /** What the entry promises, in place of a picture of its own. */
  specimen: ReactNode;
  className: string;
}

export function FeatureCard({ entry, specimen, className }: Props) {
  const { title, description, image_url, cta_label, cta_href } = entry;
  const [isBroken, setIsBroken] = useState(false);
  const hasPicture = image_url !== null && !isBroken;
  return (
    <li className={`flex flex-col items-start pb-12 ${className}`}>
      <div
        aria-hidden="true"
        className="grid h-60 w-full place-items-center overflow-hidden rounded-card bg-wash"
      >
        {hasPicture ? (
          <img
            src={image_url}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setIsBroken(true)}
            className="size-full object-cover"
          />
        ) : (
          (specimen ?? <Glyph shape="heart" className="size-16 text-primary/40" />)
        )}
      </div>
      <h3 className="mt-5 text-h3">{title}</h3>
      <p className="mt-2 max-w-[27em] text-ink/85">{description}</p>
      {cta_label && cta_href && <CardLink href={cta_href} label={cta_label} />}
    </li>
  );
}
