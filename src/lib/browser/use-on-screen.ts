import { useEffect, useState, type RefObject } from 'react';

interface Watch {
  observer: IntersectionObserver;
  tells: Map<Element, (isOnScreen: boolean) => void>;
}

/** One observer for each margin, shared by all cards. */
const watches = new Map<string, Watch>();

function startWatch(margin: string): Watch {
  const tells: Watch['tells'] = new Map();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) tells.get(target)?.(isIntersecting);
    },
    { rootMargin: margin },
  );
  const watch = { observer, tells };
  watches.set(margin, watch);
  return watch;
}

/** Whether any of the element is on the screen, or within a margin of it. */
export function useOnScreen(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { observer, tells } = watches.get(margin) ?? startWatch(margin);
    tells.set(element, setOnScreen);
    observer.observe(element);
    return () => {
      tells.delete(element);
      observer.unobserve(element);
      if (tells.size > 0) return;
      observer.disconnect();
      watches.delete(margin);
    };
  }, [ref, margin]);
  return onScreen;
}
