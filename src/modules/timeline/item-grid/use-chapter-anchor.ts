import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import type { Chapter } from '../chapters';
import { focusHeading } from '@/lib/focus-heading';
import { useHasActed } from '@/lib/use-has-acted';
import { anchorOf } from './chapter-anchor';
import { hasBeenAt } from './use-shown-range';

interface Chapters {
  chapters: readonly Chapter[];
  /** All items are there, so every chapter has its place. */
  isComplete: boolean;
  /** The entry of the history that is shown. */
  entry: string;
  /** Brings the card with this index into the page: to stay, or on the way to another entry. */
  showAround: (index: number) => void;
  leaveFor: (index: number) => void;
}

/** Jumps to chapters, and to the one that the address names once the story is there. */
export function useChapterAnchor({ chapters, isComplete, entry, ...ways }: Chapters) {
  const navigate = useNavigate();
  // Who was here before comes back to where that was.
  const [isFirstVisit] = useState(() => !hasBeenAt(entry));
  const hasActed = useHasActed();
  const bring = ({ year }: Chapter, show: (index: number) => void) => {
    const place = chapters.findIndex((chapter) => chapter.year === year);
    const before = chapters.slice(0, place).reduce((sum, { items }) => sum + items.length, 0);
    flushSync(() => show(before));
  };
  const arrive = useEffectEvent(() => {
    const named = chapters.find(({ year }) => `#${anchorOf(year)}` === window.location.hash);
    if (!named || !isFirstVisit || hasActed()) return;
    bring(named, ways.showAround);
    document.getElementById(anchorOf(named.year))?.scrollIntoView({ behavior: 'instant' });
  });
  useEffect(() => {
    // Not in the effect itself, which may not bring other cards at once.
    if (isComplete && window.location.hash) queueMicrotask(() => arrive());
  }, [isComplete]);

  /** At once, where one will be when the address follows: the arrival there changes nothing more. */
  return (chapter: Chapter) => {
    bring(chapter, ways.leaveFor);
    const heading = document.getElementById(anchorOf(chapter.year));
    if (heading) focusHeading(heading);
    heading?.scrollIntoView();
    const { pathname, search, hash } = window.location;
    const to = { pathname: pageOf(pathname), search, hash: anchorOf(chapter.year) };
    void navigate(to, { replace: hash === `#${to.hash}` });
  };
}
