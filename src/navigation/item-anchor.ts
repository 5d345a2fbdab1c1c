/** An item of the list on the page and its distance from the top of the screen, in pixels. */
export interface ItemAnchor {
  id: string;
  top: number;
}

export interface Position {
  /** The scroll offset of the page, in pixels. */
  scrollTop?: number | undefined;
  /** The first visible item. */
  anchor?: ItemAnchor | undefined;
}

const isInView = (element: HTMLElement) => element.getBoundingClientRect().bottom > 0;

/** The first item on the screen; undefined while the start of the list has not reached the top. */
export function firstVisibleItem(): ItemAnchor | undefined {
  const list = document.querySelector('[data-cards]');
  if (!list || list.getBoundingClientRect().top > 0) return undefined;
  for (const chapter of list.querySelectorAll<HTMLElement>('[data-chapter]')) {
    if (!isInView(chapter)) continue;
    for (const item of chapter.querySelectorAll<HTMLElement>('[data-item-id]'))
      if (isInView(item))
        return { id: item.dataset.itemId!, top: item.getBoundingClientRect().top };
  }
  return undefined;
}

/** How far the item has moved on the screen, in pixels; undefined where it is not shown any more. */
export function distanceFrom({ id, top }: ItemAnchor): number | undefined {
  const item = document.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(id)}"]`);
  if (!item || item.hidden) return undefined;
  return item.getBoundingClientRect().top - top;
}

/** How often the page was scrolled to another place, which no correction must undo. */
let jumps = 0;

export function scrollToElement(element: Element, options?: ScrollIntoViewOptions): void {
  jumps += 1;
  element.scrollIntoView({ behavior: 'instant', ...options });
}

/** Scrolls a page to where it was left: by its first visible item, else by its scroll offset. */
export function scrollToPosition({ scrollTop = 0, anchor }: Position): void {
  jumps += 1;
  const moved = anchor && distanceFrom(anchor);
  const top = moved === undefined ? scrollTop : window.scrollY + moved;
  window.scrollTo({ top, behavior: 'instant' });
}

/**
 * Records where the first visible item is; the returned function scrolls it back there. In place of the
 * scroll anchoring of browsers: Safari has none, and in the others it stops when the item at the top of
 * the screen changes its own size.
 */
export function recordPlace(): () => void {
  if (typeof document === 'undefined') return () => {};
  const anchor = firstVisibleItem();
  const jumpsBefore = jumps;
  return () => {
    // Rendering cards at once also renders a pending Back, which restores another place.
    if (jumps !== jumpsBefore) return;
    const moved = (anchor && distanceFrom(anchor)) ?? 0;
    // Scrolling by nothing would end a smooth scroll.
    if (moved + remainder === 0) return;
    const before = window.scrollY;
    window.scrollBy({ top: moved + remainder, behavior: 'instant' });
    remainder += moved - (window.scrollY - before);
    // At the end of the page the distance cannot be scrolled.
    if (Math.abs(remainder) > 1) remainder = 0;
  };
}

/** What the last correction did not scroll, since browsers scroll by whole pixels: it would add up. */
let remainder = 0;
