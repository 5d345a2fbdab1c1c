const lock = 'lightbox-open';

/** Pauses the media of the page and stops it from scrolling; returns a function that unlocks it. */
export function lockPage(): () => void {
  const root = document.documentElement;
  for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
  // Only where a scrollbar takes room; otherwise the gutter would make the page narrower.
  root.style.scrollbarGutter = window.innerWidth > root.clientWidth ? 'stable' : '';
  root.classList.add(lock);
  return () => {
    root.classList.remove(lock);
    root.style.scrollbarGutter = '';
  };
}
