import { useEffect } from 'react';
import { Metadata } from '@/components/page-metadata';
import { Wrap } from '@/components/ui/wrap';
import type { Timeline } from '@/modules/timeline/rows';
import { useOwnerColors } from '@/modules/timeline/use-owner-colors';
import { useTimelineItems } from '@/modules/timeline/use-timeline-items';
import { focusHeading } from '@/navigation/scroll/scroll-and-focus';
import { itemMetadata, timelineMetadata } from './metadata';
import { StoryItems } from './story-items';
import { useItemsFailure } from './use-items-failure';

interface Props {
  slug: string;
  timeline: Timeline;
  /** The open item of the address; null at the address of the story. */
  itemId: string | null;
  /** Called with the timeline once its items have been read, or could not be. */
  onRead: (known: Pick<Timeline, 'id' | 'link_asks_password'>) => void;
  /** The live connection was lost. */
  isLost: boolean;
  /** When the timeline was read, in milliseconds since 1970. */
  timelineReadAt: number;
}

export function Story({ slug, timeline, itemId, onRead, isLost, timelineReadAt }: Props) {
  const read = useTimelineItems(slug, timeline.id, timelineReadAt);
  useOwnerColors(timeline);
  useItemsFailure(read.itemsError);
  useItemsFailure(read.countError);
  const { items, isComplete } = read;
  const isRead = isComplete || read.itemsError !== null;
  const { id: timelineId, link_asks_password } = timeline;
  useEffect(() => {
    if (isRead) onRead({ id: timelineId, link_asks_password });
  }, [isRead, timelineId, link_asks_password, onRead]);
  // The story was closed: its parts went with the focus, which would fall to the body.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusHeading();
    },
    [],
  );
  const item = itemId === null ? undefined : items.find(({ id }) => id === itemId);
  const story = timelineMetadata(timeline, slug);
  return (
    <div className="min-h-dvh bg-wash">
      <Metadata {...(item ? itemMetadata(story, item, slug) : story)} />
      <Wrap>
        <StoryItems
          isLost={isLost}
          slug={slug}
          timeline={timeline}
          read={read}
          itemId={itemId}
          item={item}
        />
      </Wrap>
    </div>
  );
}
