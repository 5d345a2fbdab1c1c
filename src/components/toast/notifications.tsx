import { useEffect, useState } from 'react';
import { useLazyModule } from '@/lib/use-lazy-module';
import {
  takeConfirmations,
  useConfirmations,
  closeToast,
  showToast,
  toastDurationMs,
  toastPosition,
  useToast,
  type ShownToast,
} from './toast-store';

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

/** Both notification systems; the chunk of each is loaded at its first message. */
export function Notifications() {
  const toast = useToast();
  const waiting = useConfirmations();
  const [hasFailed, setHasFailed] = useState(false);
  const radix = useLazyModule(
    () => import('./simple-toast'),
    toast && toast.id,
    () => setHasFailed(true),
  );
  const sonner = useLazyModule(
    () => import('./brief-toaster'),
    waiting.length || null,
    () => takeConfirmations().forEach((title) => showToast({ title })),
  );
  return (
    <>
      {radix && <radix.default toast={toast} />}
      {hasFailed && !radix && <PlainText toast={toast} />}
      {sonner && <sonner.default />}
    </>
  );
}
