import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useReducedMotion } from '@/lib/browser/use-reduced-motion';

interface Props {
  /** How far they should have been read: 0 to 1. */
  progress: number;
  children: ReactNode;
  className?: string;
}

/** So far down one reads before the next part comes up, and there it begins. */
const lastLineRatio = 0.82;
const newLineRatio = 0.12;
const shortRestRatio = 0.35;

/**
 * Words of any length. What is longer than the screen comes up in parts, at the pace of reading:
 * nothing moves while one reads. Whoever scrolls goes on by hand.
 */
export function AutoScrollText({ progress, children, className = '' }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [isManual, setIsByHand] = useState(false);
  const [isLong, setIsLong] = useState(false);
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setIsLong(element.scrollHeight > element.clientHeight + 2);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isLong || isManual) return;
    const { scrollHeight, clientHeight, scrollTop } = element;
    const currentLine = progress * scrollHeight;
    if (currentLine < scrollTop + clientHeight * lastLineRatio) return;
    const top = currentLine - clientHeight * newLineRatio;
    // A last part that is short comes along with the one before it.
    const isLast = scrollHeight - clientHeight - top < clientHeight * shortRestRatio;
    const behavior = reducedMotion ? 'instant' : 'smooth';
    element.scrollTo({ top: isLast ? scrollHeight : top, behavior });
  }, [progress, isLong, isManual, reducedMotion]);

  const stopAutoScroll = () => setIsByHand(true);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only looks whether one scrolls
    <div
      ref={ref}
      data-long={isLong || undefined}
      // A text that scrolls has to scroll by keyboard too.
      {...(isLong && { tabIndex: 0 })}
      onWheel={stopAutoScroll}
      onTouchMove={stopAutoScroll}
      onKeyDown={stopAutoScroll}
      className={`telling-words ${className}`}
    >
      <div className="telling-words-inner">{children}</div>
    </div>
  );
}
