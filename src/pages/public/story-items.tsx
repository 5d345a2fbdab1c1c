import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { itemPathOf, storyPathOf } from '@shared/story-address';
import { ErrorBoundary } from '@/components/error-boundary';
import { deferred } from '@/components/deferred';
import { reportCrash } from '@/components/crash/report-crash';
import { showToast } from '@/components/toast/toast-store';
import { useLazyModule } from '@/lib/use-lazy-module';
import { FilterBar, type FilterBarHandle } from '@/modules/timeline-view/filter-bar/filter-bar';
import { ItemGrid } from '@/modules/timeline-view/item-grid/item-grid';
import { StoryMessage } from '@/modules/timeline-view/story-message';
import type { ItemRequest } from '@/modules/timeline-view/item-grid/use-requested-item';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { StoryLinksContext, type StoryView } from '@/modules/timeline/story-view';
import { useView } from '@/modules/timeline/filter/use-view';
import type { ChangeKind, FilterState } from '@/modules/timeline/filter/timeline-filter';
import { usePendingItems } from '@/modules/timeline/live/use-pending-items';
import { useTimelineFilter } from '@/modules/timeline/filter/use-timeline-filter';
import type { TimelineItems } from '@/modules/timeline/use-timeline-items';
import { copy } from './copy';
import { leaveOpenedItem } from './first-screen/leave-first-screen';
import { loadOpenItem } from './open-item/load-open-item';
import { useItemLinks } from './open-item/use-item-links';
import { StoryHead } from './head/story-head';
import { FailedPart, StoryTools } from './story-tools';
import { useIsReading } from './use-is-reading';
import { storyParts } from '@/navigation/skip-targets';
import { useScrollRestoration } from '@/navigation/use-scroll-restoration';

const loadSearchHelp = () => import('@/modules/timeline-view/filter-bar/search-help/search-help');
/** Loaded before it is needed: the notice of a lost connection could not be loaded without one. */
const loadLaterParts = () => import('./later/later-parts');
const DeferredPrint = deferred(lazy(() => import('@/modules/export/booklet/print-story')));
const DeferredTools = deferred(StoryTools);

interface Props {
  slug: string;
  timeline: Timeline;
  /** The live connection was lost. */
  isLost: boolean;
  read: TimelineItems;
  /** The open item of the address; the item itself once it has been read. */
  itemId: string | null;
  item: TimelineItem | undefined;
}

