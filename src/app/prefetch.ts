/** Fetches the code of a page before it is asked for, so that going there takes no time. */
import { whenIdle } from '@/lib/browser/when-idle';
import { preloadPage, routeAt } from './routes';

const signsOfInterest = ['pointerover', 'focusin', 'touchstart'] as const;
const signsOfLife = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

const pathOf = (link: HTMLAnchorElement) =>
  link.origin === window.location.origin && link.target !== '_blank' ? link.pathname : null;

/** A page whose code does not arrive now is asked for again when one goes there. */
const fetchPage = (path: string) => void preloadPage(path).catch(() => undefined);

const savesData = () => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

export function prefetchPages(): void {
  for (const sign of signsOfInterest) {
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
  // Links that are only seen can wait until there is somebody who may follow them.
  const stop = new AbortController();
  for (const sign of signsOfLife) {
    const begin = () => {
      stop.abort();
      // Not in the way of what the visitor did just now.
      if (!savesData()) whenIdle(prefetch);
    };
    document.addEventListener(sign, begin, { passive: true, capture: true, signal: stop.signal });
  }
}

/** A story's viewer is heavy: its code waits until a link to it is touched. */
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
