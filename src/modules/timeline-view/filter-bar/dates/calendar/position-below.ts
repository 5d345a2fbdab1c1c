const gap = 8;

/**
 * Positions the calendar on a wide screen: below its field, else above it, else as low as fits in
 * the viewport. It scrolls with the page.
 */
export function positionBelow(element: HTMLElement, anchor: HTMLElement) {
  if (!window.matchMedia('(min-width: 48rem)').matches) return;
  const field = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const below = field.bottom + gap;
  const above = field.top - gap - height;
  const lowest = window.innerHeight - height - gap;
  const top = below <= lowest ? below : above >= 0 ? above : Math.max(gap, lowest);
  const rightmost = document.documentElement.clientWidth - width - gap;
  element.style.top = `${top + window.scrollY}px`;
  element.style.left = `${Math.max(gap, Math.min(field.left, rightmost)) + window.scrollX}px`;
}
