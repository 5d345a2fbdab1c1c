import { useMemo } from 'react';
import { contributorsOf } from '@/modules/timeline/people/contributors';
import type { ChangeKind, FilterState } from '@/modules/timeline/filter/timeline-filter';
import type { TimelineItem } from '@/modules/timeline/rows';
import { ContributorChoices } from './contributor-choices';
import { MediaChoice } from './media-choice';
import { PlaceChoices } from './place-choices';
import { DateRange } from '../dates/date-range';
import { daySpan } from '../dates/day-span';

interface Props {
  /** All items of the story, also those that the filter hides. */
  items: TimelineItem[];
  filter: FilterState;
  onChange: (next: FilterState, kind?: ChangeKind) => void;
  /** A new value resets fields with half-typed text. */
  resetKey: number;
}

/** The controls that are never in the bar: two cells of the grid of `filter-panel.tsx`. */
export function PanelFields({ items, filter, onChange, resetKey }: Props) {
  const span = useMemo(() => daySpan(items), [items]);
  const contributors = useMemo(() => contributorsOf(items), [items]);
  return (
    <>
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        <ContributorChoices
          key={`contributors ${resetKey}`}
          contributors={contributors}
          selected={filter.contributors}
          onChange={(selected) => onChange({ ...filter, contributors: selected })}
        />
        <PlaceChoices
          key={`places ${resetKey}`}
          items={items}
          selected={filter.places}
          onChange={(places) => onChange({ ...filter, places })}
        />
        <MediaChoice
          value={filter.hasMedia}
          onChange={(hasMedia) => onChange({ ...filter, hasMedia })}
        />
      </div>
      <DateRange
        key={resetKey}
        value={filter.dateRange}
        onChange={(dateRange, kind) => onChange({ ...filter, dateRange }, kind)}
        span={span}
      />
    </>
  );
}
