import { useEffect, useRef } from 'react';
import type { Period } from '@/modules/timeline/chapters';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { storyTitle } from '@shared/story-summary';
import { copy } from '../copy';
import type { Line } from '../voice/lines';
import { MarkedText } from '../voice/marked-text';
import { AutoScrollText } from './auto-scroll-text';

/** The title of the story, its years and its description. */
export function TitleScene({
  timeline,
  items,
  spoken,
  readRatio,
}: {
  timeline: Timeline;
  items: readonly TimelineItem[];
  spoken: Line | null;
  readRatio: number;
}) {
  const years = items.flatMap(({ item_date: day }) => (day ? [Number(day.slice(0, 4))] : []));
  const first = years.reduce((a, b) => Math.min(a, b), Infinity);
  const last = years.reduce((a, b) => Math.max(a, b), -Infinity);
  const description = timeline.description?.trim();
  return (
    <div className="slideshow-card">
      <AutoScrollText progress={readRatio}>
        <span aria-hidden="true" className="slideshow-ornament" />
        <p className="slideshow-name font-display">
          <MarkedText text={storyTitle(timeline)} part="title" spoken={spoken} />
        </p>
        {years.length > 0 && (
          <p className="landmark slideshow-years">
            <span aria-hidden="true">{copy.years(first, last)}</span>
            <span className="sr-only">{copy.spokenYears(first, last)}</span>
          </p>
        )}
        {description && (
          <p className="slideshow-text font-display">
            <MarkedText text={description} part="description" spoken={spoken} />
          </p>
        )}
      </AutoScrollText>
    </div>
  );
}

export function ChapterScene({ period, count }: { period: Period; count: number }) {
  const { firstYear } = period;
  return (
    <div className="slideshow-card slideshow-chapter">
      <span aria-hidden="true" className="slideshow-line-above" />
      <p className={`font-display ${firstYear === null ? 'slideshow-name' : 'slideshow-numeral'}`}>
        {firstYear ?? copy.undatedTitle}
      </p>
      <p className="landmark slideshow-years">{copy.itemCount(count)}</p>
      <span aria-hidden="true" className="slideshow-line-below" />
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
    // A remote control needs a focused button; a button that has focus keeps it.
    if (!document.activeElement?.matches('button')) again.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="slideshow-card">
      <AutoScrollText progress={0}>
        <span aria-hidden="true" className="slideshow-ornament" />
        <p className="landmark slideshow-years">{copy.theEnd}</p>
        <p className="slideshow-name font-display">{storyTitle(timeline)}</p>
        <div className="slideshow-end-buttons">
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
