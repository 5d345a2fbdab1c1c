import { useEffect, useState, type RefObject } from 'react';

/** Full screen mode; `toggle` is null where the browser does not support it. */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : ref.current?.requestFullscreen();
    // The browser can reject the request; the slideshow then stays as it is.
    change?.catch(() => {});
  };
  return { isFull, toggle: document.fullscreenEnabled ? toggle : null };
}
