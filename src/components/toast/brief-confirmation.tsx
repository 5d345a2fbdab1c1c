import CheckIcon from 'lucide-react/icons/check';
import { useRef } from 'react';

const swipeThresholdPx = 20;
/** When sonner has taken a dismissed message off the page. */
const goneMs = 300;

interface Props {
  message: string;
  onSwipe: () => void;
}

/** Sonner fixes its own threshold at 45 px, so the swipe is measured here. */
export function BriefConfirmation({ message, onSwipe }: Props) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return (
    <div
      className="flex min-h-12 w-full items-center gap-3 rounded-full bg-ink px-6 py-2.5 font-text text-body text-paper shadow-print select-none"
      onPointerDown={({ clientX, clientY }) => {
        start.current = { x: clientX, y: clientY };
      }}
      onPointerUp={({ clientX, clientY, currentTarget }) => {
        if (!start.current) return;
        const down = clientY - start.current.y;
        const aside = Math.abs(clientX - start.current.x);
        start.current = null;
        if (down < swipeThresholdPx || down <= aside) return;
        onSwipe();
        // The pointer cannot leave what is removed under it, and sonner would wait for that.
        const list = currentTarget.closest('ol');
        setTimeout(() => list?.dispatchEvent(new Event('dragend', { bubbles: true })), goneMs);
      }}
    >
      <CheckIcon aria-hidden="true" className="flex-none" />
      {message}
    </div>
  );
}
