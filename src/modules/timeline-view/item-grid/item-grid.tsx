import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { keyOfPeriod, type Chapter } from '@/modules/timeline/chapters';
import type { TimelineItem } from '@/modules/timeline/rows';
import { CardScheduler } from './card-scheduler';
import { chapterIn } from './chapter-anchor';
import { paperOf } from '../album/paper-tone';
import { ChapterSection } from './chapter-section';
import type * as laterParts from './later';
import { recordPlace, scrollToElement } from '@/navigation/scroll/page-scroll';
import { shownItemsIn } from '@/navigation/item-list';
import { itemsId } from '@/navigation/skip-targets';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useLazyModule } from '@/lib/use-lazy-module';
import { showMatches } from './show-matches';
import { useRequestedItem, type ItemRequest } from './use-requested-item';
import './item-grid.css';
import '../album/album.css';
import '../album/empty-places.css';
import './year-rail.css';

/** Keeps the column of the rail, so that the cards do not move when it comes. */
const railPlace = <div className="flex-none lg:-ml-1 lg:w-27" />;

interface Props {
  /** All items of the story in their order, also those that the filter leaves out. */
  items: readonly TimelineItem[];
  /** The same items, by year or decade; the same objects when only the filter changes. */
  chapters: readonly Chapter[];
  /** Ids of the items that the filter shows; null without a filter. */
  matches: ReadonlySet<string> | null;
  /** All items of the story are here; before, nobody knows how many a chapter has. */
  isComplete: boolean;
  /** The whole story in its order: it is composed as an album, otherwise in equal columns. */
  isAlbum: boolean;
  /**
   * The visitor has chosen this filter, so its cards move to their new positions. Not on Back, which
   * restores the scroll offset at once, and not while typing.
   */
  isChoice: boolean;
  /** Ids of the items added while the visitor was reading: they are marked as new. */
  highlighted: ReadonlySet<string> | undefined;
  /** The item to scroll to. */
  requested: ItemRequest | null;
  /** Once their code is there. */
  later: typeof laterParts | undefined;
}

/** A story of up to this many items is rendered as a whole, for find-in-page and screen readers. */
const maxWholeStory = 400;
/** Cards rendered at once, with their pictures: the first ones, or those around the requested item. */
const firstCards = 3;

const none: ReadonlySet<string> = new Set();

/** The story as a list: every item has its place, under the headings of its years or decades. */
export const ItemGrid = memo(function ItemGrid(props: Props) {
  const { items, isComplete, matches, isAlbum, highlighted, requested } = props;
  const { isChoice, later } = props;
  const list = useRef<HTMLDivElement>(null);
  const chapters = useMemo(
    () =>
      props.chapters.map((chapter) => ({
        chapter,
        period: chapter.period,
        count: matches
          ? chapter.items.reduce((sum, { id }) => sum + Number(matches.has(id)), 0)
          : chapter.items.length,
      })),
    [props.chapters, matches],
  );
  const colors = useMemo(() => paperColors(props.chapters), [props.chapters]);
  const scheduler = useScheduler(items.length <= maxWholeStory);
  // In the document of the share page every item has its card, also while the browser takes it over.
  const isHydrated = useHydrated();
  const eager = useMemo(() => {
    const around = items.findIndex(({ id }) => id === requested?.id);
    const first = Math.max(0, around - 1);
    const shown = matches && around < 0 ? items.filter(({ id }) => matches.has(id)) : items;
    return new Set(shown.slice(first, first + firstCards).map(({ id }) => id));
  }, [items, matches, requested]);
  useKeptPlace(items);
  const applied = useRef({ items, matches });
  useLayoutEffect(() => {
    const before = applied.current;
    applied.current = { items, matches };
    const show = () => list.current && showMatches(list.current, applied.current.matches);
    const isFiltered = before.items === items && before.matches !== matches;
    if (later && isFiltered && isChoice) later.moveCards(list.current!, show);
    else show();
  }, [items, matches, isChoice, later]);
  useRequestedItem(requested);
  useEffect(() => later?.listenForEndKeys(list.current!, scheduler), [later, scheduler]);

  // The same function in each render: the rail is memoised.
  const jumpTo = useCallback(
    (anchor: string) => {
      const chapter = chapterIn(list.current!, anchor);
      const heading = chapter.querySelector<HTMLElement>('h2')!;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      scheduler.render(shownItemsIn(chapter).slice(0, firstCards));
      scrollToElement(heading);
    },
    [scheduler],
  );
  const shownChapters = useMemo(() => chapters.filter(({ count }) => count > 0), [chapters]);
  const hasRail = shownChapters.length > 1;
  // In a chunk of its own: not needed before the first card. It follows a filter after the cards.
  const rail = useLazyModule(() => import('./year-rail'), hasRail || null);
  const railChapters = useDeferredValue(shownChapters);
  const railHasCounts = useDeferredValue(isComplete);
  return (
    <div className={`flex flex-col lg:flex-row lg:items-start ${hasRail ? 'has-rail' : ''}`}>
      {hasRail && (
        <ErrorBoundary renderFallback={() => railPlace}>
          {rail ? (
            <rail.YearRail
              chapters={railChapters}
              hasCounts={railHasCounts}
              list={list}
              onJump={jumpTo}
            />
          ) : (
            railPlace
          )}
        </ErrorBoundary>
      )}
      <div className={`relative min-w-0 grow pb-12 pl-7 md:pl-12 ${hasRail ? 'lg:pl-0' : ''}`}>
        <div
          aria-hidden="true"
          className={`thread absolute inset-y-0 left-[0.4375rem] w-0.5 ${hasRail ? 'lg:-left-[6.0625rem]' : ''}`}
        />
        <div
          ref={list}
          id={itemsId}
          data-cards
          data-album={isAlbum || undefined}
          className="[overflow-anchor:none]"
        >
          {chapters.map(({ chapter, count }, index) => (
            <ChapterSection
              key={keyOfPeriod(chapter.period)}
              chapter={chapter}
              before={chapters[index - 1]?.chapter.items.at(-1)}
              color={colors[index]}
              isEnd={isComplete && index === chapters.length - 1}
              count={count}
              hasCount={hasRail && isComplete}
              scheduler={scheduler}
              // Only chapters with such an item are rendered again for another filter.
              eager={chapter.items.some(({ id }) => eager.has(id)) ? eager : none}
              isWhole={!isHydrated}
              highlighted={highlighted}
            />
          ))}
        </div>
      </div>
    </div>
  );
});

/** The colour of the paper of each chapter. */
function paperColors(chapters: readonly Chapter[]): (string | undefined)[] {
  let color: string | undefined;
  return chapters.map(({ items }) => (color = paperOf(items, color)));
}

function useScheduler(isWhole: boolean) {
  const [scheduler] = useState(
    () =>
      new CardScheduler((change) => {
        const keepPlace = recordPlace();
        change();
        keepPlace();
      }),
  );
  useEffect(() => scheduler.setWhole(isWhole), [scheduler, isWhole]);
  useEffect(() => () => scheduler.stop(), [scheduler]);
  return scheduler;
}

/** Keeps the first visible item in place when items above it come or go. */
function useKeptPlace(items: readonly TimelineItem[]) {
  // Recorded during render: the last moment at which the page shows the old list.
  // oxlint-disable-next-line react/exhaustive-deps -- a new list is the event
  const keepPlace = useMemo(recordPlace, [items]);
  useLayoutEffect(keepPlace, [keepPlace]);
}
