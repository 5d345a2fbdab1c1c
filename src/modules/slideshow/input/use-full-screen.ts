import { useEffect, useState, type RefObject } from 'react';

/** The whole screen, where the browser gives it. */
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
    // Refused: everything stays as it was, and works.
    change?.catch(() => {});
  };
  return { isFull, toggle: document.fullscreenEnabled ? toggle : null };
}
