import { memo, useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { onInput } from '@/lib/browser/on-input';
import { keyOfPeriod, type Period } from '@/modules/timeline/chapters';
import { anchorOfChapter, chapterIn } from './chapter-anchor';
import { copy } from './copy';

interface Props {
  /** The chapters on the page, with the number of items that each shows. */
  chapters: readonly { period: Period; count: number }[];
  /** Whether these numbers are known. */
  hasCounts: boolean;
  /** The element around their sections. */
  list: RefObject<HTMLElement | null>;
  /** Scrolls to the chapter with this anchor. */
  onJump: (anchor: string) => void;
}

/** A chapter is the current one while it crosses this line: a third of the screen from above. */
const readingLine = '-33.3% 0px -66.6% 0px';

/** The anchor of the chapter that is being read; null above the first one. */
function useReachedChapter({ chapters, list }: Pick<Props, 'chapters' | 'list'>) {
  const [reached, setReached] = useState<string | null>(null);
  useEffect(() => {
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const anchor = anchorOfChapter(target);
          if (isIntersecting) crossing.add(anchor);
          else crossing.delete(anchor);
        }
        // None between two chapters, and above the first one.
        const isAbove = (list.current?.getBoundingClientRect().top ?? 0) > window.innerHeight / 3;
        setReached((last) => [...crossing].at(-1) ?? (isAbove ? null : last));
      },
      { rootMargin: readingLine },
    );
    for (const { period } of chapters)
      observer.observe(chapterIn(list.current!, keyOfPeriod(period)));
    return () => observer.disconnect();
  }, [chapters, list]);
  return reached;
}

/** Links to the chapters of a story. The dot of a year grows with its number of items. */
export const YearRail = memo(function YearRail({ chapters, hasCounts, list, onJump }: Props) {
  const reached = useReachedChapter({ chapters, list });
  const rail = useRef<HTMLOListElement>(null);
  const navigate = useNavigate();
  // A short last chapter never reaches the reading line, so the chosen chapter is the current one.
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    if (chosen !== null) return onInput(() => setChosen(null));
  }, [chosen]);
  const years = chapters.map((chapter) => ({ ...chapter, anchor: keyOfPeriod(chapter.period) }));
  const isShown = years.some(({ anchor }) => anchor === chosen);
  const current = (isShown ? chosen : reached) ?? years[0]?.anchor;
  const most = chapters.reduce((max, { count }) => Math.max(max, count), 1);

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

  const jump = (anchor: string) => {
    setChosen(anchor);
    const { pathname, search, hash } = window.location;
    // Push the history entry first: the jump must not change the scroll offset of the previous one.
    void navigate(
      { pathname: pageOf(pathname), search, hash: anchor },
      { replace: hash === `#${anchor}` },
    );
    onJump(anchor);
  };
  return (
    <nav
      aria-label={copy.rail}
      className="year-rail print:hidden"
      data-resting={reached === null || undefined}
    >
      {/* What scrolls is a stop in Firefox; here each year is one. */}
      <ol ref={rail} tabIndex={-1}>
        {years.map(({ period, count, anchor }) => {
          const { unit, firstYear } = period;
          const name = firstYear ?? copy.undatedShort;
          const decade = unit === 'decade' && firstYear !== null ? copy.period(period) : '';
          const names = decade.endsWith(`${name}`) ? [decade] : [name, decade];
          const share = Math.sqrt(count / most);
          return (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                // The accessible name contains the visible text, so that voice control finds the link.
                aria-label={[...names, hasCounts && copy.count(count)].filter(Boolean).join(', ')}
                aria-current={anchor === current ? 'location' : undefined}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  jump(anchor);
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
});
