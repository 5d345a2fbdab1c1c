import { memo } from 'react';
import { chaptersOf } from '../chapters';
import { ItemCard } from '../item-card/item-card';
import type { TimelineItem } from '../rows';
import { copy } from './copy';
import { ReadingPlace } from './reading-place';
import { useGrowingCount } from './use-growing-count';

interface Props {
  items: readonly TimelineItem[];
  /** Told by decade rather than by year. */
  byDecade: boolean;
  /** Changes with what the reader asked for: the filter. */
  askedFor: unknown;
}

const eagerCards = 3;

/** The cards of a story in the order given, hung on the thread by year or decade. */
export const ItemGrid = memo(function ItemGrid({ items, byDecade, askedFor }: Props) {
  const { count, hasMore, showMore, endRef } = useGrowingCount(items, askedFor);
  const all = chaptersOf(items, byDecade);
  const sizes = new Map(all.map((chapter) => [chapter.year, chapter.items.length]));
  const shown = hasMore ? chaptersOf(items.slice(0, count), byDecade) : all;
  const eager = new Set(items.slice(0, eagerCards).map((item) => item.id));
  return (
    <ReadingPlace version={items} askedFor={askedFor}>
      <div className="relative pl-7 md:pl-12">
        <div aria-hidden="true" className="thread absolute inset-y-0 left-[0.4375rem] w-0.5" />
        {shown.map((chapter) => (
          <section key={chapter.year} aria-labelledby={`jaar-${chapter.year}`} className="pb-12">
            <div className="relative flex flex-wrap items-baseline gap-x-4 pb-5">
              <span
                aria-hidden="true"
                className="absolute top-[0.35em] -left-7 size-4 rounded-full border-2 border-primary bg-wash text-h2 md:-left-12"
              />
              <h2 id={`jaar-${chapter.year}`} className="text-h2">
                {chapter.year ?? copy.undated}
              </h2>
              {all.length > 1 && (
                <p className="text-muted">{copy.count(sizes.get(chapter.year) ?? 0)}</p>
              )}
            </div>
            <ul className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6.5">
              {chapter.items.map((item) => (
                <li key={item.id} data-item-id={item.id} className="min-w-0">
                  <ItemCard item={item} eager={eager.has(item.id)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {hasMore && (
        <div ref={endRef} className="flex justify-center pb-12">
          <button type="button" className="button button-ghost" onClick={showMore}>
            {copy.showMore}
          </button>
        </div>
      )}
    </ReadingPlace>
  );
});
