import { Glyph } from '@/components/glyph';
import { PhotoPrint } from '@/components/photo-print';
import { copy } from './copy';
import { itemGlyphs, type SampleItem } from './sample-items';

interface Props {
  item: SampleItem;
  /** On wide screens the picture is at the left of the thread. */
  flipped: boolean;
}

/** One item: its year on the thread, the picture on one side and the text on the other. */
export function SampleItemCard({ item, flipped }: Props) {
  const { title, description, date, type, media_url, media_alt, author, location } = item;
  return (
    <li className="relative pl-[min(2.25rem,11vw)] md:pl-0">
      <span aria-hidden="true" className="knot absolute top-2.5 left-0 md:hidden" />
      <article className="grid grid-cols-[minmax(0,1fr)] items-center gap-y-4 md:grid-cols-[minmax(0,1fr)_7.5rem_minmax(0,1fr)]">
        <p className="landmark text-[2.125rem] leading-none md:col-start-2 md:row-start-1 md:bg-paper md:py-3.5 md:text-center md:text-ink">
          {date}
        </p>
        <PhotoPrint
          src={media_url}
          alt={media_alt}
          sizes="(min-width: 48rem) 352px, 88vw"
          className={`w-full max-w-[22rem] md:row-start-1 ${flipped ? 'tilt-left md:col-start-1 md:justify-self-end' : 'tilt-right md:col-start-3'}`}
        />
        <div
          className={`md:row-start-1 ${flipped ? 'md:col-start-3' : 'md:col-start-1 md:flex md:flex-col md:items-end md:text-right'}`}
        >
          <p className="flex items-center gap-2 text-small font-semibold text-accent">
            <Glyph shape={itemGlyphs[type]} className="size-4 flex-none" />
            <span>{copy.moments.types[type]}</span>
          </p>
          <h3 className="mt-2 text-h3 md:text-[1.625rem]">{title}</h3>
          <p className="mt-2 max-w-[19em] text-ink/85">{description}</p>
          <p className="mt-2.5 text-small text-muted">
            <span>{author}</span> <span aria-hidden="true">·</span> <span>{location}</span>
          </p>
        </div>
      </article>
    </li>
  );
}
