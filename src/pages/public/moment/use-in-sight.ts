import { useLayoutEffect } from 'react';
import { cardOf } from '@/modules/timeline/item-card/card-element';
import { bringIntoSight } from './card-in-sight';

/** Brings one item into sight and focus whenever a visitor arrives at its address. */
export function useInSight(id: string | undefined, arrival: string): void {
  useLayoutEffect(() => {
    const card = id === undefined || !arrival ? null : cardOf(id);
    const article = card?.querySelector('article');
    if (!card || !article) return;
    article.tabIndex = -1;
    article.focus({ preventScroll: true });
    return bringIntoSight(card);
  }, [id, arrival]);
}
