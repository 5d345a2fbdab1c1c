import { memo, useMemo, useRef } from 'react';
import { chaptersOf } from '../chapters';
import { ItemCard } from '../item-card/item-card';
import type { TimelineItem } from '../rows';
import { copy } from './copy';
import { ReadingPlace } from './reading-place';
import { useOnNear } from './use-on-near';
import { useOnScrolledUp } from './use-on-scrolled-up';
import { useShownRange } from './use-shown-range';

interface Props {
  items: readonly TimelineItem[];
  /** Told by decade rather than by year. */
  byDecade: boolean;
  /** Changes with what the reader asked for: the filter. */
  askedFor: unknown;
  /** The entry of the history that is shown, for Back to find its place. */
  entry: string;
  /** The id of the item that has to be among the cards, and is marked. */
  target?: string | undefined;
}

const eagerCards = 3;

const marked = 'min-w-0 rounded-card outline-3 outline-offset-4 outline-primary';

/** The cards of a story in the order given, hung on the thread by year or decade. */
export const ItemGrid = memo(function ItemGrid(props: Props) {
  const { items, byDecade, askedFor, entry, target } = props;
  const all = useMemo(() => chaptersOf(items, byDecade), [items, byDecade]);
  const place = target === undefined ? -1 : items.findIndex((item) => item.id === target);
  const { range, showEarlier, showFurther, showStart } = useShownRange({
    items,
    chapters: all,
    askedFor,
    entry,
    target: place,
  });
  const { from, to } = range;
  const [startRef, endRef] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const hasMore = to < items.length;
  useOnNear(endRef, showFurther, hasMore ? to : -1);
  useOnScrolledUp(startRef, from > 0, { showEarlier, showStart });
  const sizes = new Map(all.map((chapter) => [chapter.year, chapter.items.length]));
  const isWhole = from === 0 && !hasMore;
  const shown = isWhole ? all : chaptersOf(items.slice(from, to), byDecade);
  // The cards that one sees first: those around the one that was asked for, else the first.
  const first = place > from && place < to ? place - 1 : from;
  const eager = new Set(items.slice(first, first + eagerCards).map((item) => item.id));
  return (
    <ReadingPlace version={items} from={from} askedFor={askedFor}>
      {from > 0 && (
        <div ref={startRef} className="flex justify-center pb-8">
          <button type="button" className="button button-ghost" onClick={showEarlier}>
            {copy.showEarlier}
          </button>
        </div>
      )}
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
                <li
                  key={item.id}
                  data-item-id={item.id}
                  {...(item.id === target && { 'aria-current': true })}
                  className={item.id === target ? marked : 'min-w-0'}
                >
                  <ItemCard item={item} eager={eager.has(item.id)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {hasMore && (
        <div ref={endRef} className="flex justify-center pb-12">
          <button type="button" className="button button-ghost" onClick={showFurther}>
            {copy.showMore}
          </button>
        </div>
      )}
    </ReadingPlace>
  );
});
