import { useEffect, useRef } from 'react';

/**
 * Returns the focus to the start button when it is mounted again: the progress view that had the
 * focus is unmounted.
 */
export function useFocusReturn(isWorking: boolean, isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const isReturnPending = useRef(false);
  useEffect(() => {
    if (isWorking) isReturnPending.current = true;
    if (isWorking || isDisabled || !isReturnPending.current) return;
    isReturnPending.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isWorking, isDisabled]);
  return button;
}
