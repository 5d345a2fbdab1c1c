import { lazy, memo, Suspense, useEffect, type ReactNode, type RefObject } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { Button } from '@/components/ui/button';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { FilterState, ChangeKind } from '@/modules/timeline/filter/timeline-filter';
import { copy } from '../copy';
import { usePanelMotion } from '../use-panel-motion';

/** In a chunk of its own: without it, a phone still has its quick choices. */
const PanelFields = lazy(async () => ({
  default: (await import('./panel-fields')).PanelFields,
}));

export interface PanelProps {
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

/** Stays mounted while hidden, to keep half-typed text. */
export const Panel = memo(function Panel({ panelProps }: { panelProps: PanelProps }) {
  const { ref, id, isOpen, onShow, items, filter, onChange, resetKey, quickChoices, shown } =
    panelProps;
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
        <ErrorBoundary renderFallback={() => <p role="alert">{copy.fieldsFailed}</p>}>
          <Suspense fallback={<output>{copy.fieldsLoading}</output>}>
            <PanelFields items={items} filter={filter} onChange={onChange} resetKey={resetKey} />
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
