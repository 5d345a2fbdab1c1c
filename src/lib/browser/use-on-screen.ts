import { useEffect, useState, type RefObject } from 'react';

/** Whether the element intersects the viewport, extended by a margin. */
export function useOnScreen(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.at(-1)!.isIntersecting),
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin]);
  return onScreen;
}
