import { lazy, memo, Suspense, useCallback, useMemo, useRef } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { deferred } from '@/components/deferred';
import { useMediaQuery } from '@/lib/browser/use-media-query';
import { groupIntoChapters } from '@/modules/timeline/chapters';
import type { TimelineItem } from '@/modules/timeline/rows';
import { ChapterSection } from './chapter-section';
import { groupRows, layoutRows } from './layout-rows';
import { useCardMotion } from './use-card-motion';
import { useOverscan } from './use-overscan';
import { useEndKeys } from './use-end-keys';
import { useRequestedItem, type ItemRequest } from './use-requested-item';
import { shiftOf, useRowVirtualizer, type RowVirtualizer } from './use-row-virtualizer';
import './item-grid.css';
import './year-rail.css';

/** In a chunk of its own: not needed before the first card. */
const DeferredRail = deferred(lazy(() => import('./year-rail')));
/** Keeps the column of the rail, so that the cards do not move when it comes. */
const railPlace = <div className="flex-none lg:-ml-1 lg:w-27" />;

interface Props {
  items: readonly TimelineItem[];
  /** Chapters are decades; otherwise years. */
  byDecade: boolean;
  /** Query string of the filter. A new one resets the overscan and the scroll anchor. */
  query: string;
  /** The visitor types the filter; the cards then do not move to their new positions. */
  isTyping: boolean;
  /** Ids of the items added while the visitor was reading: they are marked as new. */
  highlighted: ReadonlySet<string> | undefined;
  /** The item to scroll to. */
  requested: ItemRequest | null;
  /** The item that is marked as the current one. */
  markedId: string | undefined;
}

/** The widths at which Tailwind's `sm:` and `lg:` give the grid another column. */
const twoColumns = '(min-width: 40rem)';
const threeColumns = '(min-width: 64rem)';
/** The pictures of the first cards, or of those around the requested one, are fetched at once. */
const eagerCards = 3;
/** A chapter is the current one once it reaches the upper third of the screen. */
const readingLine = 1 / 3;

/** The cards of a story in the order given, under the headings of its years or decades. */
export const ItemGrid = memo(function ItemGrid(props: Props) {
  const { items, byDecade, query, highlighted, requested, markedId, isTyping } = props;
  const list = useRef<HTMLDivElement>(null);
  const columns = 1 + Number(useMediaQuery(twoColumns)) + Number(useMediaQuery(threeColumns));
  const chapters = useMemo(() => groupIntoChapters(items, byDecade), [items, byDecade]);
  const rows = useMemo(() => layoutRows(chapters, columns), [chapters, columns]);
  const { overscan, shrink } = useOverscan(query, items.length, rows.length, columns);
  const { virtualizer, rowRef } = useRowVirtualizer({
    list,
    rows,
    overscan,
    requestedId: requested?.id,
    query,
  });
  useCardMotion(list, query, isTyping);
  useRequestedItem(list, virtualizer, rows, requested);
  useEndKeys();

  const { scrollMargin } = virtualizer.options;
  const rendered = virtualizer.getVirtualItems();
  const shift = shiftOf(virtualizer);
  const sections = groupRows(rows, rendered, scrollMargin + virtualizer.getTotalSize());

  // The same function in each render: the rail is memoised.
  const jumpToChapter = useCallback(
    (index: number) => {
      const heading = list.current!.querySelectorAll<HTMLElement>('[data-anchor]')[index]!;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      shrink();
      const row = rows.findIndex(({ chapter }) => chapter === index);
      virtualizer.scrollToIndex(row, { align: 'start' });
      // The browser sends the event with the next frame. Rendering for the new offset now saves that
      // frame, and a second layout.
      window.dispatchEvent(new Event('scroll'));
    },
    [rows, virtualizer, shrink],
  );

  const eager = useMemo(() => {
    const index = items.findIndex(({ id }) => id === requested?.id);
    const first = Math.max(0, index - 1);
    return new Set(items.slice(first, first + eagerCards).map(({ id }) => id));
  }, [items, requested]);
  const hasRail = chapters.length > 1;
  return (
    <div className={`flex flex-col lg:flex-row lg:items-start ${hasRail ? 'has-rail' : ''}`}>
      {hasRail && (
        <ErrorBoundary renderFallback={() => railPlace}>
          <Suspense fallback={railPlace}>
            <DeferredRail
              chapters={chapters}
              reached={currentChapter(virtualizer, rows)}
              onJump={jumpToChapter}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      <div className={`relative min-w-0 grow pb-12 pl-7 md:pl-12 ${hasRail ? 'lg:pl-0' : ''}`}>
        <div
          aria-hidden="true"
          className={`thread absolute inset-y-0 left-[0.4375rem] w-0.5 ${hasRail ? 'lg:-left-[6.0625rem]' : ''}`}
        />
        <div ref={list} data-cards className="flow-root [overflow-anchor:none]">
          <div style={shift === 0 ? undefined : { marginTop: shift }}>
            {sections.map((section, index) => (
              <ChapterSection
                key={chapters[index]!.year}
                chapter={chapters[index]!}
                hasCount={hasRail}
                section={section}
                rows={rows}
                rowRef={rowRef}
                eager={eager}
                highlighted={highlighted}
                markedId={markedId}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
});

/** Index of the chapter that is being read; null above the first one. */
function currentChapter(virtualizer: RowVirtualizer, rows: readonly { chapter: number }[]) {
  const line = (virtualizer.scrollOffset ?? 0) + window.innerHeight * readingLine;
  if (line < virtualizer.options.scrollMargin) return null;
  const row = virtualizer.getVirtualItemForOffset(line);
  return row ? (rows[row.index]?.chapter ?? null) : null;
}
