/** Prefetches the chunks of pages that the visitor is likely to open. */
import { savesData } from '@/lib/browser/saves-data';
import { whenIdle } from '@/lib/browser/when-idle';
import { prefetch } from '@/lib/use-lazy-module';
import { preloadPage, routeAt } from './app-routes';

const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const;
const firstInputEvents = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

const pathOf = (link: HTMLAnchorElement) =>
  link.origin === window.location.origin && link.target !== '_blank' ? link.pathname : null;

const fetchPage = (path: string) => prefetch(() => preloadPage(path));

export function prefetchPages(): void {
  for (const sign of intentEvents) {
    document.addEventListener(
      sign,
      ({ target }) => {
        const link =
          target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
        const path = link && pathOf(link);
        if (path) fetchPage(path);
      },
      { passive: true },
    );
  }
  // Visible links are prefetched only after the first user input.
  const stop = new AbortController();
  for (const sign of firstInputEvents) {
    const onFirstInput = () => {
      stop.abort();
      // When idle, so that prefetching does not delay the response to the input.
      if (!savesData()) whenIdle(prefetchRest);
    };
    document.addEventListener(sign, onFirstInput, {
      passive: true,
      capture: true,
      signal: stop.signal,
    });
  }
}

/** The chunks of a timeline are large: they are prefetched only on hover, focus or touch. */
function fetchLightPage(link: HTMLAnchorElement) {
  const path = pathOf(link);
  if (path && routeAt(path)?.prerendered !== false) whenIdle(() => fetchPage(path));
}

const prefetchRest = () =>
  prefetch(
    async () => (await import('./watch-links')).watchLinks(fetchLightPage),
    () => import('@/components/ui/motion/start-motion'),
  );
