import { useEffect, useState, type RefObject } from 'react';
import { keepByEntry } from '@/lib/kept-by-entry';
import { onAct } from '@/lib/use-has-acted';
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

/** The cards that each visited entry of the history had, so that Back and a reload find its place. */
const ranges = keepByEntry<Range>('anekdotes-cards');

/** Whether this entry of the history was shown before, in this tab. */
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
  isComplete: boolean;
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
  const { content, items, isComplete, chapters, askedFor, entry, target, news, newsPlace } = wanted;
  const targetId = items[target]?.id;
  const showing = (range: Range, index: number) =>
    around(range, index, { chapters, first: first() });
  // Before all are there, the page is too short for the place where they stood.
  const fits = ({ from }: Range) => from === 0 || (isComplete && from < items.length);
  /** The cards that an entry had; those that still have to come in are waited for. */
  const returnTo = (visited: string, otherwise: Range) => {
    const kept = ranges.get(visited);
    if (kept && fits(kept)) return { range: kept, awaited: undefined };
    return { range: otherwise, awaited: isComplete ? undefined : kept };
  };
  const [shown, setShown] = useState(() => {
    const { range: kept, awaited } = returnTo(entry, start());
    const range = target < 0 ? kept : showing(kept, target);
    return { items, askedFor, entry, targetId, news, range, awaited, ...standing };
  });
  let { range, awaited } = shown;
  const isElsewhere = shown.entry !== entry || shown.targetId !== targetId;
  const isNews = shown.news !== news;
  const isChanged = shown.askedFor !== askedFor || shown.items !== items;
  if (isChanged || isElsewhere || isNews || (awaited && isComplete)) {
    if (shown.askedFor !== askedFor) {
      const inPage = shown.items.slice(range.from, range.to);
      range = startOf(items, cardsInSight(content.current), inPage);
      awaited = undefined;
    } else if (shown.items !== items) {
      range = keepShown(shown.items, range, { items, fewest: first() });
    }
    if (awaited && isComplete) {
      if (fits(awaited)) range = awaited;
      awaited = undefined;
    }
    if (shown.entry !== entry) ({ range, awaited } = returnTo(entry, range));
    if (isElsewhere && targetId !== undefined) range = showing(range, target);
    // Once, when they are asked for: after that one goes where one likes.
    if (isNews && newsPlace >= 0) range = showing(range, newsPlace);
    const isLeaving = shown.isLeaving && shown.entry === entry;
    setShown({ items, askedFor, entry, targetId, news, range, awaited, ...standing, isLeaving });
  }
  const { isLeaving } = shown;
  const isAwaiting = awaited !== undefined;
  useEffect(() => {
    if (!isLeaving && !isAwaiting) ranges.set(entry, range);
  }, [entry, range, isLeaving, isAwaiting]);
  // Who reads on meanwhile stays there.
  useEffect(() => {
    if (isAwaiting) return onAct(() => setShown((now) => ({ ...now, awaited: undefined })));
  }, [isAwaiting]);
  const show = (next: Range, how: Partial<typeof standing> = {}) =>
    setShown({
      items,
      askedFor,
      entry,
      targetId,
      news,
      range: next,
      awaited,
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
    /** The cards that stood here before a reload are still to come in. */
    isAwaiting,
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
