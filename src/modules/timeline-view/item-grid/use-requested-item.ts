import { useLayoutEffect, useRef, type RefObject } from 'react';
import { rowOfItem, type Row } from './layout-rows';
import type { RowVirtualizer } from './use-row-virtualizer';

/** An item to scroll to, and the part of its card to focus. A new object is a new request. */
export interface ItemRequest {
  id: string;
  focus: 'card' | 'link' | null;
}

const selectors = { card: 'article', link: 'a[href*="/moment/"]:not([tabindex])' };

function focus(element: HTMLElement) {
  // A card is not focusable by itself; a link is.
  if (element.tagName === 'ARTICLE') element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Scrolls to the requested item where it is not in view, once; its row has to be rendered. */
export function useRequestedItem(
  list: RefObject<HTMLElement | null>,
  virtualizer: RowVirtualizer,
  rows: readonly Row[],
  request: ItemRequest | null,
) {
  const handled = useRef<ItemRequest>(null);
  // Runs again when the rows change: the item may not have been read yet.
  useLayoutEffect(() => {
    if (!request || handled.current === request) return;
    const index = rowOfItem(rows, request.id);
    const card = list.current?.querySelector(`[data-item-id="${CSS.escape(request.id)}"]`);
    if (index < 0 || !card) return;
    handled.current = request;
    const part = request.focus && card.querySelector<HTMLElement>(selectors[request.focus]);
    const { top, bottom } = (part ?? card).getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) {
      const isTall = card.getBoundingClientRect().height > window.innerHeight * 0.8;
      virtualizer.scrollToIndex(index, { align: isTall ? 'start' : 'center' });
    }
    if (part) focus(part);
  }, [list, virtualizer, rows, request]);
}
