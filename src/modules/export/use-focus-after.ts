import { useEffect, useRef } from 'react';

/** For the button that comes back once work is done: focus went with what stood in its place. */
export function useFocusAfter(isWorking: boolean, isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isWorking) isAwaited.current = true;
    if (isWorking || isDisabled || !isAwaited.current) return;
    isAwaited.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isWorking, isDisabled]);
  return button;
}
