import { useEffect, useRef } from 'react';
import { Toaster, toast, useSonner } from 'sonner';
import { takeConfirmations, useConfirmations } from './toast-store';
import { copy } from './copy';
import { OverDialogs } from './over-dialogs';
import CheckIcon from 'lucide-react/icons/check';

const thresholdPx = 20;
/** The distance at which sonner dismisses a message; it has no option for it. */
const sonnerThresholdPx = 45;

/**
 * Sonner dismisses by the distance in the CSS variables of its list item, or by swipe speed. This
 * rounds the distance first, so that 20 px dismiss a message and less never does.
 */
function roundSwipe(item: HTMLElement | null) {
  for (const name of ['--swipe-amount-x', '--swipe-amount-y']) {
    const distance = parseFloat(item?.style.getPropertyValue(name) ?? '') || 0;
    const isSwipe = Math.abs(distance) >= thresholdPx;
    const rounded = Math.sign(distance) * Math.max(Math.abs(distance), sonnerThresholdPx);
    item?.style.setProperty(name, `${isSwipe ? rounded : 0}px`);
  }
}

function BriefConfirmation({ message }: { message: string }) {
  return (
    <div
      className="flex min-h-12 w-full items-center gap-3 rounded-full bg-ink px-6 py-2.5 font-text text-body text-paper shadow-print select-none"
      onPointerUp={({ currentTarget }) => roundSwipe(currentTarget.closest('li'))}
    >
      <CheckIcon aria-hidden="true" className="flex-none" />
      <span>{message}</span>
    </div>
  );
}

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
