import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error-boundary';
import { later } from '@/components/later';
import { showToast } from '@/components/toast/toast-store';
import { FilterBar, type FilterBarHandle } from '@/modules/timeline/filter-bar/filter-bar';
import { isToldByDecade } from '@/modules/timeline/chapters';
import { ItemGrid } from '@/modules/timeline/item-grid/item-grid';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { StoryLinksContext, type StoryView } from '@/modules/timeline/story-view';
import { filterFrom, withFilter } from '@/modules/timeline/filter-params';
import { fitFilter } from '@/modules/timeline/fit-filter';
import { filterItems, isFiltering } from '@/modules/timeline/timeline-filter';
import { usePendingItems } from '@/modules/timeline/use-pending-items';
import { useTimelineFilter } from '@/modules/timeline/use-timeline-filter';
import type { TimelineItems } from '@/modules/timeline/use-timeline-items';
import { pageOf } from '@/config/paths';
import { positionOf } from '@/lib/scroll-positions';
import { useHasActed } from '@/lib/use-has-acted';
import { copy } from './copy';
import { FailedMoment } from './moment/failed-moment';
import { useMomentLinks } from './moment/use-moment-links';
import { useMomentPart } from './moment/use-moment-part';
import { useMomentPlace } from './moment/use-moment-place';
import { LiveNotices } from './live-notices';
import { StoryMessage } from './story-message';
import { momentPathOf, pathOf } from './slug';
import { StoryTools } from './story-tools';
import { tools } from './tools';
import { useIsReading } from './use-is-reading';

/** Comes after everything that one reads. */
const PrintStory = later(lazy(() => import('@/modules/timeline/booklet/print-story')));
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

/** The history entry that is shown, and how far the page was scrolled where Back led to it. */
function useEntry() {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP' && pageOf(pathname) === pathname;
  const [shown, setShown] = useState({
    entry: key,
    returnTo: isBack ? positionOf(key) : undefined,
  });
  // Read once: while the cards change, the page scrolls by itself.
  if (shown.entry !== key)
    setShown({ entry: key, returnTo: isBack ? (positionOf(key) ?? 0) : undefined });
  return shown;
}

/** The filter bar and the cards, or why there are none. */
export function StoryItems({ slug, timeline, isLost, read, momentId, moment }: Props) {
  const { items, isComplete, count, lastDay, itemsError, countError, retry } = read;
  const asked = useTimelineFilter();
  const openItem = asked.isPending ? undefined : moment;
  const { filter: fitted, hasYielded } = useMemo(
    () => fitFilter(asked.filter, { items, isComplete }, openItem),
    [asked.filter, items, isComplete, openItem],
  );
  const query = withFilter('', fitted);
  // The same object while the query is the same: another one resets the grid.
  const filter = useMemo(() => filterFrom(query), [query]);
  const { entry, returnTo } = useEntry();
  const view = useMemo(
    () => ({ filter, entry, returnTo, momentId }),
    [filter, entry, returnTo, momentId],
  );
  const place = useMomentPlace(view);
  const part = useMomentPart(place.isUsed || momentId !== null, momentId, (id) => {
    showToast({ title: copy.toolFailedTitle, description: copy.toolFailed });
    place.fail(id);
  });
  useMomentLinks(slug, momentId, asked.flushTyping);
  const shown = useMemo(() => filterItems(items, view.filter), [items, view.filter]);
  const [startRef, isReading] = useIsReading();
  const inPage = usePendingItems(read, shown, isReading);
  const byDecade = useMemo(() => isToldByDecade(items, lastDay), [items, lastDay]);
  const links = useMemo(
    () => ({
      storyTitle: timeline.title,
      storyPath: pathOf(slug) + query,
      momentPath: (id: string) => momentPathOf(slug, id) + query,
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
      isFiltered: isFiltering(view.filter),
    }),
    [slug, timeline, items, isComplete, shown, view.filter],
  );
  const { entry: arrivedAt, returnTo: backTo } = view;
  const bar = useRef<FilterBarHandle>(null);
  const hasActed = useHasActed();
  const wasComplete = useRef(isComplete);
  useLayoutEffect(() => {
    const isLate = isComplete && !wasComplete.current && hasActed();
    wasComplete.current = isComplete;
    // Only now the cards stand there again that one had scrolled through; who went on meanwhile stays.
    if (arrivedAt && backTo !== undefined && isComplete && !isLate)
      window.scrollTo({ top: backTo, behavior: 'instant' });
  }, [arrivedAt, backTo, isComplete, hasActed]);

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
        <ErrorBoundary renderFallback={() => <FailedMoment id={momentId} onFail={place.fail} />}>
          <part.MomentAtAddress
            momentId={momentId}
            arrival={view.entry}
            isSettled={view.entry === entry}
            shown={shown}
            total={isComplete ? shown.length : story.isFiltered ? undefined : count}
            isThere={moment !== undefined}
            isLooking={!isComplete && !itemsError}
            hasYielded={hasYielded}
            isPlain={place.isPlain}
            onFail={place.fail}
            needed={place.grid.target}
            need={place.need}
          />
        </ErrorBoundary>
      )}
      <FilterBar
        items={items}
        filter={fitted}
        onChange={asked.setFilter}
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
            pendingCount={shown.length - inPage.shown.length}
            onShowPending={inPage.showPending}
            isLost={isLost}
          />
          <ItemGrid
            items={inPage.shown}
            news={inPage.highlighted}
            isComplete={isComplete}
            byDecade={byDecade}
            askedFor={view.filter}
            entry={place.grid.entry}
            target={place.grid.target}
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
