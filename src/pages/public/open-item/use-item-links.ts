import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { onInput } from '@/lib/browser/on-input';
import { savesData } from '@/lib/browser/saves-data';
import { whenIdle } from '@/lib/browser/when-idle';
import { storyPathOf } from '../slug';
import { prefetchOpenItem } from './load-open-item';

/** State of a history entry whose previous entry is the story: closing then goes Back. */
export const fromStory = { from: 'story' } as const;

/**
 * Opens every link to an item of this story within the page. One listener at the document serves
 * thousands of cards, which then need no handler of their own.
 */
export function useItemLinks(slug: string, itemId: string | null, flushTyping: () => void) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const linkOf = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a');
    const isItem =
      link &&
      !link.target &&
      link.origin === window.location.origin &&
      link.pathname.startsWith(`${storyPathOf(slug)}/moment/`);
    return isItem ? link : null;
  };
  const open = useEffectEvent((event: MouseEvent) => {
    const link = isPlainClick(event) && !event.defaultPrevented && linkOf(event);
    if (!link) return;
    event.preventDefault();
    flushTyping();
    const isAtItem = itemId !== null;
    void navigate(link.pathname + link.search, {
      replace: isAtItem,
      state: isAtItem ? (state as unknown) : fromStory,
    });
  });
  const prefetch = useEffectEvent((event: Event) => {
    if (linkOf(event)) prefetchOpenItem();
  });
  useEffect(() => {
    const opens = (event: MouseEvent) => open(event);
    const prefetches = (event: Event) => prefetch(event);
    document.addEventListener('click', opens);
    document.addEventListener('pointerdown', prefetches);
    document.addEventListener('focusin', prefetches);
    let cancelIdle = () => {};
    const stopListening = onInput(() => {
      stopListening();
      if (!savesData()) cancelIdle = whenIdle(prefetchOpenItem);
    });
    return () => {
      document.removeEventListener('click', opens);
      document.removeEventListener('pointerdown', prefetches);
      document.removeEventListener('focusin', prefetches);
      stopListening();
      cancelIdle();
    };
  }, []);
}
