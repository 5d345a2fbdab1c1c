import { lazy, Suspense, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { FilterBar } from '@/modules/timeline/filter-bar/filter-bar';
import { isToldByDecade } from '@/modules/timeline/chapters';
import { ItemGrid } from '@/modules/timeline/item-grid/item-grid';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { StoryLinksContext, type StoryView } from '@/modules/timeline/story-view';
import { withFilter } from '@/modules/timeline/filter-address';
import { emptyFilter, filterItems, isFiltering } from '@/modules/timeline/timeline-filter';
import type { TimelineItems } from '@/modules/timeline/use-timeline-items';
import { useWaitingItems } from '@/modules/timeline/use-waiting-items';
import { copy } from './copy';
import { StoryMessage } from './story-message';
import { momentPathOf, pathOf } from './slug';
import { StoryNews } from './story-news';
import { StoryTools } from './story-tools';
import { tools } from './tools';
import { useAddressFilter } from './use-address-filter';
import { useIsReading } from './use-is-reading';
import { useFilterThatFits } from './use-filter-that-fits';

/** Only who comes by the address of a moment needs what leads to it. */
const MomentAtAddress = lazy(() => import('./moment/moment-at-address'));
/** Comes after everything that one reads. */
const PrintStory = lazy(() => import('@/modules/timeline/booklet/print-story'));

interface Props {
  slug: string;
  timeline: Timeline;
  /** What the family changes no longer comes in. */
  isLost: boolean;
  read: TimelineItems;
  /** Of the one moment that the address names, and that moment where it is there. */
  momentId: string | null;
  moment: TimelineItem | undefined;
}

/** The filter bar and the cards, or why there are none. */
export function StoryItems({ slug, timeline, isLost, read, momentId, moment }: Props) {
  const { items, isComplete, count, lastDay, itemsError, countError, retry } = read;
  const { asked, change } = useAddressFilter();
  const { filter, hasYielded } = useFilterThatFits(asked.filter, read, moment);
  const { entry, returnTo } = asked;
  // Typing goes first; the cards follow as soon as they can.
  const view = useDeferredValue(
    useMemo(() => ({ filter, entry, returnTo }), [filter, entry, returnTo]),
  );
  const shown = useMemo(() => filterItems(items, view.filter), [items, view.filter]);
  const [startRef, isReading] = useIsReading();
  const [waiting, release] = useWaitingItems(
    { items, isComplete: isComplete && read.isFresh },
    isReading,
  );
  const cards = useMemo(
    () => (waiting.size === 0 ? shown : shown.filter(({ id }) => !waiting.has(id))),
    [shown, waiting],
  );
  const [news, setNews] = useState<ReadonlySet<string>>();
  const showNews = () => {
    setNews(waiting);
    release();
  };
  const byDecade = useMemo(() => isToldByDecade(items, lastDay), [items, lastDay]);
  const links = useMemo(() => {
    const query = withFilter('', view.filter);
    return {
      storyTitle: timeline.title,
      storyPath: pathOf(slug) + query,
      momentPath: (id: string) => momentPathOf(slug, id) + query,
    };
  }, [slug, timeline.title, view.filter]);
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
  useLayoutEffect(() => {
    // Only now the cards stand there again that one had scrolled through.
    if (view.returnTo !== null) {
      window.scrollTo({ top: view.returnTo, behavior: 'instant' });
    }
  }, [view.returnTo, view.entry]);

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
      <StoryTools view={story} tools={tools} />
      {momentId !== null && (
        <ErrorBoundary renderFallback={() => null}>
          <Suspense>
            <MomentAtAddress
              shownId={moment && shown.includes(moment) ? moment.id : undefined}
              arrival={view.entry}
              isThere={moment !== undefined}
              isLooking={!isComplete && !itemsError}
              hasYielded={hasYielded}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      <FilterBar
        items={items}
        filter={filter}
        onChange={change}
        shown={shown.length}
        total={count ?? items.length}
      />
      <div ref={startRef} />
      {shown.length === 0 && isComplete ? (
        <StoryMessage
          text={copy.noMatches}
          action={[copy.clearFilters, () => change({ ...emptyFilter }, 'choice')]}
        />
      ) : (
        <div className="pt-8 md:pt-10">
          <StoryNews waiting={shown.length - cards.length} onShow={showNews} isLost={isLost} />
          <ItemGrid
            items={cards}
            news={news}
            isComplete={isComplete}
            byDecade={byDecade}
            askedFor={view.filter}
            entry={view.entry}
            target={moment?.id}
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
