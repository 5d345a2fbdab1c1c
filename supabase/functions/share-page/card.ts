// What a link preview shows of a story or of one item, from their rows; as the viewer's metadata.
import { dayOfDate } from '../_shared/calendar-day.ts';
import { itemDateText, readDateText } from '../_shared/item-date.ts';
import { isItemType, sharedItemTypes } from '../_shared/item-types.ts';
import { isOwnUrl } from '../_shared/own-url.ts';
import { byStoryOrder, type OrderedItem } from '../_shared/story-order.ts';
import { itemSummary, storySummary, type Summary } from '../_shared/story-summary.ts';

/** A row of the backend; a value can be anything. */
export type Row = Record<string, unknown>;

export interface Card extends Summary {
  /** The canonical path. */
  path: string;
  /** Pictures that may be shown, the best one first. */
  photos: Photo[];
}

export interface Photo {
  /** Absolute. */
  address: string;
  /** In pixels, as far as the row says. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface Pictures {
  siteUrl: string;
  /** How URLs begin, beside those of the site, whose pictures may be shown. */
  mediaPrefixes: readonly string[];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const objectOf = (value: unknown): Row =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const sizeOf = (value: unknown) =>
  Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined;

/** None for a picture at another origin, whose host would see the IP address of the reader. */
function photosAt(address: unknown, item: Row, { siteUrl, mediaPrefixes }: Pictures): Photo[] {
  const text = textOf(address);
  if (!isOwnUrl(text, [`${new URL(siteUrl).origin}/`, ...mediaPrefixes])) return [];
  const { width, height } = objectOf(item.metadata);
  return [{ address: new URL(text, siteUrl).href, width: sizeOf(width), height: sizeOf(height) }];
}

/** Undefined for a type that this version does not know. */
function typeOf({ item_type: type }: Row) {
  const name = textOf(type);
  return isItemType(name) ? sharedItemTypes[name] : undefined;
}

const photosOf = (item: Row, pictures: Pictures) =>
  typeOf(item)?.isStill ? photosAt(item.media_url, item, pictures) : [];

const textsOf = (row: Row) => ({
  title: textOf(row.title),
  description: textOf(row.description),
  item_type: textOf(row.item_type),
});

function orderOf(item: Row): OrderedItem {
  const { position } = objectOf(item.metadata);
  return {
    id: textOf(item.id),
    item_date: dayOfDate(item.item_date),
    created_at: textOf(item.created_at) || undefined,
    metadata: { position: Number.isFinite(position) ? Number(position) : undefined },
  };
}

export function cardOfStory(slug: string, timeline: Row, items: Row[], pictures: Pictures): Card {
  return {
    ...storySummary(textsOf(timeline)),
    path: `/public/${encodeURIComponent(slug)}`,
    photos: items
      .map((item) => ({ item, ...orderOf(item) }))
      .toSorted(byStoryOrder)
      .flatMap(({ item }) => photosOf(item, pictures)),
  };
}

export function cardOfItem(story: Card, item: Row, pictures: Pictures): Card {
  const metadata = objectOf(item.metadata);
  const own = typeOf(item)?.isStill
    ? photosOf(item, pictures)
    : photosAt(metadata.poster_url, item, pictures);
  const date = itemDateText(dayOfDate(item.item_date), {
    date_precision: textOf(metadata.date_precision),
    date_text: readDateText(metadata.date_text),
  });
  return {
    ...itemSummary(story, textsOf(item), date),
    path: `${story.path}/moment/${encodeURIComponent(textOf(item.id))}`,
    photos: [...own, ...story.photos],
  };
}
