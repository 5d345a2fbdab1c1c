import { useEffect, useState, type RefObject } from 'react';

/** A film fills the screen with its controls, which stand beside it. */
const boxOf = (element: HTMLElement | null) =>
  element instanceof HTMLVideoElement ? element.parentElement : element;

/** An iPhone shows nothing but a video in full screen, with its own controls. */
const nativeName = 'webkitEnterFullscreen';

/** Full screen mode; `toggle` is null where the browser does not support it. */
export function useFullScreen(ref: RefObject<HTMLElement | null>, isFilm = false) {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const box = boxOf(ref.current);
    const isOwn = () => document.fullscreenElement === box && box !== null;
    const follow = () => setIsFull(isOwn());
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (isOwn()) void document.exitFullscreen();
    };
  }, [ref]);
  const toggle = async () => {
    const element = ref.current;
    try {
      if (isFull) await document.exitFullscreen();
      else if (document.fullscreenEnabled) await boxOf(element)?.requestFullscreen();
      else if (element && nativeName in element) (element[nativeName] as () => void)();
    } catch {
      // The browser can refuse full screen, for example inside a frame. The page stays as it is.
    }
  };
  const isSupported =
    document.fullscreenEnabled || (isFilm && nativeName in HTMLVideoElement.prototype);
  return { isFull, toggle: isSupported ? () => void toggle() : null };
}
