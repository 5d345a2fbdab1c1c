import type { ReactNode } from 'react';
import type { Chapter } from '../chapters';
import { anchorOf } from './chapter-anchor';
import { copy } from './copy';

interface Props {
  chapter: Chapter;
  /** How many there are in all; null where the chapter is the only one. */
  count: number | null;
  children: ReactNode;
}

/** A year or decade of the story, with a knot in the thread and a heading to jump to. */
export function ChapterSection({ chapter, count, children }: Props) {
  const anchor = anchorOf(chapter.year);
  return (
    <section data-chapter={anchor} aria-labelledby={anchor} className="pb-12">
      <div className="relative flex flex-wrap items-baseline gap-x-4 pb-5">
        <span
          aria-hidden="true"
          className="chapter-knot absolute top-[0.35em] -left-7 size-4 rounded-full border-2 border-primary bg-wash text-h2 md:-left-12"
        />
        <h2 id={anchor} className="chapter-heading text-h2">
          {chapter.year ?? copy.undated}
        </h2>
        {count !== null && <p className="text-muted">{copy.count(count)}</p>}
      </div>
      <ul className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6.5">
        {children}
      </ul>
    </section>
  );
}