/** The head with the tools, the filter bar and the cards; or a message instead of these two. */
export function StoryItems({ slug, timeline, isLost, read, itemId, item }: Props) {
  const { items, isComplete, count, lastDay, itemsError, countError, retry } = read;
  const cancelRestoration = useScrollRestoration(isComplete);
  const timelineFilter = useTimelineFilter();
  const navigationType = useNavigationType();
  const [startRef, isReading] = useIsReading();
  const { pending, highlighted, showPending } = usePendingItems(read, isReading);
  const view = useView({ items, isComplete, lastDay, pending }, timelineFilter.filter, item);
  const { filter, query, shown, matches } = view;
  const [isCodeMissing, setCodeMissing] = useState(false);
  if (itemId === null && isCodeMissing) setCodeMissing(false);
  const [requested, setRequested] = useState<ItemRequest | null>(
    itemId === null ? null : { id: itemId, focus: null },
  );
  // The item of the address was left before it was read: it must not scroll the story later.
  if (itemId === null && requested?.focus === null) setRequested(null);
  const { setFilter } = timelineFilter;
  const changeFilter = useCallback(
    (next: FilterState, kind: ChangeKind) => {
      // A request for an item that the old filter hid must not scroll the new list.
      setRequested(null);
      setFilter(next, kind);
    },
    [setFilter],
  );
  const failToOpen = (error: unknown) => {
    if (itemId === null) return;
    if (!reportCrash(error))
      showToast({ title: copy.toolFailedTitle, description: copy.toolFailed });
    setCodeMissing(true);
    setRequested({ id: itemId, focus: 'card' });
  };
  const cannotOpen =
    itemId !== null && (isCodeMissing || (!item && (isComplete || itemsError !== null)));
  useEffect(() => {
    if (cannotOpen) leaveOpenedItem();
  }, [cannotOpen]);
  const openItemModule = useLazyModule(loadOpenItem, itemId, failToOpen);
  useItemLinks({
    slug,
    query,
    isAtItem: itemId !== null,
    isCodeMissing,
    onOpen: timelineFilter.flushTyping,
  });
  const waiting = shown.filter(({ id }) => pending.has(id));
  const returnToCard = (id: string) => {
    // If another dialog is open below, that dialog gets the focus back.
    if (document.querySelector('dialog:modal')) return;
    cancelRestoration();
    // The lightbox pages to items that are held back, too.
    if (pending.has(id)) showPending();
    setRequested({ id, focus: 'link' });
  };
  // Without the filter, so that a filter does not render all cards: `useItemLinks` adds it.
  const cardLinks = useMemo(
    () => ({
      timeline,
      storyPath: storyPathOf(slug),
      itemPath: (id: string) => itemPathOf(slug, id),
      ...(timeline.allow_download !== false && {
        loadSaveButton: () => import('@/modules/share/save-button'),
      }),
    }),
    [slug, timeline],
  );
  const links = useMemo(
    () => ({
      ...cardLinks,
      storyPath: storyPathOf(slug) + query,
      itemPath: (id: string) => itemPathOf(slug, id) + query,
    }),
    [cardLinks, slug, query],
  );
  const hasItems = items.length > 0;
  useEffect(() => {
    storyParts.set(hasItems);
    return () => storyParts.set(false);
  }, [hasItems]);
  const story = useMemo(
    (): StoryView => ({
      slug,
      timeline,
      items,
      isComplete,
      shown,
      isFiltered: query !== '',
    }),
    [slug, timeline, items, isComplete, shown, query],
  );
  const bar = useRef<FilterBarHandle>(null);
  const isNothingFound = isComplete && shown.length === 0 && filter.search !== '';
  const later = useLazyModule(loadLaterParts, true);
  const searchHelp = useLazyModule(loadSearchHelp, isNothingFound || null);
  const head = (
    <StoryHead
      timeline={timeline}
      facts={
        later ? (
          <later.HeadFacts slug={slug} read={read} pending={pending} filter={filter} bar={bar} />
        ) : (
          count !== undefined && (
            <p className="story-counts">
              <span>{copy.events(count)}</span>
            </p>
          )
        )
      }
      items={items}
      isComplete={isComplete || count === 0 || itemsError !== null}
    >
      {hasItems && <DeferredTools view={story} />}
    </StoryHead>
  );
  if (!hasItems) {
    const message = () => {
      if (itemsError ?? (isComplete && countError))
        return <StoryMessage text={copy.itemsFailed} action={[copy.retry, retry]} />;
      if (isComplete || count === 0) {
        return <StoryMessage text={copy.noItems} help={copy.noItemsHelp} />;
      }
      return <StoryMessage text={copy.itemsLoading} isBusy />;
    };
    return (
      <StoryLinksContext value={links}>
        {head}
        {message()}
      </StoryLinksContext>
    );
  }
  return (
    <StoryLinksContext value={links}>
      {head}
      {openItemModule && (
        <ErrorBoundary
          renderFallback={(error) => <FailedPart key={itemId} onFail={() => failToOpen(error)} />}
        >
          <openItemModule.default
            itemId={itemId}
            shown={shown}
            total={isComplete ? shown.length : story.isFiltered ? undefined : count}
            isThere={item !== undefined}
            isLooking={!isComplete && !itemsError}
            isFilterDropped={view.isFilterDropped}
            hasFailed={isCodeMissing}
            onFail={failToOpen}
            onClosed={returnToCard}
          />
        </ErrorBoundary>
      )}
      <FilterBar
        items={items}
        isComplete={isComplete || itemsError !== null}
        filter={filter}
        onChange={changeFilter}
        onLeave={timelineFilter.flushTyping}
        shown={shown.length}
        total={count ?? items.length}
        handle={bar}
      />
      <div ref={startRef} />
      {shown.length === 0 &&
        (isComplete ? (
          <StoryMessage
            text={copy.noMatches}
            action={[copy.clearFilters, () => bar.current?.clear()]}
          >
            {searchHelp && (
              <searchHelp.SearchHelp
                items={items}
                filter={filter}
                onChoose={(next) => bar.current?.apply(next)}
              />
            )}
          </StoryMessage>
        ) : (
          !itemsError && <StoryMessage text={copy.itemsLoading} />
        ))}
      <div className="pt-8 md:pt-10" hidden={shown.length === 0}>
        {later && (
          <later.LiveNotices
            pendingCount={waiting.length}
            onShowPending={() => {
              showPending();
              setRequested({ id: waiting[0]!.id, focus: 'card' });
            }}
            isLost={isLost}
          />
        )}
        <StoryLinksContext value={cardLinks}>
          <ItemGrid
            items={view.listed}
            chapters={view.chapters}
            byDecade={view.byDecade}
            isComplete={isComplete}
            matches={matches}
            highlighted={filter.newSince ? matches! : highlighted}
            isChoice={!timelineFilter.isTyping && navigationType !== 'POP'}
            requested={requested}
            later={later?.grid}
          />
        </StoryLinksContext>
      </div>
      {itemsError && !isComplete && (
        <StoryMessage text={copy.itemsIncomplete} action={[copy.retry, retry]} />
      )}
      {isComplete && (
        <ErrorBoundary renderFallback={() => null}>
          <Suspense>
            <DeferredPrint view={story} />
          </Suspense>
        </ErrorBoundary>
      )}
    </StoryLinksContext>
  );
}
