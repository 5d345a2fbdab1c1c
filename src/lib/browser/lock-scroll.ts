let locks = 0;

/**
 * Stops the page from scrolling behind what covers it, by wheel, touch and keys; returns a function that ends it. The
 * room of a scrollbar is kept, so that nothing moves.
 */
export function lockScroll(): () => void {
  const { classList, clientWidth } = document.documentElement;
  if (locks === 0) {
    classList.toggle('scroll-gutter', window.innerWidth > clientWidth);
    classList.add('scroll-locked');
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) classList.remove('scroll-locked', 'scroll-gutter');
  };
}
