const lock = 'lightbox-open';
const gutter = 'lightbox-gutter';

/** The parts of the page, with its header and footer, that neither contain the dialog nor are in it. */
function partsAround(dialog: Element | null): Element[] {
  const around: Element[] = [];
  for (let part = dialog; part?.parentElement; part = part.parentElement) {
    for (const one of part.parentElement.children) if (one !== part) around.push(one);
    if (part.matches('main')) break;
  }
  return around;
}

/**
 * Pauses the media of the page and stops it from scrolling; returns a function that unlocks it. The rest
 * of it is hidden from assistive technology and from the reader views of browsers.
 */
export function lockPage(): () => void {
  const root = document.documentElement;
  for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
  // Only where a scrollbar takes room; otherwise the gutter would make the page narrower.
  root.classList.toggle(gutter, window.innerWidth > root.clientWidth);
  root.classList.add(lock);
  const hidden: Element[] = [];
  // After the focus has left the page for the dialog.
  const hiding = requestAnimationFrame(() => {
    for (const element of partsAround(document.querySelector('.lightbox[open]'))) {
      if (element.hasAttribute('aria-hidden')) continue;
      element.setAttribute('aria-hidden', 'true');
      hidden.push(element);
    }
  });
  return () => {
    cancelAnimationFrame(hiding);
    for (const element of hidden) element.removeAttribute('aria-hidden');
    root.classList.remove(lock, gutter);
  };
}
