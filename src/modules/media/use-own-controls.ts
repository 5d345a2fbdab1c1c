import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';

/**
 * The attributes of an `<audio>` or `<video>` in a document of the share page: until the script has taken
 * over, and where it never does, it plays with the controls of the browser. The source then stays. Focus in
 * those controls moves to ours, the first button of the frame.
 */
export function useOwnControls(url: string, frame: RefObject<HTMLElement | null>) {
  const isHydrated = useHydrated();
  const [src] = useState(isHydrated ? undefined : url);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!isHydrated) {
      const { activeElement } = document;
      hadFocus.current =
        activeElement instanceof HTMLMediaElement && frame.current!.contains(activeElement);
    } else if (hadFocus.current) {
      hadFocus.current = false;
      frame.current!.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [isHydrated, frame]);
  return { src, controls: !isHydrated };
}
