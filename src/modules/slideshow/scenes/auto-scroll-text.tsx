import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useReducedMotion } from '@/lib/browser/use-media-query';
import { copy } from '../copy';

interface Props {
  /** The expected reading progress, 0 to 1. */
  progress: number;
  children: ReactNode;
  className?: string;
}

/** Scrolls when the expected line is at this part of the height, and moves it up to the second. */
const lastLineRatio = 0.82;
const newLineRatio = 0.12;
const shortRestRatio = 0.35;
/** The upper edge fades the text in the style sheet. */
const fadePx = 32;

/**
 * Scrolls a text longer than the screen in steps, at reading speed or to the sentence that the voice says,
 * so that it stands still while it is read. A scroll by the reader stops this.
 */
export function AutoScrollText({ progress, children, className = '' }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [isManual, setIsManual] = useState(false);
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
    const spoken = element.querySelector('mark')?.getBoundingClientRect();
    const offset = scrollTop - element.getBoundingClientRect().top;
    const currentLine = spoken ? spoken.top + offset : progress * scrollHeight;
    const lastLine = spoken ? spoken.bottom + offset : currentLine;
    if (lastLine < scrollTop + clientHeight * lastLineRatio) return;
    const top = currentLine - Math.max(fadePx, clientHeight * newLineRatio);
    // A short last part is included in this step.
    const isLast = scrollHeight - clientHeight - top < clientHeight * shortRestRatio;
    const behavior = reducedMotion ? 'instant' : 'smooth';
    element.scrollTo({ top: isLast ? scrollHeight : top, behavior });
  }, [progress, isLong, isManual, reducedMotion]);

  const stopAutoScroll = () => setIsManual(true);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the handlers only detect scrolling
    <div
      ref={ref}
      data-long={isLong || undefined}
      // Focusable, so that the keyboard can scroll it.
      {...(isLong && { tabIndex: 0, role: 'region', 'aria-label': copy.text })}
      onWheel={stopAutoScroll}
      onTouchMove={stopAutoScroll}
      onKeyDown={stopAutoScroll}
      className={`slideshow-scroll-text ${className}`}
    >
      <div className="slideshow-scroll-text-inner">{children}</div>
    </div>
  );
}
