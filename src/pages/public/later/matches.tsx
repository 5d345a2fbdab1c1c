import type { RefObject } from 'react';
import { useLazyModule } from '@/lib/use-lazy-module';
import type { FilterBarHandle } from '@/modules/timeline-view/filter-bar/filter-bar';
import { StoryMessage } from '@/modules/timeline-view/story-message';
import type { View } from '@/modules/timeline/filter/view-of';
import { copy as pageCopy } from '../copy';
import { copy } from './copy';

const loadSearchHelp = () => import('@/modules/timeline-view/filter-bar/search-help/search-help');

interface Props {
  view: View;
  bar: RefObject<FilterBarHandle | null>;
}

/** Where no item matches the filter. */
export function NoMatches({ view, hasFailed, bar }: Props & { hasFailed: boolean }) {
  const { present, filter, isComplete } = view;
  const help = useLazyModule(loadSearchHelp, (isComplete && filter.search !== '') || null);
  if (!isComplete) return hasFailed ? null : <StoryMessage text={pageCopy.itemsLoading} />;
  return (
    <StoryMessage text={copy.noMatches} action={[copy.clearFilters, () => bar.current?.clear()]}>
      {help && (
        <help.SearchHelp
          items={present}
          filter={filter}
          onChoose={(next) => bar.current?.apply(next)}
        />
      )}
    </StoryMessage>
  );
}

/** Beside the matches of a search that may be a date, announced once it is read as one. */
export function DateMatches({ view, bar }: Props) {
  const { present, filter, isComplete } = view;
  const help = useLazyModule(loadSearchHelp, (isComplete && /\d/.test(filter.search)) || null);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output cannot hold a list
    <div role="status">
      {help && isComplete && (
        <help.DateHelp
          items={present}
          filter={filter}
          onChoose={(next) => bar.current?.apply(next)}
        />
      )}
    </div>
  );
}
