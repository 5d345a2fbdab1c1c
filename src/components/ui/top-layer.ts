const landmarks = 'main, header, footer';

/**
 * Where something over an element has to be rendered: a modal dialog and an element on the whole
 * screen hide what is outside them. Text elsewhere belongs inside a landmark.
 */
export function topLayerOf(element: Element): HTMLElement | null {
  const full = document.fullscreenElement;
  if (full instanceof HTMLElement && full.contains(element)) return full;
  return element.closest<HTMLElement>('dialog, [role=dialog]') ?? element.closest(landmarks);
}
