const landmarks = 'main, header, footer';

/**
 * The container for an overlay of an element: a modal dialog and a fullscreen element cover
 * everything outside them. Elsewhere a landmark, since all text belongs inside one.
 */
export function topLayerOf(element: Element): HTMLElement | null {
  const full = document.fullscreenElement;
  if (full instanceof HTMLElement && full.contains(element)) return full;
  return element.closest<HTMLElement>('dialog, [role=dialog]') ?? element.closest(landmarks);
}
