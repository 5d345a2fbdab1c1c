import { useEffect, useRef } from 'react';
import { Toaster, toast, useSonner } from 'sonner';
import { BriefConfirmation } from './brief-confirmation';
import { takeConfirmations, useConfirmations } from './confirm-store';
import { copy } from './copy';
import { OverDialogs } from './over-dialogs';

const durationMs = 4000;
const atATime = 3;

/** Up to 600 px sonner's list has the full width and starts at its offset. */
const messageStyle =
  'inset-x-0 mx-auto w-fit! max-w-full rounded-full focus-visible:outline-3! max-[600px]:right-[calc(2*var(--mobile-offset-left))]! max-[600px]:max-w-[calc(100%-2*var(--mobile-offset-left))]';

/** Sonner's default at the bottom centre is only `bottom`. */
const swipeDirections = ['bottom', 'left', 'right'] as const;

export default function BriefToaster() {
  const waiting = useConfirmations();
  const { toasts } = useSonner();
  const ids = useRef<(string | number)[]>([]);
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const message of takeConfirmations()) {
      const shown = toast.custom(() => <BriefConfirmation message={message} />);
      // Sonner only hides excess messages visually, not for screen readers.
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
