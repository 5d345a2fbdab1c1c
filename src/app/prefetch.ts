/** Prefetches the chunks of pages that the visitor is likely to open. */
import { whenIdle } from '@/lib/browser/when-idle';
import { preloadPage, routeAt } from './routes';

const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const;
const firstInputEvents = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

const pathOf = (link: HTMLAnchorElement) =>
  link.origin === window.location.origin && link.target !== '_blank' ? link.pathname : null;

/** Ignores a failure: navigation loads the chunk again. */
const fetchPage = (path: string) => void preloadPage(path).catch(() => undefined);

const savesData = () => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

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
      if (!savesData()) whenIdle(prefetch);
    };
    document.addEventListener(sign, onFirstInput, {
      passive: true,
      capture: true,
      signal: stop.signal,
    });
  }
}

/** The chunks of a timeline are large: they are prefetched only on hover, focus or touch. */
const isLight = (path: string) => routeAt(path)?.prerendered !== false;

/** Without the code of motion everything works, and nothing moves. */
function prefetch() {
  watchLinks();
  import('@/components/ui/start-motion').catch(() => undefined);
}

function watchLinks() {
  const seen = new WeakSet<Element>();
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = isIntersecting && target instanceof HTMLAnchorElement ? pathOf(target) : null;
      if (!path) continue;
      inView.unobserve(target);
      if (isLight(path)) whenIdle(() => fetchPage(path));
    }
  });
  const watch = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      if (seen.has(link)) continue;
      seen.add(link);
      inView.observe(link);
    }
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(watch, 200);
  }).observe(document.body, { childList: true, subtree: true });
  watch();
}
