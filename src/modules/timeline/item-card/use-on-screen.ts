import { useEffect, useState, type RefObject } from 'react';

/** Whether any of the element is on the screen, or within a margin of it. */
export function useOnScreen(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin]);
  return onScreen;
}
