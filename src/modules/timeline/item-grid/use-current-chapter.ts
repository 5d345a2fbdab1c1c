import { useEffect, useState } from 'react';
import type { Chapter } from '../chapters';
import { anchorOf } from './chapter-anchor';

/** A chapter is the one being read once it reaches the upper third of the screen. */
const line = '-33% 0px -67% 0px';

/** The anchor of the chapter that one is reading, of those that are in the page. */
export function useCurrentChapter(inPage: readonly Chapter[]) {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find((entry) => entry.isIntersecting)?.target as HTMLElement;
        if (reached) setCurrent(reached.dataset.chapter ?? null);
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
