import { useEffect, useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import { onAct } from '@/lib/use-has-acted';
import type { Chapter } from '../chapters';
import { anchorOf } from './chapter-anchor';
import { copy } from './copy';
import { useCurrentChapter } from './use-current-chapter';
import './year-rail.css';

interface Props {
  chapters: readonly Chapter[];
  /** The chapters that are in the page. */
  inPage: readonly Chapter[];
  onJump: (chapter: Chapter) => void;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The years of a story on its thread, the fuller the larger its dot; each leads to its chapter. */
export function YearRail({ chapters, inPage, onJump }: Props) {
  const rail = useRef<HTMLOListElement>(null);
  const reached = useCurrentChapter(inPage);
  // A short one at the end never comes up to where one reads: who went there is there.
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    if (chosen !== null) return onAct(() => setChosen(null));
  }, [chosen]);
  const named = chosen ?? reached;
  const isThere = chapters.some(({ year }) => anchorOf(year) === named);
  const current = isThere ? named : chapters[0] && anchorOf(chapters[0].year);
  const most = chapters.reduce((max, { items }) => Math.max(max, items.length), 1);

  useEffect(() => {
    const box = rail.current;
    const link = box?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (!box || !link) return;
    // By hand: scrollIntoView would move the page along.
    box.scrollTo({
      left: link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2,
      top: link.offsetTop - (box.clientHeight - link.offsetHeight) / 2,
    });
  }, [current]);

  return (
    <nav aria-label={copy.rail} className="year-rail" data-resting={reached === null || undefined}>
      <ol ref={rail}>
        {chapters.map((chapter) => {
          const anchor = anchorOf(chapter.year);
          const name = chapter.year ?? copy.undatedShort;
          const share = Math.sqrt(chapter.items.length / most);
          return (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                aria-label={`${name}, ${copy.count(chapter.items.length)}`}
                aria-current={anchor === current ? 'location' : undefined}
                onClick={(event) => {
                  if (!isPlain(event)) return;
                  event.preventDefault();
                  setChosen(anchor);
                  onJump(chapter);
                }}
              >
                <span
                  aria-hidden="true"
                  className="year-mark"
                  style={{ '--share': share } as CSSProperties}
                />
                <span className="landmark">{name}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
