import { fileUrl, typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';

export interface HeadItem {
  item: TimelineItem;
  /** Its picture; null for an item that is shown as a note. */
  url: string | null;
}

export interface PicturedItem extends HeadItem {
  url: string;
}

function stillUrlOf(item: TimelineItem): string | undefined {
  const { picture, moves } = typeOf(item);
  return picture === null || moves ? undefined : (fileUrl(item, picture) ?? undefined);
}

/** The first, the one in the middle, and the last; fewer of a short list. */
function spread<Item>(list: readonly Item[]): Item[] {
  const indexes = new Set([0, Math.floor(list.length / 2), list.length - 1]);
  return [...indexes].flatMap((index) => list[index] ?? []);
}

const none: ReadonlySet<string> = new Set();

/** The photos of a story; without photos the films with a poster. `broken` are pictures that failed. */
export function picturedItems(
  items: readonly TimelineItem[],
  broken: ReadonlySet<string> = none,
): PicturedItem[] {
  const pictured = items.flatMap((item) => {
    const url = stillUrlOf(item);
    return url && !broken.has(url) ? [{ item, url }] : [];
  });
  const photos = pictured.filter(({ item }) => typeOf(item).isStill);
  return photos.length > 0 ? photos : pictured;
}

/**
 * The items that the head of a story shows, the front one first: the photo that the family chose as
 * its cover, else the earliest one, then one from the middle and one from the end. Without photos the
 * posters of videos; without those the first item that has words. `broken` are pictures that failed.
 */
export function headItems(
  items: readonly TimelineItem[],
  broken: ReadonlySet<string> = none,
): HeadItem[] {
  const shown = picturedItems(items, broken);
  const cover = shown.find(({ item }) => item.metadata.is_cover);
  if (cover) {
    const others = shown.filter((one) => one !== cover);
    return [cover, ...spread(others).slice(-2)];
  }
  if (shown.length > 0) return spread(shown);
  const written =
    items.find((item) => !typeOf(item).isPlayed && item.description?.trim()) ??
    items.find(({ title, description }) => title.trim() || description?.trim());
  return written ? [{ item: written, url: null }] : [];
}
