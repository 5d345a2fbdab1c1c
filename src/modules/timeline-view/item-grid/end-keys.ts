import { shownItemsIn } from '@/navigation/item-list';
import { scrollToPosition } from '@/navigation/scroll/page-scroll';
import type { CardScheduler } from './card-scheduler';

/** Cards rendered before the page scrolls to the end: more than a screen of them. */
const lastCards = 12;

/**
 * Scrolls at once on Home and End: cards that are rendered on the way would stop a smooth scroll. Returns a
 * function that ends it. Loaded after the first card.
 */
export function listenForEndKeys(list: HTMLElement, scheduler: CardScheduler) {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const isForOther =
      target instanceof Element && target.closest('input, textarea, select, dialog');
    if (key !== 'Home' && key !== 'End') return;
    if (hasModifier || isForOther || event.defaultPrevented) return;
    event.preventDefault();
    if (key === 'End') scheduler.render(shownItemsIn(list).slice(-lastCards));
    scrollToPosition({ scrollTop: key === 'Home' ? 0 : document.documentElement.scrollHeight });
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}
