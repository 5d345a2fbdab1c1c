import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import type { Chapter } from '../chapters';
import { focusHeading } from '@/lib/focus-heading';
import { anchorOf } from './chapter-anchor';

interface Chapters {
  chapters: readonly Chapter[];
  /** All items are there, so every chapter has its place. */
  isComplete: boolean;
  /** Brings the card with this index into the page. */
  showAround: (index: number) => void;
}

/** Jumps to chapters, and to the one that the address names once the story is there. */
export function useChapterAnchor({ chapters, isComplete, showAround }: Chapters) {
  const navigate = useNavigate();
  const bring = ({ year }: Chapter) => {
    const place = chapters.findIndex((chapter) => chapter.year === year);
    const before = chapters.slice(0, place).reduce((sum, { items }) => sum + items.length, 0);
    flushSync(() => showAround(before));
  };
  const arrive = useEffectEvent(() => {
    const named = chapters.find(({ year }) => `#${anchorOf(year)}` === window.location.hash);
    if (!named) return;
    bring(named);
    document.getElementById(anchorOf(named.year))?.scrollIntoView({ behavior: 'instant' });
  });
  useEffect(() => {
    // Not in the effect itself, which may not bring other cards at once.
    if (isComplete && window.location.hash) queueMicrotask(() => arrive());
  }, [isComplete]);

  /** At once, where one will be when the address follows: the arrival there changes nothing more. */
  return (chapter: Chapter) => {
    bring(chapter);
    const heading = document.getElementById(anchorOf(chapter.year));
    if (heading) focusHeading(heading);
    heading?.scrollIntoView();
    const { pathname, search, hash } = window.location;
    const to = { pathname: pageOf(pathname), search, hash: anchorOf(chapter.year) };
    void navigate(to, { replace: hash === `#${to.hash}` });
  };
}
