import { memo, useCallback, useState } from 'react';
import { keyOfPeriod, type Chapter } from '@/modules/timeline/chapters';
import type { TimelineItem } from '@/modules/timeline/rows';
import { ItemCard } from '@/modules/item-card/item-card';
import type { CardScheduler } from './card-scheduler';
import { copy } from './copy';
import { estimateCardHeight } from './estimate-height';

interface Props {
  chapter: Chapter;
  /** How many of its items the filter shows; a chapter without any is hidden. */
  count: number;
  /** Whether the number of its items is shown. */
  hasCount: boolean;
  scheduler: CardScheduler;
  /** Ids of the items whose cards are rendered at once, and their pictures fetched. */
  eager: ReadonlySet<string>;
  /** Renders all cards at once. */
  isWhole: boolean;
  highlighted: ReadonlySet<string> | undefined;
}

/**
 * A year or decade: its heading and the list of its items, in story order. An item that the filter
 * leaves out stays in the list, hidden (`show-matches.ts`).
 */
export const ChapterSection = memo(function ChapterSection(props: Props) {
  const { chapter, count, hasCount, scheduler, eager, isWhole, highlighted } = props;
  const anchor = keyOfPeriod(chapter.period);
  const name = copy.period(chapter.period);
  return (
    <section aria-label={name} data-chapter={anchor} hidden={count === 0}>
      <header className="chapter-heading relative flex flex-wrap items-baseline gap-x-4 pb-5">
        <span
          aria-hidden="true"
          className="chapter-knot absolute -left-7 size-4 rounded-full border-2 border-primary bg-wash text-h2 md:-left-12"
        />
        <h2 data-anchor={anchor} className="text-h2">
          {name}
        </h2>
        {/* Not taller than the heading, or the cards would move when the count appears. */}
        {hasCount && <p className="leading-tight text-muted">{copy.count(count)}</p>}
      </header>
      <ol
        data-single={count === 1 || undefined}
        className={`grid gap-x-5 gap-y-5 pb-5 lg:gap-x-6.5 lg:gap-y-6.5 lg:pb-6.5 ${count === 1 ? '' : 'sm:grid-cols-2 lg:grid-cols-3'}`}
      >
        {chapter.items.map((item) => (
          <GridItem
            key={item.id}
            item={item}
            scheduler={scheduler}
            // In the document of the share page the scripts come before the pictures of cards.
            isEager={!isWhole && eager.has(item.id)}
            hasCardAtOnce={isWhole || eager.has(item.id)}
            isNew={highlighted?.has(item.id) ?? false}
          />
        ))}
      </ol>
    </section>
  );
});

interface ItemProps {
  item: TimelineItem;
  scheduler: CardScheduler;
  isEager: boolean;
  hasCardAtOnce: boolean;
  isNew: boolean;
}

/** A place in the list, with its card once that is near the screen. A rendered card stays. */
const GridItem = memo(function GridItem(props: ItemProps) {
  const { item, scheduler, isEager, hasCardAtOnce, isNew } = props;
  const [hasCard, setHasCard] = useState(hasCardAtOnce);
  if (hasCardAtOnce && !hasCard) setHasCard(true);
  const wait = useCallback(
    (element: HTMLElement | null) =>
      element && !hasCard ? scheduler.add(element, () => setHasCard(true)) : undefined,
    [scheduler, hasCard],
  );
  return (
    <li
      ref={wait}
      data-item-id={item.id}
      className="relative min-w-0"
      style={hasCard ? undefined : { minHeight: estimateCardHeight(item) }}
    >
      {hasCard && isNew && <p className="news-mark">{copy.isNew}</p>}
      {hasCard && <ItemCard item={item} eager={isEager} />}
    </li>
  );
});
