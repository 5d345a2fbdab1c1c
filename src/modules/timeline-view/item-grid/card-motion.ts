import { idOfItem, itemsIn } from '@/navigation/item-list';

/** Names the items on the screen, so that a view transition moves each by itself. */
function nameVisibleItems(list: HTMLElement): void {
  for (const item of itemsIn(list)) {
    const { top, bottom } = item.getBoundingClientRect();
    const isVisible = !item.hidden && bottom > 0 && top < window.innerHeight;
    item.style.viewTransitionName = isVisible ? `item-${idOfItem(item)}` : '';
  }
}

/**
 * Changes the list, and moves the items that stay on the screen to their new positions with a view
 * transition, where the browser has them and the visitor has not asked for less motion.
 */
export function moveCards(list: HTMLElement, change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!('startViewTransition' in document) || isStill) return change();
  nameVisibleItems(list);
  const transition = document.startViewTransition(() => {
    change();
    nameVisibleItems(list);
  });
  const clearNames = () => {
    for (const item of list.querySelectorAll<HTMLElement>('[style*="view-transition-name"]'))
      item.style.viewTransitionName = '';
  };
  // A newer transition skips this one: that is no failure. The browser reports an error of `change` itself.
  transition.ready.catch(() => {});
  transition.finished.then(clearNames, clearNames);
}
