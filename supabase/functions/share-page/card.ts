// What a link preview shows of a story or of one item, from their rows; as the viewer's metadata.
import { isItemType, sharedItemTypes } from '../_shared/item-types.ts';
import { plainText } from '../_shared/plain-text.ts';
import { copy } from './copy.ts';
import { formatItemDate } from './item-date.ts';
import { isOwnUrl } from './own-url.ts';
import { byStoryOrder } from './story-order.ts';

/** A row of the backend; a value can be anything. */
export type Row = Record<string, unknown>;

export interface Card {
  title: string;
  description: string;
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
const plain = (value: unknown) => plainText(textOf(value));
const objectOf = (value: unknown): Row =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const longestLabel = 80;
const longestDescription = 160;

/** Counts characters, not UTF-16 units: half an emoji is no text. */
function shorten(text: string, longest: number, kept: number, ellipsis: string): string {
  const characters = [...text];
  return characters.length > longest
    ? characters.slice(0, kept).join('').trimEnd() + ellipsis
    : text;
}
const firstWords = (text: string) =>
  shorten(text, longestDescription, longestDescription - 3, '...');

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

export function cardOfStory(slug: string, timeline: Row, items: Row[], pictures: Pictures): Card {
  return {
    title: plain(timeline.title) || copy.untitled,
    description: firstWords(plain(timeline.description) || copy.description),
    path: `/public/${encodeURIComponent(slug)}`,
    photos: items.toSorted(byStoryOrder).flatMap((item) => photosOf(item, pictures)),
  };
}

function labelOf(item: Row): string {
  const text = plain(item.title) || plain(textOf(item.description).trim().split('\n')[0]);
  if (text) return shorten(text, longestLabel, longestLabel, '…');
  return typeOf(item)?.name ?? copy.item;
}

export function cardOfItem(story: Card, item: Row, pictures: Pictures): Card {
  const metadata = objectOf(item.metadata);
  const own = typeOf(item)?.isStill
    ? photosOf(item, pictures)
    : photosAt(metadata.poster_url, item, pictures);
  const date = formatItemDate(item.item_date, metadata);
  const text = plain(item.description) || story.description;
  return {
    title: copy.itemTitle(labelOf(item), story.title),
    description: firstWords(copy.itemDescription(date, text)),
    path: `${story.path}/moment/${encodeURIComponent(textOf(item.id))}`,
    photos: [...own, ...story.photos],
  };
}
