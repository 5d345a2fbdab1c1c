import { useDeferredValue, useState } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { useLazyModule } from '@/lib/use-lazy-module';
import { copy } from './copy';
import type { PanelProps } from './panel/panel';

/**
 * In a chunk of its own: not needed before the first card. While the panel is hidden, its updates are deferred, also the first one, so that the first card does
 * not wait for it.
 */
export function FilterPanel(props: PanelProps) {
  const { isOpen } = props;
  const [hasFailed, setFailed] = useState(false);
  const code = useLazyModule(
    () => import('./panel/panel'),
    // A failed load is tried again when the panel is opened.
    Number(isOpen),
    () => setFailed(true),
  );
  const loadedProps = code && props;
  const deferredProps = useDeferredValue(loadedProps, null);
  const panelProps = isOpen ? loadedProps : deferredProps;
  const failed = (
    <section aria-label={copy.panel} className="p-2">
      <p role="alert">{copy.fieldsFailed}</p>
    </section>
  );
  if (code && panelProps)
    return (
      <ErrorBoundary renderFallback={() => isOpen && failed}>
        <code.Panel panelProps={panelProps} />
      </ErrorBoundary>
    );
  return isOpen && (hasFailed ? failed : <output>{copy.fieldsLoading}</output>);
}
