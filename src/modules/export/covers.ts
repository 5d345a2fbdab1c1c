import type { TimelineItem } from '@/modules/timeline/rows';

const most = 8;

/** Photos to choose a cover from, spread over the whole story; the first is the first of the story. */
export function coversOf(items: readonly TimelineItem[]): TimelineItem[] {
  const photos = items.filter((item) => item.item_type === 'photo' && item.media_url);
  if (photos.length <= most) return photos;
  return Array.from(
    { length: most },
    (_, place) => photos[Math.round((place * (photos.length - 1)) / (most - 1))]!,
  );
}
