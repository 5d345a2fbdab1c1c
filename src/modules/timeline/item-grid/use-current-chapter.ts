import { useEffect, useState } from 'react';
import type { Chapter } from '../chapters';
import { anchorOf } from './chapter-anchor';

/** A chapter is the one being read once it reaches the upper third of the screen. */
const line = '-33% 0px -67% 0px';

/** The anchor of the chapter that one is reading; null before one has begun. */
export function useCurrentChapter(inPage: readonly Chapter[]) {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const chapterOf = ({ target }: IntersectionObserverEntry) =>
          (target as HTMLElement).dataset.chapter ?? null;
        const reached = entries.find((entry) => entry.isIntersecting);
        if (reached) return setCurrent(chapterOf(reached));
        // Back above the first of them.
        const left = entries.find(({ boundingClientRect }) => boundingClientRect.top > 0);
        if (left) setCurrent((now) => (now === chapterOf(left) ? null : now));
      },
      { rootMargin: line },
    );
    for (const { year } of inPage) {
      const section = document.querySelector(`[data-chapter="${anchorOf(year)}"]`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [inPage]);
  return current;
}
