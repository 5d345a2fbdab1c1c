import { lazy, Suspense, useDeferredValue } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { copy } from './copy';
import type { PanelProps } from './panel/panel';

/** In a chunk of its own: not needed before the first card. */
const Panel = lazy(async () => ({ default: (await import('./panel/panel')).Panel }));

/**
 * While the panel is hidden, its updates are deferred, also the first one, so that the first card does
 * not wait for it.
 */
export function FilterPanel(props: PanelProps) {
  const deferredProps = useDeferredValue(props, null);
  const panelProps = props.isOpen ? props : deferredProps;
  const failed = (
    <section aria-label={copy.panel} className="p-2">
      <p role="alert">{copy.fieldsFailed}</p>
    </section>
  );
  return (
    panelProps && (
      <ErrorBoundary renderFallback={() => props.isOpen && failed}>
        <Suspense fallback={props.isOpen && <output>{copy.fieldsLoading}</output>}>
          <Panel panelProps={panelProps} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
