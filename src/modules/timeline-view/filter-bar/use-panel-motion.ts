import { useLayoutEffect, useState, type RefObject } from 'react';
import { motion } from '@/components/ui/motion/motion';
import { useReducedMotion } from '@/lib/browser/use-media-query';

const timing = { duration: 0.2 };
const closedTransform = 'translateY(-8px)';

/**
 * Animates opening and closing of the panel. Returns whether to render it, which is true until the
 * closing animation has ended. Not an AnimatePresence: that would unmount half-typed text.
 */
export function usePanelMotion(panel: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const { animate } = motion.use();
  const isStill = useReducedMotion() || !animate;
  const [isShown, setShown] = useState(isOpen);
  if (isShown !== isOpen && (isOpen || isStill)) setShown(isOpen);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !isShown) return;
    // Removes the styles of the closing animation.
    if (isOpen) element.style.cssText = '';
    if (isStill) return;
    const moving = isOpen
      ? animate(element, { opacity: [0, 1], transform: [closedTransform, 'none'] }, timing)
      : animate(element, { opacity: 0, transform: closedTransform }, timing);
    if (!isOpen) void moving.then(() => setShown(false));
    return () => moving.cancel();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- moves when it opens or closes, not when motion is loaded
  }, [isOpen]);
  return isShown;
}
