/** Moves a keyboard and a screen reader to a heading; the page stays where it is. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.classList.add('outline-none');
  heading.focus({ preventScroll: true });
}
