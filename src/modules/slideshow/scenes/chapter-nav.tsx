import { useEffect, useRef, type CSSProperties } from 'react';
import { copy } from '../copy';
import type { ChapterProgress } from './scenes';

interface Props {
  chapters: readonly ChapterProgress[];
  onGoTo: (key: string) => void;
}

/** Progress bar with a button for each chapter. */
export function ChapterNav({ chapters, onGoTo }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const current = chapters.reduce(
    (last, { shownCount }, index) => (shownCount > 0 ? index : last),
    -1,
  );
  useEffect(() => {
    const currentItem = list.current?.children[current];
    if (!list.current || !(currentItem instanceof HTMLElement)) return;
    const { clientWidth } = list.current;
    list.current.scrollLeft = currentItem.offsetLeft - (clientWidth - currentItem.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={copy.chapters} className="slideshow-chapters">
      {/* What scrolls is a stop in Firefox; here each chapter is one. */}
      <ol ref={list} tabIndex={-1}>
        {chapters.map(({ period: { firstYear }, key, shownCount, sceneCount }, index) => (
          <li key={key} style={{ '--progress': shownCount / sceneCount } as CSSProperties}>
            <button
              type="button"
              className="font-display"
              aria-label={copy.chapter(String(firstYear ?? copy.undated))}
              aria-current={index === current ? 'step' : undefined}
              data-shown={shownCount > 0 || undefined}
              onClick={() => onGoTo(key)}
            >
              <span aria-hidden="true" className="slideshow-chapter-dot" />
              <span aria-hidden="true">{firstYear ?? copy.undatedShort}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
