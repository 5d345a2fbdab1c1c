import { createElement, useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { useLazyModule } from '@/lib/use-lazy-module';

/**
 * Loads the interactive chat when its box comes into view or gets focus; null until then. After a
 * failed load the next focus retries.
 */
export function useChatWindow(box: RefObject<HTMLElement | null>, isNeeded: boolean): ReactNode {
  const [request, setRequest] = useState<number | null>(null);
  const loaded = useLazyModule(() => import('./chat-window'), request);
  useEffect(() => {
    const element = box.current;
    if (loaded || !element) return;
    const load = () => setRequest((count) => (count ?? 0) + 1);
    if (isNeeded) load();
    const inView = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      inView.disconnect();
      load();
    });
    inView.observe(element);
    element.addEventListener('focusin', load);
    return () => {
      inView.disconnect();
      element.removeEventListener('focusin', load);
    };
  }, [box, loaded, isNeeded]);
  return useMemo(() => loaded && createElement(loaded.ChatWindow), [loaded]);
}
