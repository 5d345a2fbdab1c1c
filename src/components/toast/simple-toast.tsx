import * as Radix from '@radix-ui/react-toast';
import CloseIcon from 'lucide-react/icons/x';
import { copy as crashCopy } from '../crash/copy';
import { copy } from './copy';
import { OverDialogs } from './over-dialogs';
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

export default function SimpleToast({ toast }: { toast: ShownToast | null }) {
  return (
    <Radix.Provider duration={durationMs} label={copy.notification} swipeDirection="right">
      {toast && (
        <Radix.Root
          key={toast.id}
          open
          onOpenChange={(open) => {
            if (!open) closeToast(toast.id);
          }}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          className={`toast ${toastStyle(toast.variant)}`}
        >
          <ToastMark variant={toast.variant} />
          <ToastBody>
            <Radix.Title className={toastTitleStyle}>{toast.title}</Radix.Title>
            {toast.description && (
              <Radix.Description className="mt-0.5">{toast.description}</Radix.Description>
            )}
            {toast.offersReload && (
              <Radix.Action
                altText={crashCopy.reload}
                className="button mt-2"
                onClick={() => window.location.reload()}
              >
                {crashCopy.reload}
              </Radix.Action>
            )}
          </ToastBody>
          <Radix.Close aria-label={copy.close} className={closeStyle}>
            <CloseIcon aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      )}
      <OverDialogs isShown={toast !== null}>
        <Radix.Viewport label={copy.viewport} className={toastPosition} />
      </OverDialogs>
    </Radix.Provider>
  );
}
