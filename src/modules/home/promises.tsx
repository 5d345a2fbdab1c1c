import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Glyph } from '@/components/glyph';
import { Wrap } from '@/components/ui/wrap';
import { copy } from './copy';

const { heading, text, list, listLabel, link } = copy.promises;

/** What we promise about privacy, as a page torn from a note-book. */
export function Promises() {
  return (
    <section aria-labelledby="privacy-belofte" className="overflow-x-clip py-20 md:py-28">
      <Wrap className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-10 md:grid-cols-2">
        <div>
          <h2 id="privacy-belofte" className="max-w-[11em] text-h2">
            {heading}
          </h2>
          <p className="mt-5 max-w-[21em] text-lead text-ink/85">{text}</p>
          <p className="mt-5">
            <Link
              to={paths.privacy}
              className="inline-flex min-h-11 items-center font-semibold text-primary underline"
            >
              {link}
            </Link>
          </p>
        </div>
        <ul
          aria-label={listLabel}
          className="ruled tilt-right tape relative pt-10 pr-[min(1.5rem,6vw)] pb-10 pl-12 font-display text-[1.1875rem] italic md:text-[1.4375rem]"
        >
          {list.map((promise) => (
            <li key={promise} className="flex gap-3">
              <Glyph shape="heart" className="mt-[0.6em] size-[0.85em] flex-none text-primary" />
              <span className="min-w-0">{promise}</span>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
