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
 * Pauses the media of the page; the rest of it is hidden from assistive technology and from the reader views of
 * browsers. Returns a function that shows it again.
 */
export function lockPage(): () => void {
  const root = document.documentElement;
  for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
  // Only where a scrollbar takes room: the background would have every style of the page computed again.
  root.classList.toggle(gutter, window.innerWidth > root.clientWidth);
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
    root.classList.remove(gutter);
  };
}
