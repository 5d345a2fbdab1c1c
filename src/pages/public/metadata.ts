import type { PageMetadata } from '@/components/page-metadata';
import type { Timeline } from '@/modules/timeline/rows';
import { copy } from './copy';
import { pathOf } from './slug';

/** Whoever has the link can read; nobody finds it, and it tells no other site where one was. */
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
    canonicalPath: pathOf(slug),
    ...(image ? { image } : {}),
  };
}
