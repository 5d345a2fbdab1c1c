import { useLayoutEffect, type RefObject } from 'react';
import { rowOfItem, type Row } from './layout-rows';
import type { RowVirtualizer } from './use-row-virtualizer';

/** An item to scroll to. A new object is a new request. */
export interface ItemRequest {
  id: string;
  /** The part of its card to focus; null for the item of the address, whose lightbox has the focus. */
  focus: 'card' | 'link' | null;
}

const selectors = { card: 'article', link: 'a[href*="/moment/"]:not([tabindex])' };

/** Not a ref: without matches the grid unmounts, and a request must not be handled again after that. */
const handled = new WeakSet<ItemRequest>();

/** Scrolls to the requested item where it is not in view, once; its row has to be rendered. */
export function useRequestedItem(
  list: RefObject<HTMLElement | null>,
  virtualizer: RowVirtualizer,
  rows: readonly Row[],
  request: ItemRequest | null,
) {
  // Runs again when the rows change: the item may not have been read yet.
  useLayoutEffect(() => {
    if (!request || handled.has(request)) return;
    const index = rowOfItem(rows, request.id);
    const card = list.current?.querySelector(`[data-item-id="${CSS.escape(request.id)}"]`);
    if (index < 0 || !card) return;
    handled.add(request);
    const part = request.focus && card.querySelector<HTMLElement>(selectors[request.focus]);
    const { top, bottom } = (part ?? card).getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) {
      const isTall = card.getBoundingClientRect().height > window.innerHeight * 0.8;
      virtualizer.scrollToIndex(index, { align: isTall ? 'start' : 'center' });
    }
    if (!part) return;
    // A link is focusable by itself; a card is not.
    if (request.focus === 'card') part.setAttribute('tabindex', '-1');
    part.focus({ preventScroll: true });
  }, [list, virtualizer, rows, request]);
}
