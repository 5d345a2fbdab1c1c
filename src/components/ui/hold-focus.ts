/** What Tab reaches, in order. */
const tabStops = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible',
  );

const isAfter = (one: Element, other: Element) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Keeps the focus in what covers the page and is not modal for the browser (a dialog, a film in full screen): Tab goes
 * around in it, Escape cancels it, and focus that comes into the page behind it, such as from the toolbar of the browser,
 * is given to `take`. Returns how to stop.
 */
export function holdFocus(box: HTMLElement, take: () => void): () => void {
  const end = new AbortController();
  // Captured: React stops the keys of a dialog.
  const options = { capture: true, signal: end.signal };
  /** A modal dialog over it keeps the focus itself. */
  const isCovered = () =>
    [...document.querySelectorAll('dialog:modal')].some((one) => !one.contains(box));
  const onKeyDown = (event: KeyboardEvent) => {
    const { activeElement: from } = document;
    if (!from || isCovered()) return;
    const isOutside = !box.contains(from);
    // A screen reader that reads on in the text can take the focus to the document.
    if (event.key === 'Escape' && isOutside)
      box.dispatchEvent(new Event('cancel', { cancelable: true }));
    if (event.key !== 'Tab') return;
    const stops = tabStops(box);
    const isLast = stops.every((stop) => stop === from || isAfter(stop, from) === event.shiftKey);
    if (!isOutside && !isLast) return;
    event.preventDefault();
    stops.at(event.shiftKey ? -1 : 0)?.focus();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (
      target instanceof Element &&
      target.closest('#root') &&
      !box.contains(target) &&
      !isCovered()
    )
      take();
  };
  document.addEventListener('keydown', onKeyDown, options);
  document.addEventListener('focusin', onFocusIn, options);
  return () => end.abort();
}
