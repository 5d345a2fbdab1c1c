import type { ReactNode } from 'react';
import { Glyph } from './glyph';
import { Wrap } from './ui/wrap';

interface Props {
  heading: string;
  text?: string;
  /** A small line under the buttons. */
  note?: string;
  children: ReactNode;
}

/** The last section of a page: a call to action under the end of the thread. */
export function CallToAction({ heading, text, note, children }: Props) {
  return (
    <section aria-labelledby="beginnen" className="border-t border-line bg-wash">
      <Wrap className="relative pb-20 text-center md:pb-28">
        <div aria-hidden="true" className="thread mx-auto h-14 w-0.5 md:h-20" />
        <Glyph shape="heart" className="mx-auto -mt-1.5 size-9 text-primary" />
        <h2 id="beginnen" className="mx-auto mt-5 max-w-[15.25em] text-h2">
          {heading}
        </h2>
        {text && <p className="mx-auto mt-4 max-w-[23em] text-lead text-ink/85">{text}</p>}
        <div className="mt-8 flex flex-wrap justify-center gap-3.5">{children}</div>
        {note && <p className="mt-5 text-ink/85">{note}</p>}
      </Wrap>
    </section>
  );
}
