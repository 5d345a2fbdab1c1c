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

export function BriefConfirmation({ message }: { message: string }) {
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
