// What a link preview shows of a story or of one item, from their rows; as the viewer's metadata.
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
  /** An absolute address; absent where there is no picture that may be shown. */
  image?: string | undefined;
}

export interface Pictures {
  siteUrl: string;
  /** How URLs begin, beside those of the site, whose pictures may be shown. */
  mediaPrefixes: readonly string[];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
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

/** Undefined for a picture at another origin, whose host would see the IP address of the reader. */
function pictureOf(address: unknown, { siteUrl, mediaPrefixes }: Pictures): string | undefined {
  const text = textOf(address);
  if (!isOwnUrl(text, [`${new URL(siteUrl).origin}/`, ...mediaPrefixes])) return undefined;
  return text.startsWith('/') ? new URL(text, siteUrl).href : text;
}

const photoOf = (item: Row, pictures: Pictures) =>
  item.item_type === 'photo' ? pictureOf(item.media_url, pictures) : undefined;

export function cardOfStory(slug: string, timeline: Row, items: Row[], pictures: Pictures): Card {
  const inOrder = items.toSorted(byStoryOrder);
  const image = inOrder.map((item) => photoOf(item, pictures)).find(Boolean);
  return {
    title: textOf(timeline.title) || copy.untitled,
    description: firstWords(textOf(timeline.description).trim() || copy.description),
    path: `/public/${encodeURIComponent(slug)}`,
    image,
  };
}

function labelOf(item: Row): string {
  const text = textOf(item.title).trim() || textOf(item.description).trim().split('\n')[0];
  const type = textOf(item.item_type);
  if (text) return shorten(text, longestLabel, longestLabel, '…');
  return (Object.hasOwn(copy.kinds, type) && copy.kinds[type]) || copy.item;
}

export function cardOfItem(story: Card, item: Row, pictures: Pictures): Card {
  const metadata = objectOf(item.metadata);
  const own =
    item.item_type === 'photo' ? photoOf(item, pictures) : pictureOf(metadata.poster_url, pictures);
  const date = formatItemDate(item.item_date, metadata);
  const text = textOf(item.description).trim() || story.description;
  return {
    title: copy.itemTitle(labelOf(item), story.title),
    description: firstWords(copy.itemDescription(date, text)),
    path: `${story.path}/moment/${encodeURIComponent(textOf(item.id))}`,
    image: own ?? story.image,
  };
}
