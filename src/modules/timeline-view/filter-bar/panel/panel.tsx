import { memo, useEffect, useMemo, type ReactNode, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import type { FilterState, ChangeKind } from '@/modules/timeline/filter/timeline-filter';
import { contributorsOf } from '@/modules/timeline/people/contributors';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from '../copy';
import { DateRange } from '../dates/date-range';
import { daySpan } from '../dates/day-span';
import { usePanelMotion } from '../use-panel-motion';
import { ContributorChoices } from './contributor-choices';
import { MediaChoice } from './media-choice';
import { PlaceChoices } from './place-choices';

export interface PanelProps {
  ref: RefObject<HTMLElement | null>;
  id: string;
  isOpen: boolean;
  /** Closes the panel and shows the results. */
  onShow: () => void;
  /** All items of the story, also those that the filter hides. */
  items: TimelineItem[];
  filter: FilterState;
  onChange: (next: FilterState, kind?: ChangeKind) => void;
  /** A new value resets fields with half-typed text. */
  resetKey: number;
  /** On a phone: the controls that are in the bar on wide screens. */
  quickChoices: ReactNode;
  shown: number;
}

/** Stays mounted while hidden, to keep half-typed text. */
export const Panel = memo(function Panel({ panelProps }: { panelProps: PanelProps }) {
  const { ref, id, isOpen, onShow, items, filter, onChange, resetKey, quickChoices, shown } =
    panelProps;
  const span = useMemo(() => daySpan(items), [items]);
  const contributors = useMemo(() => contributorsOf(items), [items]);
  const isShown = usePanelMotion(ref, isOpen);
  // On a phone, opening moves the focus in; here, because this code can arrive after the click.
  useEffect(() => {
    if (isOpen && quickChoices) ref.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- rotating the phone must not move focus
  }, [isOpen]);
  return (
    <section
      ref={ref}
      id={id}
      aria-label={copy.panel}
      tabIndex={-1}
      hidden={!isShown}
      inert={!isOpen}
      className="mt-2 border-t border-line px-2 pt-4 pb-2 md:mt-3"
    >
      <div className="grid grid-cols-1 gap-5 **:scroll-mb-28 md:grid-cols-2 md:gap-x-10">
        {quickChoices && (
          <div className="grid min-w-0 grid-cols-1 justify-items-start gap-3">{quickChoices}</div>
        )}
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
      </div>
      {quickChoices && (
        <div className="sticky bottom-0 -mx-2 mt-4 border-t border-line bg-card px-2 pt-3 pb-2">
          <Button className="w-full px-3! hyphens-auto wrap-anywhere" onClick={onShow}>
            {copy.show(shown)}
          </Button>
        </div>
      )}
    </section>
  );
});
