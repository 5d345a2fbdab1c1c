import { useEffect, useRef } from 'react';
import { cardOf } from '@/modules/timeline/item-card/card-element';
import { bringIntoSight, linkIn } from './card-in-sight';
import type { LastSeen } from './use-leafing';

interface Return {
  /** The album is closed, and the cards stand as the story's address wants them. */
  isBack: boolean;
  lastSeen: LastSeen;
  /** The card that the grid was asked for. */
  needed: string | undefined;
  need: (id: string | undefined) => void;
}

/** After the album closed: the card of what was seen last in sight, and the focus on its link. */
export function useReturn({ isBack, lastSeen, needed, need }: Return): void {
  const leave = useRef(() => {});
  // Not in the layout: the page first goes back to where it was scrolled.
  useEffect(() => {
    const id = lastSeen.get();
    if (!isBack || id === null) return;
    // Opened from another layer over the page: that one has the focus again.
    if (document.querySelector('dialog:modal')) {
      lastSeen.forget();
      return;
    }
    const card = cardOf(id);
    if (!card) {
      // Asked for, and still not there: it is no longer in the story.
      if (needed === id) lastSeen.forget();
      return need(needed === id ? undefined : id);
    }
    lastSeen.forget();
    const link = linkIn(card);
    const { top, bottom } = (link ?? card).getBoundingClientRect();
    leave.current();
    if (top < 0 || bottom > window.innerHeight) leave.current = bringIntoSight(card);
    link?.focus({ preventScroll: true });
    if (needed !== undefined) need(undefined);
  }, [isBack, lastSeen, needed, need]);
  useEffect(() => () => leave.current(), []);
}
