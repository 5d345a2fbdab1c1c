/**
 * Scrolls the page, and keeps the reader's place in the list of a story: by an item and its distance from the top of the
 * screen, since scroll offsets change their meaning when cards above get their real height.
 */
import { findItem, findList, idOfItem, shownItemsIn } from '../item-list';
import type { ItemAnchor, Position } from './kernel';

const isInView = (element: Element) => element.getBoundingClientRect().bottom > 0;

/**
 * The first item on the screen; undefined while the list begins below the top of the screen. Chapters are asked first,
 * since measuring each of 5,000 items is slow. The top of a whole one is on the screen.
 */
export function firstVisibleItem(isWhole = false): ItemAnchor | undefined {
  const list = findList();
  if (!list || list.getBoundingClientRect().top > 0) return undefined;
  for (const chapter of list.children) {
    if (!isInView(chapter)) continue;
    for (const item of shownItemsIn(chapter)) {
      const { top, bottom } = item.getBoundingClientRect();
      if (isWhole ? top >= 0 : bottom > 0) return { id: idOfItem(item), top };
    }
  }
  return undefined;
}

/** How far the item has moved on the screen, in pixels; undefined where it is not shown any more. */
export function distanceFrom({ id, top }: ItemAnchor): number | undefined {
  const item = findItem(id);
  if (!item || item.hidden) return undefined;
  return item.getBoundingClientRect().top - top;
}

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

/** Counts the scrolls to another place: a correction that was begun before one would undo it. */
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
 * Call it before a change of the list, and the function that it returns after it: that scrolls the first visible item
 * back to where it was. It replaces the scroll anchoring of browsers, which Safari lacks, and which the others stop when
 * the item at the top of the screen changes its own size.
 */
export function recordPlace(): () => void {
  if (typeof document === 'undefined') return () => {};
  const anchor = firstVisibleItem();
  const jumpsBefore = jumps;
  return () => {
    // The change can contain a navigation: `flushSync` also renders a pending Back, which scrolls by itself.
    if (jumps !== jumpsBefore) return;
    const moved = (anchor && distanceFrom(anchor)) ?? 0;
    // Scrolling by nothing would end a smooth scroll.
    if (moved + remainder === 0) return;
    const before = window.scrollY;
    window.scrollBy({ top: moved + remainder, behavior: 'instant' });
    remainder += moved - (window.scrollY - before);
    // More than a rounding: the page ended before the distance was scrolled.
    if (Math.abs(remainder) > 1) remainder = 0;
  };
}

/**
 * The part of a pixel that the last correction could not scroll, for the next one: browsers scroll by whole pixels, and
 * over many cards the rest would add up.
 */
let remainder = 0;
