import type { RefObject } from 'react';
import { useLazyModule } from '@/lib/use-lazy-module';
import type { FilterBarHandle } from '@/modules/timeline-view/filter-bar/filter-bar';
import { StoryMessage } from '@/modules/timeline-view/story-message';
import type { View } from '@/modules/timeline/filter/view-of';
import type { TimelineItems } from '@/modules/timeline/use-timeline-items';
import { copy } from './copy';

const loadSearchHelp = () => import('@/modules/timeline-view/filter-bar/search-help/search-help');

/** In the place of a story without items. */
export function NoItems({ isComplete, count, itemsError, countError, retry }: TimelineItems) {
  if (itemsError ?? (isComplete && countError))
    return <StoryMessage text={copy.itemsFailed} action={[copy.retry, retry]} />;
  if (isComplete || count === 0)
    return <StoryMessage text={copy.noItems} help={copy.noItemsHelp} />;
  return <StoryMessage text={copy.itemsLoading} isBusy />;
}

interface Props {
  view: View;
  hasFailed: boolean;
  bar: RefObject<FilterBarHandle | null>;
}

/** Where no item matches the filter. */
export function NoMatches({ view, hasFailed, bar }: Props) {
  const { items, filter, isComplete } = view;
  const help = useLazyModule(loadSearchHelp, (isComplete && filter.search !== '') || null);
  if (!isComplete) return hasFailed ? null : <StoryMessage text={copy.itemsLoading} />;
  return (
    <StoryMessage text={copy.noMatches} action={[copy.clearFilters, () => bar.current?.clear()]}>
      {help && (
        <help.SearchHelp
          items={items}
          filter={filter}
          onChoose={(next) => bar.current?.apply(next)}
        />
      )}
    </StoryMessage>
  );
}
