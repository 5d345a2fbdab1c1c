import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { takeConfirmations, useConfirmations } from './confirm-store';
import {
  closeToast,
  showToast,
  toastDurationMs,
  toastPosition,
  useToast,
  type ShownToast,
} from './toast-store';

const SimpleToast = lazy(() => import('./simple-toast'));
const BriefToaster = lazy(() => import('./brief-toaster'));

/** The fallback when Radix's chunk fails to load: the message is often about that same lost connection. */
function PlainText({ toast }: { toast: ShownToast | null }) {
  useEffect(() => {
    const timer = setTimeout(() => toast && closeToast(toast.id), toastDurationMs);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <output className={toastPosition}>
      {toast && (
        <div className="rounded-card bg-ink p-4 text-paper">
          <p className="font-display text-h3">{toast.title}</p>
          <p>{toast.description}</p>
        </div>
      )}
    </output>
  );
}

/** The fallback when sonner's chunk fails to load: confirmations become simple toasts. */
function ConfirmationsAsToasts() {
  const waiting = useConfirmations();
  useEffect(() => {
    if (waiting.length > 0) for (const title of takeConfirmations()) showToast({ title });
  }, [waiting]);
  return null;
}

/** True once `value` has been true. */
function useWasTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return wasTrue || value;
}

/** Both notification systems; the chunk of each is loaded at its first message. */
export function Notifications() {
  const toast = useToast();
  const waiting = useConfirmations();
  const hadToast = useWasTrue(toast !== null);
  const hadConfirmation = useWasTrue(waiting.length > 0);
  return (
    <>
      {hadToast && (
        <ErrorBoundary renderFallback={() => <PlainText toast={toast} />}>
          <Suspense>
            <SimpleToast toast={toast} />
          </Suspense>
        </ErrorBoundary>
      )}
      {hadConfirmation && (
        <ErrorBoundary renderFallback={() => <ConfirmationsAsToasts />}>
          <Suspense>
            <BriefToaster />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
