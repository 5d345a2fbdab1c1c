import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { onInput } from '@/lib/browser/on-input';
import type { Chapter } from '@/modules/timeline/chapters';
import { anchorOf } from './chapter-anchor';
import { copy } from './copy';

interface Props {
  chapters: readonly Chapter[];
  /** Index of the chapter that is being read; null above the first one. */
  reached: number | null;
  /** Scrolls to the chapter with this index. */
  onJump: (index: number) => void;
}

/** Links to the chapters of a story. The dot of a year grows with its number of items. */
export default function YearRail({ chapters, reached, onJump }: Props) {
  const rail = useRef<HTMLOListElement>(null);
  const navigate = useNavigate();
  const page = pageOf(useLocation().pathname);
  // A short last chapter never reaches the reading line, so the chosen chapter is the current one.
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    if (chosen !== null) return onInput(() => setChosen(null));
  }, [chosen]);
  const anchors = chapters.map(({ year }) => anchorOf(year));
  const current = anchors.find((anchor) => anchor === chosen) ?? anchors[reached ?? 0];
  const most = chapters.reduce((max, { items }) => Math.max(max, items.length), 1);

  useEffect(() => {
    const box = rail.current;
    const link = box?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (!box || !link) return;
    // Not scrollIntoView, which would scroll the page too.
    box.scrollTo({
      left: link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2,
      top: link.offsetTop - (box.clientHeight - link.offsetHeight) / 2,
    });
  }, [current]);

  const jump = (index: number) => {
    const anchor = anchors[index]!;
    setChosen(anchor);
    const { pathname, search, hash } = window.location;
    // Push the history entry first: the jump must not change the scroll offset of the previous one.
    // While another page loads, the address is that of the other page.
    if (pageOf(pathname) === page) {
      void navigate({ pathname: page, search, hash: anchor }, { replace: hash === `#${anchor}` });
    }
    onJump(index);
  };
  return (
    <nav aria-label={copy.rail} className="year-rail" data-resting={reached === null || undefined}>
      <ol ref={rail}>
        {chapters.map((chapter, index) => {
          const anchor = anchors[index]!;
          const name = chapter.year ?? copy.undatedShort;
          const share = Math.sqrt(chapter.items.length / most);
          return (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                aria-label={`${name}, ${copy.count(chapter.items.length)}`}
                aria-current={anchor === current ? 'location' : undefined}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  jump(index);
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
