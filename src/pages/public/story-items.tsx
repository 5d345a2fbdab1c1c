import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { later } from '@/components/later';
import { showToast } from '@/components/toast/toast-store';
import { FilterBar, type FilterBarHandle } from '@/modules/timeline-view/filter-bar/filter-bar';
import { isToldByDecade } from '@/modules/timeline/chapters';
import { ItemGrid } from '@/modules/timeline-view/item-grid/item-grid';
import type { ItemRequest } from '@/modules/timeline-view/item-grid/use-requested-item';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { StoryLinksContext, type StoryView } from '@/modules/timeline/story-view';
import { filterFrom, withFilter } from '@/modules/timeline/filter/filter-params';
import { fitFilter } from '@/modules/timeline/filter/fit-filter';
import { filterItems, isFiltering } from '@/modules/timeline/filter/timeline-filter';
import { usePendingItems } from '@/modules/timeline/live/use-pending-items';
import { useTimelineFilter } from '@/modules/timeline/filter/use-timeline-filter';
import type { TimelineItems } from '@/modules/timeline/use-timeline-items';
import { copy } from './copy';
import { FailedMoment } from './open-item/failed-item';
import { useMomentLinks } from './open-item/use-item-links';
import { useMomentPart } from './open-item/use-open-item-module';
import { LiveNotices } from './live-notices';
import { StoryMessage } from './story-message';
import { momentPathOf, pathOf } from './slug';
import { StoryTools } from './story-tools';
import { tools } from './tools';
import { useIsReading } from './use-is-reading';
import { useScrollRestoration } from './use-scroll-restoration';

/** Comes after everything that one reads. */
const PrintStory = later(lazy(() => import('@/modules/export/booklet/print-story')));
const CalmTools = later(StoryTools);

interface Props {
  slug: string;
  timeline: Timeline;
  /** Changes were delivered, and no longer are. */
  isLost: boolean;
  read: TimelineItems;
  /** Of the one moment that the address names, and that moment where it is there. */
  momentId: string | null;
  moment: TimelineItem | undefined;
}

/** The filter bar and the cards, or why there are none. */
export function StoryItems({ slug, timeline, isLost, read, momentId, moment }: Props) {
  const { items, isComplete, count, lastDay, itemsError, countError, retry } = read;
  const { entryKey, startOfRow, keepOffset } = useScrollRestoration(isComplete);
  const asked = useTimelineFilter(keepOffset);
  const openItem = asked.isPending ? undefined : moment;
  const { filter: fitted, isFilterDropped } = useMemo(
    () => fitFilter(asked.filter, { items, isComplete }, openItem),
    [asked.filter, items, isComplete, openItem],
  );
  const query = withFilter('', fitted);
  // The same object while the query is the same: another one resets the grid.
  const filter = useMemo(() => filterFrom(query), [query]);
  const [hasOpened, setHasOpened] = useState(momentId !== null);
  if (momentId !== null && !hasOpened) setHasOpened(true);
  const [failedId, setFailedId] = useState<string | null>(null);
  if (momentId === null && failedId !== null) setFailedId(null);
  const isPlain = momentId !== null && failedId === momentId;
  const [requested, setRequested] = useState<ItemRequest | null>(
    momentId === null ? null : { id: momentId, focus: null },
  );
  const showCard = useCallback((id: string) => {
    setFailedId(id);
    setRequested({ id, focus: 'card' });
  }, []);
  const returnToCard = useCallback((id: string) => {
    // Opened from another dialog: that one has the focus again.
    if (!document.querySelector('dialog:modal')) setRequested({ id, focus: 'link' });
  }, []);
  const part = useMomentPart(hasOpened, momentId, (id) => {
    showToast({ title: copy.toolFailedTitle, description: copy.toolFailed });
    showCard(id);
  });
  useMomentLinks(slug, momentId, asked.flushTyping);
  const shown = useMemo(() => filterItems(items, filter), [items, filter]);
  const list = useMemo(() => ({ shown, filter }), [shown, filter]);
  // While the visitor types, the number of matches comes first, and the cards right after it.
  const typedList = useDeferredValue(list);
  const gridList = asked.isPending ? typedList : list;
  const [startRef, isReading] = useIsReading();
  const inPage = usePendingItems(read, gridList.shown, isReading);
  const byDecade = useMemo(() => isToldByDecade(items, lastDay), [items, lastDay]);
  const links = useMemo(
    () => ({
      storyTitle: timeline.title,
      storyPath: pathOf(slug) + query,
      itemPath: (id: string) => momentPathOf(slug, id) + query,
    }),
    [slug, timeline.title, query],
  );
  const story = useMemo(
    (): StoryView => ({
      slug,
      timeline,
      items,
      isComplete,
      shown,
      isFiltered: isFiltering(filter),
    }),
    [slug, timeline, items, isComplete, shown, filter],
  );
  const bar = useRef<FilterBarHandle>(null);
  if (items.length === 0) {
    if (itemsError ?? (isComplete && countError))
      return <StoryMessage text={copy.itemsFailed} action={[copy.retry, retry]} />;
    if (isComplete || count === 0) {
      return <StoryMessage text={copy.noItems} help={copy.noItemsHelp} />;
    }
    return <StoryMessage text={copy.itemsLoading} isBusy />;
  }
  return (
    <StoryLinksContext value={links}>
      <CalmTools view={story} tools={tools} />
      {part && (
        <ErrorBoundary renderFallback={() => <FailedMoment id={momentId} onFail={showCard} />}>
          <part.MomentAtAddress
            momentId={momentId}
            shown={shown}
            total={isComplete ? shown.length : story.isFiltered ? undefined : count}
            isThere={moment !== undefined}
            isLooking={!isComplete && !itemsError}
            isFilterDropped={isFilterDropped}
            isPlain={isPlain}
            onFail={showCard}
            onClosed={returnToCard}
          />
        </ErrorBoundary>
      )}
      <FilterBar
        items={items}
        filter={fitted}
        onChange={asked.setFilter}
        onLeave={asked.flushTyping}
        shown={shown.length}
        total={count ?? items.length}
        handle={bar}
      />
      <div ref={startRef} />
      {shown.length === 0 && isComplete ? (
        <StoryMessage
          text={copy.noMatches}
          action={[copy.clearFilters, () => bar.current?.clear()]}
        />
      ) : (
        <div className="pt-8 md:pt-10">
          <LiveNotices
            pendingCount={gridList.shown.length - inPage.shown.length}
            onShowPending={inPage.showPending}
            isLost={isLost}
          />
          <ItemGrid
            items={inPage.shown}
            highlighted={inPage.highlighted}
            isComplete={isComplete}
            byDecade={byDecade}
            filter={gridList.filter}
            entryKey={entryKey}
            startOfRow={startOfRow}
            requested={requested}
            markedId={isPlain ? momentId : undefined}
          />
        </div>
      )}
      {itemsError && !isComplete && (
        <StoryMessage text={copy.itemsIncomplete} action={[copy.retry, retry]} />
      )}
      {isComplete && (
        <ErrorBoundary renderFallback={() => null}>
          <Suspense>
            <PrintStory view={story} />
          </Suspense>
        </ErrorBoundary>
      )}
    </StoryLinksContext>
  );
}
