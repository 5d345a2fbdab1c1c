/** Moves focus to a heading without scrolling. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.classList.add('outline-none');
  heading.focus({ preventScroll: true });
}
