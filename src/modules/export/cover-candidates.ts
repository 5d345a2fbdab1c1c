import { typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';

const maxCandidates = 8;

/** Photos offered for the cover: the first and last of the story, and others at even distances. */
export function pickCoverCandidates(items: readonly TimelineItem[]): TimelineItem[] {
  const photos = items.filter((item) => typeOf(item).isStill && item.media_url);
  if (photos.length <= maxCandidates) return photos;
  return Array.from(
    { length: maxCandidates },
    (_, index) => photos[Math.round((index * (photos.length - 1)) / (maxCandidates - 1))]!,
  );
}
