import {
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useMemo,
  type ReactNode,
  type RefObject,
} from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { Button } from '@/components/ui/button';
import { contributorsOf } from '@/modules/timeline/contributors';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { FilterState, ChangeKind } from '@/modules/timeline/filter/timeline-filter';
import { ContributorChoices } from './choices/contributor-choices';
import { copy } from './copy';
import { daySpan } from './dates/day-span';
import { MediaChoice } from './choices/media-choice';
import { usePanelMotion } from './use-panel-motion';

/** Lazy: not needed for the first render. */
const DateRange = lazy(async () => ({ default: (await import('./dates/date-range')).DateRange }));

const PlaceChoices = lazy(async () => ({
  default: (await import('./choices/place-choices')).PlaceChoices,
}));

interface Props {
  ref: RefObject<HTMLElement | null>;
  id: string;
  isOpen: boolean;
  /** Closes the panel and shows the results. */
  onShow: () => void;
  items: TimelineItem[];
  filter: FilterState;
  onChange: (next: FilterState, kind?: ChangeKind) => void;
  /** A new value resets fields with half-typed text. */
  resetKey: number;
  /** On a phone: the controls that are in the bar on wide screens. */
  quickChoices: ReactNode;
  shown: number;
}

/**
 * Stays mounted while hidden, to keep half-typed text. While hidden, its updates are deferred, also
 * the first one, so that the first card does not wait for it.
 */
export function FilterPanel(props: Props) {
  const deferredProps = useDeferredValue(props, null);
  const panelProps = props.isOpen ? props : deferredProps;
  return panelProps && <Panel panelProps={panelProps} />;
}

const Panel = memo(function Panel({ panelProps }: { panelProps: Props }) {
  const { ref, id, isOpen, onShow, items, filter, onChange, resetKey, quickChoices, shown } =
    panelProps;
  const isShown = usePanelMotion(ref, isOpen);
  const span = useMemo(() => daySpan(items), [items]);
  const contributors = useMemo(() => contributorsOf(items), [items]);
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
          {contributors.length > 0 && (
            <ContributorChoices
              contributors={contributors}
              selected={filter.contributors}
              onChange={(selected) => onChange({ ...filter, contributors: selected })}
            />
          )}
          <ErrorBoundary renderFallback={() => <p>{copy.placesFailed}</p>}>
            <Suspense>
              <PlaceChoices
                key={resetKey}
                items={items}
                selected={filter.places}
                onChange={(places) => onChange({ ...filter, places })}
              />
            </Suspense>
          </ErrorBoundary>
          <MediaChoice
            value={filter.hasMedia}
            onChange={(hasMedia) => onChange({ ...filter, hasMedia })}
          />
        </div>
        <ErrorBoundary renderFallback={() => <p>{copy.periodFailed}</p>}>
          <Suspense>
            <DateRange
              key={resetKey}
              value={filter.dateRange}
              onChange={(dateRange, kind) => onChange({ ...filter, dateRange }, kind)}
              span={span}
            />
          </Suspense>
        </ErrorBoundary>
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
