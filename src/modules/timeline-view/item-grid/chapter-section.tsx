import { memo, useCallback, useMemo, useState, type CSSProperties } from 'react';
import { keyOfPeriod, type Chapter } from '@/modules/timeline/chapters';
import type { TimelineItem } from '@/modules/timeline/rows';
import { ItemCard } from '@/modules/item-card/item-card';
import { chapterPlaces } from '../album/chapter-places';
import { compose, type Place } from '../album/compose';
import { chapterStyle, dayColors } from '../album/paper-tone';
import { placeStyle, sizesOf } from '../album/place-size';
import type { CardScheduler } from './card-scheduler';
import { copy } from './copy';

interface Props {
  chapter: Chapter;
  /** The last item of the chapter before. */
  before: TimelineItem | undefined;
  /** The colour of its paper, that of a photo. */
  color: string | undefined;
  /** The story ends with it. */
  isEnd: boolean;
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

interface HeadingProps {
  anchor: string;
  name: string;
  chapter: Chapter;
  /** The number of its items; false where it is not shown. */
  count: number | false;
}

function ChapterHeading({ anchor, name, chapter: { items, period }, count }: HeadingProps) {
  const { unit, firstYear } = period;
  const isDecade = unit === 'decade' && firstYear !== null;
  const places = useMemo(() => chapterPlaces(items), [items]);
  return (
    <header className="chapter-heading">
      <span aria-hidden="true" className="chapter-knot" />
      {isDecade && (
        <span aria-hidden="true" className="chapter-number">
          {firstYear}
        </span>
      )}
      <h2
        data-anchor={anchor}
        className={isDecade || firstYear === null ? 'chapter-name' : 'chapter-number'}
      >
        {name}
      </h2>
      {/* Its line is kept, or the cards would move when the count appears. */}
      <p className="chapter-count">
        {count !== false && (
          <>
            <span>{copy.count(count)}</span>
            {places.length > 0 && <span className="chapter-places">{copy.places(places)}</span>}
          </>
        )}
      </p>
    </header>
  );
}

/** Years without an item that are told, in chapters of decades and of years. */
const minSilence = { decade: 4, year: 2 };

/**
 * A year or decade: its heading and the list of its items, in story order. An item that the filter
 * leaves out stays in the list, hidden (`show-matches.ts`).
 */
export const ChapterSection = memo(function ChapterSection(props: Props) {
  const { chapter, before, color, isEnd, count, hasCount, eager, isWhole } = props;
  const { period, items } = chapter;
  const { unit, firstYear } = period;
  const composed = useMemo(
    () => compose(items, { before, isEnd, minSilence: minSilence[unit] }),
    [items, before, isEnd, unit],
  );
  const colors = useMemo(() => dayColors(items, composed), [items, composed]);
  const anchor = keyOfPeriod(period);
  const name = copy.period(period);
  return (
    <section
      aria-label={name}
      data-chapter={anchor}
      hidden={count === 0}
      data-short={items.length <= 2 || undefined}
      style={chapterStyle(color, firstYear) as CSSProperties}
    >
      <ChapterHeading anchor={anchor} name={name} chapter={chapter} count={hasCount && count} />
      <ol>
        {items.map((item, at) => (
          <GridItem
            key={item.id}
            item={item}
            {...composed[at]!}
            color={colors[at]}
            scheduler={props.scheduler}
            // In the document of the share page the scripts come before the pictures of cards.
            isEager={!isWhole && eager.has(item.id)}
            hasCardAtOnce={isWhole || eager.has(item.id)}
            isNew={props.highlighted?.has(item.id) ?? false}
          />
        ))}
      </ol>
    </section>
  );
});

interface ItemProps extends Place {
  item: TimelineItem;
  /** Behind the items of a day. */
  color: string | undefined;
  scheduler: CardScheduler;
  isEager: boolean;
  hasCardAtOnce: boolean;
  isNew: boolean;
}

/** A place in the list, with its card once that is near the screen. A rendered card stays. */
const GridItem = memo(function GridItem(props: ItemProps) {
  const { item, scheduler, isEager, hasCardAtOnce, isNew, color, silence, isFolded } = props;
  const { spread, side, row, rows } = props;
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
      data-spread={spread}
      data-side={side}
      data-silence={silence > 0 || undefined}
      style={
        {
          '--row': row,
          ...(rows > 1 && { '--rows': rows }),
          ...(color && { '--photo': color }),
          ...placeStyle(item, spread, hasCard),
        } as CSSProperties
      }
    >
      {hasCard && silence > 0 && <p className="silence">{copy.later(silence)}</p>}
      {hasCard && isNew && <p className="news-mark">{copy.isNew}</p>}
      {hasCard && (
        <ItemCard item={item} eager={isEager} isFolded={isFolded} sizes={sizesOf(spread)} />
      )}
    </li>
  );
});
