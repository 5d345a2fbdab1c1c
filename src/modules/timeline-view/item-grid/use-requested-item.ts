import { useLayoutEffect } from 'react';
import { findItem, itemLink } from '@/navigation/item-list';
import { scrollToElement } from '@/navigation/scroll/page-scroll';

/** An item to scroll to. A new object is a new request. */
export interface ItemRequest {
  id: string;
  /** The part of its card to focus; null for the item of the address, whose lightbox has the focus. */
  focus: 'card' | 'link' | null;
}

const selectors = { card: 'article', link: itemLink };

const selectionDelayMs = 250;

/** Not a ref: a request must not be handled again when the grid is mounted anew. */
const handled = new WeakSet<ItemRequest>();

/** Scrolls to the requested item where it is not in view, once; its card is rendered at once. */
export function useRequestedItem(request: ItemRequest | null) {
  // After each render: the item may not have been read, or rendered, before.
  useLayoutEffect(() => {
    if (!request || handled.has(request)) return;
    const item = findItem(request.id);
    if (!item || item.hidden) return;
    handled.add(request);
    const part = request.focus && item.querySelector<HTMLElement>(selectors[request.focus]);
    const { top, bottom } = (part ?? item).getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) {
      const isTall = item.getBoundingClientRect().height > window.innerHeight * 0.8;
      scrollToElement(item, { block: isTall ? 'start' : 'center' });
    }
    if (!part) return;
    // A link is focusable by itself; a card is not.
    if (request.focus === 'card') part.setAttribute('tabindex', '-1');
    part.focus({ preventScroll: true });
    // A screen reader goes on from the selection, which is otherwise lost with the closed dialog. Moved together
    // with the focus, Orca takes it for the move of the reader, and does not say what got the focus.
    setTimeout(() => {
      if (document.activeElement === part) getSelection()?.collapse(part, 0);
    }, selectionDelayMs);
  });
}
