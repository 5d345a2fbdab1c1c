import { useEffect, useMemo, useState, type MouseEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { itemPathOf } from '@shared/story-address';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { labelOf } from '@shared/item-label';
import { recentDay, today, yearOf } from '@/lib/dates';
import { useIsLongerThan } from '@/lib/browser/use-is-longer-than';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { TimelineItems } from '@/modules/timeline/use-timeline-items';
import type { FilterBarHandle } from '@/modules/timeline-view/filter-bar/filter-bar';
import { emptyFilter, type FilterState } from '@/modules/timeline/filter/timeline-filter';
import { newsSince, type News } from '@/modules/timeline/visits/news';
import { onThisDay } from '@/modules/timeline/visits/this-day';
import { beginVisit, recordVisit } from '@/modules/timeline/visits/visits';
import { copy as pageCopy } from '../copy';
import { Counts } from './counts';
import { fromStory, type FromStory } from '../open-item/use-item-links';
import { copy } from './copy';

interface Props {
  slug: string;
  read: Pick<TimelineItems, 'count' | 'items' | 'isComplete'>;
  /** Ids of the items that came in live and are not shown yet. */
  pending: ReadonlySet<string>;
  filter: FilterState;
  bar: RefObject<FilterBarHandle | null>;
}

/** A shorter look at a story is no visit. */
const lookMs = 10_000;

/**
 * The facts under the title (number of items, years, contributors), and below them one line: the number of new items
 * since the last visit, or else the items of today's day and month ("Op deze dag"). They render together, so that
 * the line causes no layout shift.
 */
export function HeadFacts({ slug, read, pending, filter, bar }: Props) {
  const { count, items, isComplete } = read;
  const [visit] = useState(() => beginVisit(slug));
  const [day, isVisible] = useDay();
  const seen = useMemo(
    () => (isComplete ? items.filter((item) => !pending.has(item.id)) : []),
    [items, isComplete, pending],
  );
  const isSeen = useIsLongerThan(lookMs, isComplete && isVisible);
  useEffect(() => {
    // What waits was not seen.
    if (isSeen && pending.size === 0) recordVisit(slug, seen);
  }, [isSeen, slug, seen, pending]);
  const news = useMemo(() => newsSince(visit, seen), [visit, seen]);
  const ofThisDay = useMemo(() => onThisDay(seen, day), [seen, day]);
  const more = useMemo(() => factsOf(seen), [seen]);
  const line =
    news && !filter.newSince ? (
      <NewsLine
        news={news}
        onShow={() => bar.current?.apply({ ...emptyFilter, newSince: news.since })}
      />
    ) : ofThisDay.length > 0 ? (
      <DayLine slug={slug} items={ofThisDay} day={day} />
    ) : null;
  return (
    <>
      <Counts
        facts={count === undefined ? [] : [pageCopy.events(count - pending.size), ...more]}
        isShort={line !== null}
      />
      {line}
    </>
  );
}

function NewsLine({ news: { since, items }, onShow }: { news: News; onShow: () => void }) {
  const [start, noun, end] = copy.news(items.length, recentDay(since));
  return (
    <p className="story-line">
      <span>
        <span>{start}</span>
        <span className="story-extra">{noun}</span>
        <span>{end}</span>
      </span>{' '}
      <button type="button" onClick={onShow}>
        {copy.showNews}
      </button>
    </p>
  );
}

interface DayLineProps {
  slug: string;
  items: readonly TimelineItem[];
  day: string;
}

function DayLine({ slug, items, day }: DayLineProps) {
  const navigate = useNavigate();
  const first = items[0]!;
  const year = yearOf(first.item_date!);
  const others = items.filter((item) => item !== first && yearOf(item.item_date!) === year).length;
  // Without the filter, which could hide these items; Back brings it back.
  const path = itemPathOf(slug, first.id);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    const series = items.length > 1 ? items.map(({ id }) => id) : undefined;
    void navigate(path, { state: { ...fromStory, series } satisfies FromStory });
  };
  return (
    <p className="story-line">
      <a href={path} onClick={open}>
        <span>
          <span>{copy.onThisDay(yearOf(day) - year)}</span>
          <span className="user-text">{labelOf(first)}</span>
          {others > 0 && <span className="story-extra">{copy.others(others)}</span>}
        </span>
      </a>
    </p>
  );
}

/** The years of the story, and the number of its contributors. */
function factsOf(items: TimelineItem[]): string[] {
  const years = items.flatMap(({ item_date: day }) => (day ? yearOf(day) : []));
  // Not `contributorsOf`, which sorts the names: the first use of `Intl` is slow.
  const contributors = new Set(items.flatMap(({ created_by: id }) => id ?? [])).size;
  return [
    ...(years.length > 0 ? [copy.years(years[0]!, years.at(-1)!)] : []),
    ...(contributors > 0 ? [copy.contributors(contributors)] : []),
  ];
}

/** Today, also when the page is left open past midnight, and whether the page is seen. */
function useDay() {
  const [day, setDay] = useState(today);
  const [isVisible, setIsVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const update = () => {
      setDay(today());
      setIsVisible(document.visibilityState === 'visible');
    };
    const midnight = new Date().setHours(24, 0, 0, 0);
    const timer = setTimeout(update, midnight - Date.now());
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each day ends at a midnight of its own
  }, [day]);
  return [day, isVisible] as const;
}
