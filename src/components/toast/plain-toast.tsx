import CloseIcon from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { copy } from './copy';
import {
  closeStyle,
  ToastBody,
  ToastMark,
  toastPosition,
  toastStyle,
  toastTitleStyle,
} from './toast-card';
import { closeToast, type ShownToast } from './toast-store';

const durationMs = 5000;

/** A toast without lazy code: its message is often about a lost connection. */
export function PlainToast({ toast }: { toast: ShownToast | null }) {
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => closeToast(toast.id), durationMs);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <output className={toastPosition}>
      {toast && (
        <div className={toastStyle(toast.variant)}>
          <ToastMark variant={toast.variant} />
          <ToastBody>
            <p className={toastTitleStyle}>{toast.title}</p>
            {toast.description && <p className="mt-0.5">{toast.description}</p>}
          </ToastBody>
          <button
            type="button"
            aria-label={copy.close}
            className={closeStyle}
            onClick={() => closeToast(toast.id)}
          >
            <CloseIcon aria-hidden="true" />
          </button>
        </div>
      )}
    </output>
  );
}
