import { useCallback, useDeferredValue, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error-boundary';
import { useLazyModule } from '@/lib/use-lazy-module';
import { FilterBar, type FilterBarHandle } from '@/modules/timeline-view/filter-bar/filter-bar';
import { ItemGrid } from '@/modules/timeline-view/item-grid/item-grid';
import { StoryMessage } from '@/modules/timeline-view/story-message';
import type { ChangeKind, FilterState } from '@/modules/timeline/filter/timeline-filter';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { StoryLinksContext } from '@/modules/timeline/story-view';
import type { TimelineItems } from '@/modules/timeline/use-timeline-items';
import { isInLayer } from '@/navigation/scroll/entries';
import { useScrollRestoration } from '@/navigation/scroll/use-scroll-restoration';
import { copy } from './copy';
import { StoryHead } from './head/story-head';
import { NoItems } from './messages';
import { useOpening } from './open-item/use-opening';
import { FailedPart, StoryTools, type StoryToolsHandle } from './story-tools';
import { useLinks, useShown } from './use-shown';

/** Loaded before it is needed: the notice of a lost connection could not be loaded without one. */
const loadLaterParts = () => import('./later/later-parts');

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

type Shown = ReturnType<typeof useShown>;

/** Neither more items nor another attempt will come. */
const isReadIn = ({ isComplete, itemsError }: TimelineItems) => isComplete || itemsError !== null;

/** How an item opens and closes. */
function useItemOpening(
  { slug, read, itemId, item }: Props,
  { choice, showPending, view: { query, pending } }: Shown,
  cancelRestoration: () => void,
) {
  const opening = useOpening({
    slug,
    query,
    itemId,
    isAbsent: !item && isReadIn(read),
    onOpen: choice.flushTyping,
  });
  const { request } = opening;
  const returnToCard = (id: string) => {
    // The layer below gets the focus back: the map, also when a reload has still to open it again.
    if (isInLayer()) return;
    cancelRestoration();
    // The lightbox pages to items that are held back, too.
    if (pending.has(id)) showPending();
    request({ id, focus: 'link' });
  };
  const { setFilter } = choice;
  const changeFilter = useCallback(
    (next: FilterState, kind: ChangeKind) => {
      // A request for an item that the old filter hid must not scroll the new list.
      request(null);
      setFilter(next, kind);
    },
    [request, setFilter],
  );
  return { ...opening, returnToCard, changeFilter };
}

/** The head with the tools, the filter bar and the cards; or a message instead of these two. */
export function StoryItems(props: Props) {
  const { slug, timeline, isLost, read, itemId, item } = props;
  const { items, isComplete, count, itemsError, retry } = read;
  const isRead = isReadIn(read);
  const cancelRestoration = useScrollRestoration(isComplete);
  const navigationType = useNavigationType();
  const bar = useRef<FilterBarHandle>(null);
  const toolbar = useRef<StoryToolsHandle>(null);
  const later = useLazyModule(loadLaterParts, true);

  // The items and the view of them.
  const story = useShown(slug, timeline, read, item);
  const { choice, startRef, highlighted, showPending, view, tools } = story;
  const { filter, query, shown, matches, pending } = view;
  // The tools follow a filter after the cards.
  const toolsView = useDeferredValue(tools);
  const print = useLazyModule(
    () => import('@/modules/export/booklet/print-story'),
    isComplete || null,
  );
  const isAlbum = matches === null && filter.sortOrder !== 'newest-first';
  const waiting = shown.filter(({ id }) => pending.has(id));
  const onPage = shown.length - waiting.length;
  const { links, cardLinks } = useLinks(slug, timeline, query);

  const opening = useItemOpening(props, story, cancelRestoration);
  const { code, hasFailed, fail, requested, request } = opening;

  // The head of the page.
  const facts = later ? (
    <later.HeadFacts slug={slug} read={read} pending={pending} filter={filter} bar={bar} />
  ) : (
    count !== undefined && (
      <p className="story-counts">
        <span>{copy.events(count)}</span>
      </p>
    )
  );
  const head = (
    <StoryHead timeline={timeline} facts={facts} items={items} isComplete={isRead || count === 0}>
      {items.length > 0 && <StoryTools view={toolsView} handle={toolbar} />}
    </StoryHead>
  );
  if (items.length === 0) {
    return (
      <StoryLinksContext value={links}>
        {head}
        <NoItems {...read} />
      </StoryLinksContext>
    );
  }
  return (
    <StoryLinksContext value={links}>
      {head}
      {code && (
        <ErrorBoundary
          renderFallback={(error) => <FailedPart key={itemId} onFail={() => fail(error)} />}
        >
          <code.default
            itemId={itemId}
            shown={shown}
            total={isComplete ? shown.length : tools.isFiltered ? undefined : count}
            isThere={item !== undefined}
            isLooking={!isRead}
            isFilterDropped={view.isFilterDropped}
            hasFailed={hasFailed}
            onFail={fail}
            onClosed={opening.returnToCard}
          />
        </ErrorBoundary>
      )}
      <FilterBar
        items={view.present}
        isComplete={isRead}
        filter={filter}
        names={view.names}
        onChange={opening.changeFilter}
        onLeave={choice.flushTyping}
        shown={onPage}
        total={(count ?? items.length) - pending.size}
        handle={bar}
      />
      <div ref={startRef} />
      {later &&
        (onPage === 0 ? (
          <later.NoMatches view={view} hasFailed={itemsError !== null} bar={bar} />
        ) : (
          <later.DateMatches view={view} bar={bar} />
        ))}
      <div className="pt-8 md:pt-10" hidden={shown.length === 0}>
        {later && (
          <later.LiveNotices
            pendingCount={waiting.length}
            onShowPending={() => {
              showPending();
              request({ id: waiting[0]!.id, focus: 'card' });
            }}
            isLost={isLost}
          />
        )}
        <StoryLinksContext value={cardLinks}>
          <ItemGrid
            items={view.listed}
            chapters={view.chapters}
            isAlbum={isAlbum}
            isComplete={isComplete}
            matches={matches}
            highlighted={filter.newSince ? matches! : highlighted}
            isChoice={!choice.isTyping && navigationType !== 'POP'}
            requested={requested}
            later={later?.grid}
          />
        </StoryLinksContext>
        {later && isComplete && isAlbum && <later.StoryEnding view={tools} toolbar={toolbar} />}
      </div>
      {itemsError && !isComplete && (
        <StoryMessage text={copy.itemsIncomplete} action={[copy.retry, retry]} />
      )}
      {isComplete && print && (
        <ErrorBoundary renderFallback={() => null}>
          <print.PrintStory view={toolsView} />
        </ErrorBoundary>
      )}
    </StoryLinksContext>
  );
}
