import { useEffect, useRef } from 'react';
import { Toaster, toast, useSonner } from 'sonner';
import { BriefConfirmation } from './brief-confirmation';
import { takeConfirmations, useConfirmations } from './confirm-store';
import { copy } from './copy';
import { OverDialogs } from './over-dialogs';

const durationMs = 4000;
const atATime = 3;
/** When sonner has taken a dismissed message off the page. */
const goneMs = 300;

/** Up to 600 px sonner's list is as wide as the screen and begins at its offset. */
const messageStyle =
  'inset-x-0 mx-auto w-fit! max-w-full rounded-full focus-visible:outline-3! max-[600px]:right-[calc(2*var(--mobile-offset-left))]! max-[600px]:max-w-[calc(100%-2*var(--mobile-offset-left))]';

/** Where a message leaves the screen from the bottom centre; sonner itself allows the bottom only. */
const swipeDirections = ['bottom', 'left', 'right'] as const;

/** The pointer cannot leave what is removed under it, and sonner would wait for that. */
const stopWaiting = () =>
  setTimeout(
    () =>
      document
        .querySelector('[data-sonner-toaster]')
        ?.dispatchEvent(new Event('dragend', { bubbles: true })),
    goneMs,
  );

export default function BriefToaster() {
  const waiting = useConfirmations();
  const { toasts } = useSonner();
  const ids = useRef<(string | number)[]>([]);
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const message of takeConfirmations()) {
      const shown = toast.custom(() => <BriefConfirmation message={message} />, {
        onDismiss: stopWaiting,
      });
      // Sonner only hides what is too many; a screen reader would still meet it.
      ids.current.push(shown);
      while (ids.current.length > atATime) toast.dismiss(ids.current.shift());
    }
  }, [waiting]);

  return (
    <OverDialogs isShown={toasts.length > 0}>
      <Toaster
        position="bottom-center"
        duration={durationMs}
        visibleToasts={atATime}
        expand
        gap={10}
        swipeDirections={[...swipeDirections]}
        toastOptions={{
          className: messageStyle,
        }}
        customAriaLabel={copy.confirmations}
      />
    </OverDialogs>
  );
}
