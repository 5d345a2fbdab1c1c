import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { motion } from '@/components/ui/motion';
import { useReducedMotion } from '@/lib/browser/use-reduced-motion';

const enter = { duration: 0.2 };
const exit = { duration: 0.15 };
const away = 'translateY(-8px)';

/**
 * Opens and closes the panel with motion. Returns whether it is shown: until the motion of closing
 * has ended. Not an AnimatePresence, which would unmount the panel with its half-typed text.
 */
export function usePanelMotion(panel: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const { animate } = motion.use();
  const isStill = useReducedMotion() || !animate;
  const [isShown, setShown] = useState(isOpen);
  if (isShown !== isOpen && (isOpen || isStill)) setShown(isOpen);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    // What the motion of closing left.
    if (isOpen) element.style.cssText = '';
    if (isStill) return;
    const moving = isOpen
      ? animate(element, { opacity: [0, 1], transform: [away, 'none'] }, enter)
      : animate(element, { opacity: 0, transform: away }, exit);
    if (!isOpen) void moving.then(() => setShown(false));
    return () => moving.cancel();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- moves when it opens or closes, not when motion is loaded
  }, [isOpen]);
  return isShown;
}
