import type { PageMetadata } from '@/components/page-metadata';
import { itemPathOf, storyPathOf } from '@shared/story-address';
import { defaultDescription, itemSummary, storySummary } from '@shared/story-summary';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';

/** Not indexed, and no referrer: the URL is the key to the story. */
const unlisted = { robots: 'noindex, nofollow', referrer: 'no-referrer' } as const;

/** For a link that opens no story, or not yet; names nothing of a story that may be behind it. */
export const closedMetadata = (title: string): PageMetadata => ({
  ...unlisted,
  title,
  description: title === copy.notFoundTitle ? copy.notFoundDefault : defaultDescription,
  canonicalPath: null,
});

/** Of a shared timeline. Its pictures are in the link preview of the share page only. */
export function timelineMetadata(timeline: Timeline, slug: string): PageMetadata {
  return {
    ...unlisted,
    ...storySummary(timeline),
    type: 'article',
    canonicalPath: storyPathOf(slug),
  };
}

/** Of one item in the story that `story` describes. */
export function itemMetadata(story: PageMetadata, item: TimelineItem, slug: string): PageMetadata {
  return {
    ...story,
    ...itemSummary(story, item, formatItemDate(item).text),
    canonicalPath: itemPathOf(slug, item.id),
  };
}
