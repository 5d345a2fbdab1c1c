/** What Tab reaches, in order. */
const tabStops = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible',
  );

const isAfter = (one: Element, other: Element) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Keeps the focus in a dialog that is not modal for the browser: Tab goes around in it, Escape cancels it, and focus
 * that comes into the page behind it, such as from the toolbar of the browser, is given to `take`. Returns how to stop.
 */
export function holdFocus(dialog: HTMLElement, take: () => void): () => void {
  const end = new AbortController();
  // Captured: React stops the keys of a dialog.
  const options = { capture: true, signal: end.signal };
  /** A modal dialog over this one keeps the focus itself. */
  const isCovered = () => document.querySelector('dialog:modal') !== null;
  const onKeyDown = (event: KeyboardEvent) => {
    const { activeElement: from } = document;
    if (!from || isCovered()) return;
    const isOutside = !dialog.contains(from);
    // A screen reader that reads on in the text can take the focus to the document.
    if (event.key === 'Escape' && isOutside)
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    if (event.key !== 'Tab') return;
    const stops = tabStops(dialog);
    const isLast = stops.every((stop) => stop === from || isAfter(stop, from) === event.shiftKey);
    if (!isOutside && !isLast) return;
    event.preventDefault();
    stops.at(event.shiftKey ? -1 : 0)?.focus();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (
      target instanceof Element &&
      target.closest('#root') &&
      !dialog.contains(target) &&
      !isCovered()
    )
      take();
  };
  document.addEventListener('keydown', onKeyDown, options);
  document.addEventListener('focusin', onFocusIn, options);
  return () => end.abort();
}
