import { useLayoutEffect, useState, type RefObject } from 'react';
import { motion } from '@/components/ui/motion';
import { useReducedMotion } from '@/lib/browser/use-reduced-motion';

const timing = { duration: 0.2 };
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
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !isShown) return;
    // What the motion of closing left.
    if (isOpen) element.style.cssText = '';
    if (isStill) return;
    const moving = isOpen
      ? animate(element, { opacity: [0, 1], transform: [away, 'none'] }, timing)
      : animate(element, { opacity: 0, transform: away }, timing);
    if (!isOpen) void moving.then(() => setShown(false));
    return () => moving.cancel();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- moves when it opens or closes, not when motion is loaded
  }, [isOpen]);
  return isShown;
}
