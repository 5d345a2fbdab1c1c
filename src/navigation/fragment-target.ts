/**
 * The element of a URL fragment, by its id or by `data-anchor`: with an id, WebKit would scroll to it
 * by itself after Back and after a reload, even seconds after the scroll offset was restored.
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  const anchor = hash.slice(1);
  if (!anchor) return null;
  return (
    document.getElementById(anchor) ??
    document.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`)
  );
}
