import { useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import { BriefConfirmation } from './brief-confirmation';
import { takeConfirmations, useConfirmations } from './confirm-store';
import { copy } from './copy';

const durationMs = 4000;
const atATime = 3;

export default function BriefToaster() {
  const waiting = useConfirmations();
  const ids = useRef<(string | number)[]>([]);
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const message of takeConfirmations()) {
      const shown = toast.custom((id) => (
        <BriefConfirmation message={message} onSwipe={() => toast.dismiss(id)} />
      ));
      // Sonner only hides what is too many; a screen reader would still meet it.
      ids.current.push(shown);
      while (ids.current.length > atATime) toast.dismiss(ids.current.shift());
    }
  }, [waiting]);

  return (
    <Toaster
      position="bottom-center"
      duration={durationMs}
      visibleToasts={atATime}
      expand
      gap={10}
      toastOptions={{
        className: 'inset-x-0 mx-auto w-fit! max-w-full rounded-full focus-visible:outline-3!',
      }}
      customAriaLabel={copy.confirmations}
    />
  );
}
