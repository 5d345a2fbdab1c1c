import { useDeferredValue, useMemo, useState } from 'react';
import { FilterBar } from '@/modules/timeline/filter-bar/filter-bar';
import { isToldByDecade } from '@/modules/timeline/chapters';
import { ItemGrid } from '@/modules/timeline/item-grid/item-grid';
import { emptyFilter, filterItems } from '@/modules/timeline/timeline-filter';
import type { TimelineItems } from '@/modules/timeline/use-timeline-items';
import { copy } from './copy';
import { StoryMessage } from './story-message';

/** The filter bar and the cards, or why there are none. */
export function StoryItems({ read }: { read: TimelineItems }) {
  const { items, isComplete, count, itemsError, countError, retry } = read;
  const [filter, setFilter] = useState(emptyFilter);
  // Typing goes first; the cards follow as soon as they can.
  const asked = useDeferredValue(filter);
  const shown = useMemo(() => filterItems(items, asked), [items, asked]);
  const byDecade = useMemo(() => isToldByDecade(items), [items]);

  if (items.length === 0) {
    if (itemsError ?? (isComplete && countError))
      return <StoryMessage text={copy.itemsFailed} action={[copy.retry, retry]} />;
    if (isComplete || count === 0) {
      return <StoryMessage text={copy.noItems} help={copy.noItemsHelp} />;
    }
    return <StoryMessage text={copy.itemsLoading} isBusy />;
  }
  return (
    <>
      <FilterBar
        items={items}
        filter={filter}
        onChange={setFilter}
        shown={shown.length}
        total={count ?? items.length}
      />
      {shown.length === 0 && isComplete ? (
        <StoryMessage
          text={copy.noMatches}
          action={[copy.clearFilters, () => setFilter(emptyFilter)]}
        />
      ) : (
        <div className="pt-8 md:pt-10">
          <ItemGrid items={shown} byDecade={byDecade} askedFor={asked} />
        </div>
      )}
      {itemsError && !isComplete && (
        <StoryMessage text={copy.itemsIncomplete} action={[copy.retry, retry]} />
      )}
    </>
  );
}
