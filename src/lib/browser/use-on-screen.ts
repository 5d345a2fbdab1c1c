import { useEffect, useState, type RefObject } from 'react';

interface Watch {
  observer: IntersectionObserver;
  listeners: Map<Element, (isOnScreen: boolean) => void>;
}

/** One observer for each margin, shared by all elements. */
const watches = new Map<string, Watch>();

function startWatch(margin: string): Watch {
  const listeners: Watch['listeners'] = new Map();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: margin },
  );
  const watch = { observer, listeners };
  watches.set(margin, watch);
  return watch;
}

/** Whether the element intersects the viewport, extended by a margin. */
export function useOnScreen(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { observer, listeners } = watches.get(margin) ?? startWatch(margin);
    listeners.set(element, setOnScreen);
    observer.observe(element);
    return () => {
      listeners.delete(element);
      observer.unobserve(element);
      if (listeners.size > 0) return;
      observer.disconnect();
      watches.delete(margin);
    };
  }, [ref, margin]);
  return onScreen;
}
