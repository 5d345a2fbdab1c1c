import type { PageMetadata } from '@/components/page-metadata';
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

/** Of a shared timeline; `image` is its first photo. */
export function timelineMetadata(timeline: Timeline, slug: string, image?: string): PageMetadata {
  return {
    ...unlisted,
    title: timeline.title || copy.untitled,
    description: firstWords(timeline.description?.trim() || copy.descriptionFallback),
    type: 'article',
    canonicalPath: storyPathOf(slug),
    ...(image ? { image } : {}),
  };
}

/** Of one item in the story that `story` describes. */
export function itemMetadata(story: PageMetadata, item: TimelineItem, slug: string): PageMetadata {
  const { text } = formatItemDate(item);
  const { description, media_url, item_type, metadata } = item;
  const image = item_type === 'photo' ? media_url : metadata.poster_url;
  return {
    ...story,
    title: copy.momentTitle(labelOf(item), story.title),
    description: firstWords(`${text}. ${description?.trim() || story.description}`),
    canonicalPath: itemPathOf(slug, item.id),
    ...(image ? { image } : {}),
  };
}
