import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useReducedMotion } from '@/lib/browser/use-reduced-motion';

interface Props {
  /** How far they should have been read: 0 to 1. */
  progress: number;
  children: ReactNode;
  className?: string;
}

/** So far down one reads before the next part comes up, and there it begins. */
const lowest = 0.82;
const highest = 0.12;
const shortPart = 0.35;

/**
 * Words of any length. What is longer than the screen comes up in parts, at the pace of reading:
 * nothing moves while one reads. Whoever scrolls goes on by hand.
 */
export function Words({ progress, children, className = '' }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [isByHand, setIsByHand] = useState(false);
  const [isLong, setIsLong] = useState(false);
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => setIsLong(element.scrollHeight > element.clientHeight + 2);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isLong || isByHand) return;
    const { scrollHeight, clientHeight, scrollTop } = element;
    const line = progress * scrollHeight;
    if (line < scrollTop + clientHeight * lowest) return;
    const top = line - clientHeight * highest;
    // A last part that is short comes along with the one before it.
    const isLast = scrollHeight - clientHeight - top < clientHeight * shortPart;
    const behavior = reducedMotion ? 'instant' : 'smooth';
    element.scrollTo({ top: isLast ? scrollHeight : top, behavior });
  }, [progress, isLong, isByHand, reducedMotion]);

  const takeOver = () => setIsByHand(true);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only looks whether one scrolls
    <div
      ref={ref}
      data-long={isLong || undefined}
      // A text that scrolls has to scroll by keyboard too.
      {...(isLong && { tabIndex: 0 })}
      onWheel={takeOver}
      onTouchMove={takeOver}
      onKeyDown={takeOver}
      className={`telling-words ${className}`}
    >
      <div className="telling-words-inner">{children}</div>
    </div>
  );
}
