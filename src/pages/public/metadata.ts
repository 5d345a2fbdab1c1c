import type { PageMetadata } from '@/components/page-metadata';
import { plainText } from '@/lib/shared/plain-text';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { labelOf } from '@/modules/item-card/item-label';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';
import { itemPathOf, storyPathOf } from './slug';

/** Not indexed, and no referrer: the URL is the key to the story. */
const unlisted = { robots: 'noindex, nofollow', referrer: 'no-referrer' } as const;

export const loadingMetadata: PageMetadata = {
  ...unlisted,
  title: copy.loading,
  description: copy.descriptionFallback,
  canonicalPath: null,
};

export const missingMetadata: PageMetadata = {
  ...unlisted,
  title: copy.notFoundTitle,
  description: copy.notFoundDefault,
  canonicalPath: null,
};

const firstWords = (text: string) =>
  text.length > 160 ? `${text.slice(0, 157).trimEnd()}...` : text;

const textOf = ({ description }: Timeline | TimelineItem) => plainText(description ?? '');

/** Of a shared timeline. Its pictures are in the link preview of the share page only. */
export function timelineMetadata(timeline: Timeline, slug: string): PageMetadata {
  return {
    ...unlisted,
    title: plainText(timeline.title) || copy.untitled,
    description: firstWords(textOf(timeline) || copy.descriptionFallback),
    type: 'article',
    canonicalPath: storyPathOf(slug),
  };
}

/** Of one item in the story that `story` describes. */
export function itemMetadata(story: PageMetadata, item: TimelineItem, slug: string): PageMetadata {
  const { text } = formatItemDate(item);
  return {
    ...story,
    title: copy.momentTitle(labelOf(item), story.title),
    description: firstWords(`${text}. ${textOf(item) || story.description}`),
    canonicalPath: itemPathOf(slug, item.id),
  };
}
