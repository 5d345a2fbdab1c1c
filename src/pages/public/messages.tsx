import { StoryMessage } from '@/modules/timeline-view/story-message';
import type { TimelineItems } from '@/modules/timeline/use-timeline-items';
import { ClosedPicture } from './closed/closed-picture';
import { copy } from './copy';

/** In the place of a story without items. */
export function NoItems({ isComplete, count, itemsError, countError, retry }: TimelineItems) {
  if (itemsError ?? (isComplete && countError))
    return <StoryMessage text={copy.itemsFailed} action={[copy.retry, retry]} />;
  if (isComplete || count === 0)
    return (
      <StoryMessage text={copy.noItems} help={copy.noItemsHelp}>
        <div className="mt-12">
          <ClosedPicture name="eerste-bladzijde" />
        </div>
      </StoryMessage>
    );
  return <StoryMessage text={copy.itemsLoading} isBusy />;
}
