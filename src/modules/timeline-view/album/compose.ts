import { typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import { yearsBetween } from './silence';

/** How one item is laid out, alone in its row; `album.css` has the rules of each. */
type Alone =
  'landscape' | 'portrait' | 'panorama' | 'small' | 'voice' | 'letter' | 'words' | 'plain';
/** Of two that share a row: their columns of twelve, or the two pages of an open book. */
type Shared = 'third' | 'beside' | 'five' | 'seven' | 'half' | 'page';
/** The first item of a day with more, and the others. */
type OfDay = 'day' | 'with';
export type Spread = Alone | Shared | OfDay;

/** Where an item stands in its chapter: plain values, so that an unchanged place renders nothing again. */
export interface Place {
  spread: Spread;
  /** Of a day: the side of the caption; it is below the photo at the left, else beside it. */
  side: 'left' | 'right';
  /** Its first row in the grid of the chapter, from 1, and the number of its rows. */
  row: number;
  rows: number;
  /** Whole years without an item before it, where they are many enough to be told; else 0. */
  silence: number;
  /** Its text is long, so it is folded under a button. */
  isFolded: boolean;
}

interface Options {
  /** The last item of the chapter before. */
  before?: TimelineItem | undefined;
  /** From how many years on a silence is told. */
  minSilence: number;
  /** The chapter ends the story: the text of its last item is not folded. */
  isEnd: boolean;
}

/** A text of so many words is a letter, and is folded where it is no letter. */
const longText = 90;
/** In pixels; such a picture is not enlarged. */
const smallWidth = 520;
const panoramaRatio = 1.9;
const tallRatio = 1.15;
/** More items of one day begin another spread. */
const mostOfDay = 5;
/** Rows of the caption of a day: silence, title, text, contributor. */
export const captionRows = 4;
/** A row that looks like the one before it is followed by another one. */
const mostEqualRows = 1;
const mostEqualBooks = 2;

const wordsIn = (text: string | null | undefined) => text?.match(/\S+/g)?.length ?? 0;

/** The spread of an item by itself, from its type, the size that its row names, and its text. */
export function spreadOf(item: TimelineItem): Alone {
  const { isWritten, isSound, picture } = typeOf(item);
  if (isWritten) {
    const words = wordsIn(item.description);
    return words === 0 ? 'plain' : words < longText ? 'words' : 'letter';
  }
  if (!(item.media_url ?? item.foreignUrl)) return 'plain';
  if (isSound) return 'voice';
  if (!picture) return 'plain';
  const ratio = ratioOf(item);
  const { width } = item.metadata;
  if (width !== undefined && width > 0 && width < smallWidth) return 'small';
  return ratio >= panoramaRatio ? 'panorama' : ratio < tallRatio ? 'portrait' : 'landscape';
}

/** Width by height, as far as the row says; 4:3 otherwise. */
function ratioOf({ metadata: { width = 0, height = 0 } }: TimelineItem): number {
  const ratio = width / height;
  return width > 0 && Number.isFinite(ratio) && ratio > 0 ? ratio : 4 / 3;
}

/** Two that may share a row. Two landscapes may too: `pairOf` says when. */
const pairs: Record<string, [Shared, Shared]> = {
  'letter letter': ['page', 'page'],
  'portrait landscape': ['third', 'beside'],
  'landscape portrait': ['beside', 'third'],
  'portrait portrait': ['half', 'half'],
  'small small': ['half', 'half'],
  'small voice': ['half', 'half'],
  'voice small': ['half', 'half'],
  'voice voice': ['half', 'half'],
  'voice portrait': ['half', 'half'],
  'portrait voice': ['half', 'half'],
};

/** The rows so far, as much of them as the next one needs. */
interface Rhythm {
  /** The spreads of the last row, and how many rows like it stand there. */
  last: string;
  equal: number;
  /** Pairs of landscapes: their larger one is left and right in turn. */
  widePairs: number;
}

function pairOf(first: Alone, second: Alone, { last, equal, widePairs }: Rhythm) {
  if (first === 'landscape' && second === 'landscape') {
    // After one by itself.
    if (last !== 'landscape') return undefined;
    return widePairs % 2 === 0 ? (['seven', 'five'] as const) : (['five', 'seven'] as const);
  }
  const pair = pairs[`${first} ${second}`];
  const most = first === 'letter' ? mostEqualBooks : mostEqualRows;
  return pair && (last !== pair.join(' ') || equal < most) ? pair : undefined;
}

const isKnownDay = ({ item_date: day, metadata }: TimelineItem) =>
  day !== null && (metadata.date_precision ?? 'day') === 'day';

/** How many items from `at` on make one spread: those of a day that begins with a photo or film. */
function countOfDay(items: readonly TimelineItem[], at: number): number {
  const first = items[at]!;
  const beginsDay = isKnownDay(first) && typeOf(first).picture !== null;
  if (!beginsDay || spreadOf(first) === 'plain') return 1;
  let end = at + 1;
  while (end < items.length && end - at < mostOfDay) {
    const next = items[end]!;
    if (!isKnownDay(next) || next.item_date !== first.item_date) break;
    end += 1;
  }
  return end - at;
}

/**
 * Lays out the items of a chapter in their order, one row after the other. It looks ahead no further than to
 * the next item, or to the end of a day, so that rows which come later change the last two days at most.
 */
export function compose(items: readonly TimelineItem[], options: Options): Place[] {
  const { before, minSilence, isEnd } = options;
  const places: Place[] = [];
  const rhythm: Rhythm = { last: '', equal: 0, widePairs: 0 };
  let row = 1;
  let side: Place['side'] = 'right';

  const silenceBefore = (at: number) => {
    const years = yearsBetween(items[at - 1] ?? before, items[at]);
    return years >= minSilence ? years : 0;
  };
  const put = (spread: Spread, rowAt = row, rows = 1) => {
    const at = places.length;
    const isLast = isEnd && at === items.length - 1;
    const isFolded =
      !isLast && !typeOf(items[at]!).isWritten && wordsIn(items[at]!.description) >= longText;
    places.push({ spread, side, row: rowAt, rows, silence: silenceBefore(at), isFolded });
  };
  const end = (spreads: string) => {
    rhythm.equal = rhythm.last === spreads ? rhythm.equal + 1 : 1;
    rhythm.last = spreads;
  };

  while (places.length < items.length) {
    const at = places.length;
    const ofDay = countOfDay(items, at);
    if (ofDay > 1) {
      const others = items.slice(at + 1, at + ofDay);
      // Beside the photo stands its caption, unless the others are as high as the photo by themselves.
      side = others.every((other) => spreadOf(other) === 'voice') ? 'right' : 'left';
      const above = side === 'right' ? captionRows : 0;
      put('day', row, above + others.length);
      for (const other of others.keys()) put('with', row + above + other);
      row += above + others.length;
      end('day');
      continue;
    }
    const next = items[at + 1];
    // What begins a day of its own, or comes after a silence, shares no row.
    const isFree = next && countOfDay(items, at + 1) === 1 && silenceBefore(at + 1) === 0;
    const own = spreadOf(items[at]!);
    const pair = isFree ? pairOf(own, spreadOf(next), rhythm) : undefined;
    if (pair) {
      side = 'left';
      put(pair[0]);
      side = 'right';
      put(pair[1]);
      if (own === 'landscape' && pair[0] !== 'beside') rhythm.widePairs += 1;
      end(pair.join(' '));
    } else {
      side = side === 'left' ? 'right' : 'left';
      put(own);
      end(own);
    }
    row += 1;
  }
  return places;
}
