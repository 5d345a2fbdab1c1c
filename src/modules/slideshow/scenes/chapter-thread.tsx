import { useEffect, useRef, type CSSProperties } from 'react';
import { copy } from '../copy';
import type { ThreadChapter } from './scenes';

interface Props {
  chapters: readonly ThreadChapter[];
  onGoTo: (key: string) => void;
}

/** How far the story has been told: a thread with a knot for each chapter, which leads there. */
export function ChapterThread({ chapters, onGoTo }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const current = chapters.findLastIndex(({ told }) => told > 0);
  useEffect(() => {
    const knot = list.current?.children[current];
    if (!list.current || !(knot instanceof HTMLElement)) return;
    const { clientWidth } = list.current;
    list.current.scrollLeft = knot.offsetLeft - (clientWidth - knot.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={copy.thread} className="telling-thread">
      <ol ref={list}>
        {chapters.map(({ year, key, told, length }, place) => (
          <li key={key} style={{ '--told': told / length } as CSSProperties}>
            <button
              type="button"
              aria-label={copy.chapter(year === null ? copy.undated : String(year))}
              aria-current={place === current ? 'step' : undefined}
              data-told={told > 0 || undefined}
              onClick={() => onGoTo(key)}
            >
              <span aria-hidden="true" className="telling-knot" />
              <span aria-hidden="true">{year ?? copy.undatedShort}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
