import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storyPathOf } from '@shared/story-address';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { prefetch } from '@/lib/use-lazy-module';

/** The code of an open item. */
export const loadOpenItem = () => import('./open-item');
export const loadLightbox = () => import('@/modules/lightbox/lightbox');

/** State of a history entry whose previous entry is the story, or its map: closing then goes Back. */
export const fromStory = { from: 'story' } as const;

export type FromStory = typeof fromStory & {
  /** Ids of the items to page through, instead of all that the story shows. */
  series?: readonly string[] | undefined;
};

interface Options {
  slug: string;
  /** Query string of the filter, which the links of the cards do not have. */
  query: string;
  isAtItem: boolean;
  /** The code of an open item could not be loaded: links then load a document, which tries again. */
  isCodeMissing: boolean;
  onOpen: () => void;
}

/**
 * Opens the links to an item of this story within the page, those on the map included. One listener at
 * the document serves thousands of cards, which then need no handler of their own.
 */
export function useItemLinks({ slug, query, isAtItem, isCodeMissing, onOpen }: Options) {
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
    if (!link || isCodeMissing) return;
    event.preventDefault();
    onOpen();
    void navigate(link.pathname + query, {
      replace: isAtItem,
      state: isAtItem ? (state as unknown) : fromStory,
    });
  });
  const prefetchItem = useEffectEvent((event: Event) => {
    const link = linkOf(event);
    if (!link) return;
    // For a click that opens the link in another tab, and for its address in a menu.
    link.search = query;
    prefetch(loadOpenItem, loadLightbox);
  });
  useEffect(() => {
    const unmount = new AbortController();
    const { signal } = unmount;
    document.addEventListener('click', open, { signal });
    // For a touch the event comes just before `pointerdown`.
    document.addEventListener('pointerover', prefetchItem, { signal });
    document.addEventListener('focusin', prefetchItem, { signal });
    return () => unmount.abort();
  }, []);
}
