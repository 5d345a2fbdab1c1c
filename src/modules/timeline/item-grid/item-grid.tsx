import { memo, useMemo, useRef } from 'react';
import { later } from '@/components/later';
import { chaptersOf } from '../chapters';
import { ItemCard } from '../item-card/item-card';
import type { TimelineItem } from '../rows';
import { CardWindow } from './card-window';
import { cardsInUse } from './cards-in-use';
import { ChapterSection } from './chapter-section';
import { copy } from './copy';
import { useChapterAnchor } from './use-chapter-anchor';
import { useNewsInSight } from './use-news-in-sight';
import { useFillWhenQuiet } from './use-fill-when-quiet';
import { useIsResting } from './use-is-resting';
import { useShownRange } from './use-shown-range';
import { useWindowOnScroll } from './use-window-on-scroll';
import { YearRail } from './year-rail';

const CalmRail = later(YearRail);

interface Props {
  items: readonly TimelineItem[];
  isComplete: boolean;
  /** Told by decade rather than by year. */
  byDecade: boolean;
  /** Changes with what the reader asked for: the filter. */
  askedFor: unknown;
  /** The entry of the history that is shown, for Back to find its place. */
  entry: string;
  /** Moments that came while one read: they are marked, and the first is brought into sight. */
  news?: ReadonlySet<string> | undefined;
  /** The id of the item that has to be among the cards, and is marked. */
  target?: string | undefined;
}

const eagerCards = 3;

const marked = 'relative min-w-0 rounded-card outline-3 outline-offset-4 outline-primary';

/** The cards of a story in the order given, hung on the thread by year or decade. */
export const ItemGrid = memo(function ItemGrid(props: Props) {
  const { items, isComplete, byDecade, askedFor, entry, news, target } = props;
  const content = useRef<HTMLDivElement>(null);
  const all = useMemo(() => chaptersOf(items, byDecade), [items, byDecade]);
  const place = target === undefined ? -1 : items.findIndex(({ id }) => id === target);
  const newsPlace = news ? items.findIndex(({ id }) => news.has(id)) : -1;
  const wanted = {
    items,
    isComplete,
    chapters: all,
    askedFor,
    entry,
    target: place,
    news,
    newsPlace,
  };
  const { range, sought, isLeaving, isAwaiting, ...ways } = useShownRange({ content, ...wanted });
  const { from, to } = range;
  const inUse = () => (content.current ? cardsInUse(content.current) : []);
  const showFurther = () => ways.showFurther(inUse());
  const isResting = useIsResting(askedFor);
  useWindowOnScroll(content, range, items.length, isResting, ways);
  useFillWhenQuiet(range, items.length, isResting, {
    showFurther,
    showEarlier: () => ways.showEarlier(inUse()),
  });
  useNewsInSight(content, news);
  const jump = useChapterAnchor({ chapters: all, isComplete, entry, ...ways });

  const sizes = new Map(all.map((chapter) => [chapter.year, chapter.items.length]));
  const isWhole = from === 0 && to >= items.length;
  const shown = useMemo(
    () => (isWhole ? all : chaptersOf(items.slice(from, to), byDecade)),
    [isWhole, all, items, from, to, byDecade],
  );
  // The cards that one sees first: those around the one that was asked for, else the first.
  const first = place > from && place < to ? place - 1 : from;
  const eager = new Set(items.slice(first, first + eagerCards).map((item) => item.id));
  const hasRail = all.length > 1;
  return (
    <div className={`flex flex-col lg:flex-row lg:items-start ${hasRail ? 'has-rail' : ''}`}>
      {hasRail && <CalmRail chapters={all} inPage={shown} onJump={jump} />}
      <div className={`relative min-w-0 grow pl-7 md:pl-12 ${hasRail ? 'lg:pl-0' : ''}`}>
        <div
          aria-hidden="true"
          className={`thread absolute inset-y-0 left-[0.4375rem] w-0.5 ${hasRail ? 'lg:-left-[6.0625rem]' : ''}`}
        />
        <CardWindow
          content={content}
          from={from}
          to={to}
          total={items.length}
          version={items}
          askedFor={askedFor}
          entry={entry}
          sought={sought}
          isLeaving={isLeaving}
          isAwaiting={isAwaiting}
        >
          {from > 0 && <More text={copy.showEarlier} onShow={() => ways.showEarlier(inUse())} />}
          {shown.map((chapter) => (
            <ChapterSection
              key={chapter.year}
              chapter={chapter}
              count={hasRail ? (sizes.get(chapter.year) ?? 0) : null}
            >
              {chapter.items.map((item) => (
                <li
                  key={item.id}
                  data-item-id={item.id}
                  {...(item.id === target && { 'aria-current': true })}
                  className={item.id === target ? marked : 'relative min-w-0'}
                >
                  {news?.has(item.id) && <p className="news-mark">{copy.isNew}</p>}
                  <ItemCard item={item} eager={eager.has(item.id)} />
                </li>
              ))}
            </ChapterSection>
          ))}
          {to < items.length && <More text={copy.showMore} onShow={showFurther} />}
        </CardWindow>
      </div>
    </div>
  );
});

function More({ text, onShow }: { text: string; onShow: () => void }) {
  return (
    <div className="flex justify-center pb-12">
      <button type="button" className="button button-ghost" onClick={onShow}>
        {text}
      </button>
    </div>
  );
}
