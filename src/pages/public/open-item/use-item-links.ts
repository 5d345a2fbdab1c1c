import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '../slug';
import { prefetchMoment } from './load-open-item';

/** In the state of an entry: the one before it is the story, so closing goes Back. */
export const fromStory = { from: 'story' } as const;

/**
 * Opens every link to a moment of this story without leaving the page, wherever it stands: heard at
 * the document, so that thousands of cards need no handler and no router of their own.
 */
export function useMomentLinks(slug: string, momentId: string | null, settle: () => void) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const linkOf = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a');
    const isMoment =
      link &&
      !link.target &&
      link.origin === window.location.origin &&
      link.pathname.startsWith(`${pathOf(slug)}/moment/`);
    return isMoment ? link : null;
  };
  const open = useEffectEvent((event: MouseEvent) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const link = event.button !== 0 || isModified || event.defaultPrevented ? null : linkOf(event);
    if (!link) return;
    event.preventDefault();
    settle();
    const isAtMoment = momentId !== null;
    void navigate(link.pathname + link.search, {
      replace: isAtMoment,
      state: isAtMoment ? (state as unknown) : fromStory,
    });
  });
  const prefetch = useEffectEvent((event: Event) => {
    if (linkOf(event)) prefetchMoment();
  });
  useEffect(() => {
    const opens = (event: MouseEvent) => open(event);
    const prefetches = (event: Event) => prefetch(event);
    document.addEventListener('click', opens);
    document.addEventListener('pointerdown', prefetches);
    document.addEventListener('focusin', prefetches);
    return () => {
      document.removeEventListener('click', opens);
      document.removeEventListener('pointerdown', prefetches);
      document.removeEventListener('focusin', prefetches);
    };
  }, []);
}
