import * as Radix from '@radix-ui/react-toast';
import AlertIcon from 'lucide-react/icons/triangle-alert';
import CloseIcon from 'lucide-react/icons/x';
import { copy as crashCopy } from '../crash/copy';
import { copy } from './copy';
import { OverDialogs } from './over-dialogs';
import { closeToast, toastDurationMs, toastPosition, type ShownToast } from './toast-store';

/** Outside the document: what Radix announces there is not spoken. */
const nowhere = document.createElement('div');

export default function SimpleToast({ toast }: { toast: ShownToast | null }) {
  const isError = toast?.variant === 'destructive';
  return (
    <Radix.Provider
      duration={toastDurationMs}
      label={copy.notification}
      swipeDirection="right"
      announcerContainer={toast?.isSilent ? nowhere : undefined}
    >
      {toast && (
        <Radix.Root
          key={toast.id}
          open
          onOpenChange={(open) => {
            if (!open) closeToast(toast.id);
          }}
          type={isError ? 'foreground' : 'background'}
          className={`toast flex items-start gap-3 rounded-card border py-3 pr-2 pl-4 shadow-print ${
            isError ? 'border-ink bg-ink text-paper' : 'border-edge bg-card text-ink'
          }`}
        >
          {isError ? (
            <AlertIcon aria-hidden="true" className="mt-2.5 size-6 flex-none" />
          ) : (
            <span aria-hidden="true" className="mt-4 size-3 flex-none rounded-full bg-primary" />
          )}
          <div className="min-w-0 grow py-1.5">
            <Radix.Title className="font-display text-h3">{toast.title}</Radix.Title>
            {toast.description && (
              <>
                {/* Radix announces the texts without a space between them. */ ' '}
                <Radix.Description className="mt-0.5">{toast.description}</Radix.Description>
              </>
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
          </div>
          <Radix.Close
            aria-label={copy.close}
            className="grid size-11 flex-none place-items-center rounded-full hover:bg-current/10 focus-visible:outline-current"
          >
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
