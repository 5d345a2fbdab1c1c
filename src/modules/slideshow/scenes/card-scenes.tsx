import { useEffect, useRef } from 'react';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { copy } from '../copy';
import { AutoScrollText } from './auto-scroll-text';

/** The story's name, and from when to when it runs. */
export function TitleScene({
  timeline,
  items,
  read: readRatio,
}: {
  timeline: Timeline;
  items: readonly TimelineItem[];
  read: number;
}) {
  const years = items.flatMap(({ item_date: day }) => (day ? [Number(day.slice(0, 4))] : []));
  const first = years.reduce((a, b) => Math.min(a, b), Infinity);
  const last = years.reduce((a, b) => Math.max(a, b), -Infinity);
  const description = timeline.description?.trim();
  return (
    <div className="telling-card">
      <AutoScrollText progress={readRatio}>
        <span aria-hidden="true" className="telling-knots" />
        <p className="telling-name">{timeline.title.trim() || copy.untitled}</p>
        {years.length > 0 && (
          <p className="telling-years">
            <span aria-hidden="true">{copy.years(first, last)}</span>
            <span className="sr-only">{copy.spokenYears(first, last)}</span>
          </p>
        )}
        {description && <p className="telling-text">{description}</p>}
      </AutoScrollText>
    </div>
  );
}

/** A year on the thread. */
export function ChapterScene({ year, count }: { year: number | null; count: number }) {
  return (
    <div className="telling-card telling-chapter">
      <span aria-hidden="true" className="telling-thread-above" />
      <p className={year === null ? 'telling-name' : 'telling-numeral'}>
        {year ?? copy.undatedTitle}
      </p>
      <p className="telling-years">{copy.itemCount(count)}</p>
      <span aria-hidden="true" className="telling-thread-below" />
    </div>
  );
}

interface EndProps {
  timeline: Timeline;
  onAgain: () => void;
  onClose: () => void;
}

export function EndScene({ timeline, onAgain, onClose }: EndProps) {
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Within reach of a remote control; who is using a button keeps it.
    if (!document.activeElement?.matches('button')) again.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="telling-card">
      <AutoScrollText progress={0}>
        <span aria-hidden="true" className="telling-knots" />
        <p className="telling-years">{copy.theEnd}</p>
        <p className="telling-name">{timeline.title.trim() || copy.untitled}</p>
        <div className="telling-choices">
          <button ref={again} type="button" className="button" onClick={onAgain}>
            {copy.restart}
          </button>
          <button type="button" className="button button-ghost" onClick={onClose}>
            {copy.backToTimeline}
          </button>
        </div>
      </AutoScrollText>
    </div>
  );
}
