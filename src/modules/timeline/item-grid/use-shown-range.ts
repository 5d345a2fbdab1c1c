import { useEffect, useState, type RefObject } from 'react';
import type { Chapter } from '../chapters';
import type { TimelineItem } from '../rows';
import {
  around,
  earlier,
  firstCards,
  further,
  keepShown,
  startOf,
  type Range,
} from './shown-range';

/** The cards that each visited entry of the history had, so that Back finds its place. */
const ranges = new Map<string, Range>();

/** Whether this entry of the history was shown before, in this visit. */
export const hasBeenAt = (entry: string) => ranges.has(entry);

const twoColumns = window.matchMedia('(min-width: 40rem)');
const threeColumns = window.matchMedia('(min-width: 64rem)');
const columns = () => (threeColumns.matches ? 3 : twoColumns.matches ? 2 : 1);
const first = () => (twoColumns.matches ? firstCards.moreColumns : firstCards.oneColumn);
const start = (): Range => ({ from: 0, to: first() });

/** Few rows of cards are lower, in pixels. */
const lowRow = 280;

/** How many cards of another list fit on the screen: who types it in waits for no more. */
function cardsInSight(list: Element | null): number {
  const top = Math.max(0, list?.getBoundingClientRect().top ?? 0);
  const rows = Math.max(1, Math.ceil((window.innerHeight - top) / lowRow));
  return Math.min(first(), rows * columns());
}

const standing = { sought: undefined as string | undefined, isLeaving: false };

interface Wanted {
  /** Holds the cards. */
  content: RefObject<Element | null>;
  items: readonly TimelineItem[];
  chapters: readonly Chapter[];
  /** A new value means that the reader asked for another list. */
  askedFor: unknown;
  /** The entry of the history that is shown. */
  entry: string;
  /** Where the item lies that has to be shown; below 0 for none. */
  target: number;
  /** Moments that were asked for just now, and where the first of them lies. */
  news: ReadonlySet<string> | undefined;
  newsPlace: number;
}

/**
 * Which of many cards stand in the page: few at first, or those around the target; more whenever
 * an end comes near, and then fewer at the other. When others change the list, the cards stay.
 */
export function useShownRange(wanted: Wanted) {
  const { content, items, chapters, askedFor, entry, target, news, newsPlace } = wanted;
  const targetId = items[target]?.id;
  const showing = (range: Range, index: number) =>
    around(range, index, { chapters, first: first() });
  const rangeOf = (visited: string) => {
    const range = ranges.get(visited);
    return range && range.from < items.length ? range : undefined;
  };
  const [shown, setShown] = useState(() => {
    const kept = rangeOf(entry) ?? start();
    const range = target < 0 ? kept : showing(kept, target);
    return { items, askedFor, entry, targetId, news, range, ...standing };
  });
  let { range } = shown;
  const isElsewhere = shown.entry !== entry || shown.targetId !== targetId;
  const isNews = shown.news !== news;
  if (shown.askedFor !== askedFor || shown.items !== items || isElsewhere || isNews) {
    if (shown.askedFor !== askedFor) {
      const inPage = shown.items.slice(range.from, range.to);
      range = startOf(items, cardsInSight(content.current), inPage);
    } else if (shown.items !== items) {
      range = keepShown(shown.items, range, { items, fewest: first() });
    }
    if (shown.entry !== entry) range = rangeOf(entry) ?? range;
    if (isElsewhere && targetId !== undefined) range = showing(range, target);
    // Once, when they are asked for: after that one goes where one likes.
    if (isNews && newsPlace >= 0) range = showing(range, newsPlace);
    const isLeaving = shown.isLeaving && shown.entry === entry;
    setShown({ items, askedFor, entry, targetId, news, range, ...standing, isLeaving });
  }
  const { isLeaving } = shown;
  useEffect(() => {
    if (!isLeaving) ranges.set(entry, range);
  }, [entry, range, isLeaving]);
  const show = (next: Range, how: Partial<typeof standing> = {}) =>
    setShown({
      items,
      askedFor,
      entry,
      targetId,
      news,
      range: next,
      ...standing,
      isLeaving,
      ...how,
    });
  const total = items.length;
  return {
    range,
    /** `inUse` are cards that must not go, by their ids. */
    showEarlier: (inUse: readonly string[]) =>
      show(earlier(range, { chapters, total, inUse: placesOf(inUse, items) })),
    showFurther: (inUse: readonly string[]) =>
      show(further(range, { chapters, total, inUse: placesOf(inUse, items) })),
    showAround: (index: number) => show(showing(range, index)),
    /** The same for who goes to another entry: that of now keeps its cards for Back. */
    leaveFor: (index: number) => show(showing(range, index), { isLeaving: true }),
    isLeaving,
    /** The same for who scrolled there: that card comes to them. */
    seek: (index: number) => {
      const near = Math.min(Math.max(0, index), total - 1);
      show(showing(range, near), { sought: items[near]?.id });
    },
    /** The id of the card that the reader scrolled to past all that was in the page. */
    sought: shown.sought,
  };
}

const placesOf = (ids: readonly string[], items: readonly TimelineItem[]) =>
  ids.map((id) => items.findIndex((item) => item.id === id)).filter((index) => index >= 0);
