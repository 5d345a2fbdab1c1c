import { useLayoutEffect, type RefObject } from 'react';

/** Brings the first of the new moments into sight and focus, once, when they are asked for. */
export function useNewsInSight(
  list: RefObject<Element | null>,
  news: ReadonlySet<string> | undefined,
) {
  useLayoutEffect(() => {
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-item-id]') ?? [];
    const first = [...cards].find((card) => news?.has(card.dataset.itemId ?? ''));
    if (!first) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
    first.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [list, news]);
}
