import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { prefetchPages } from './app/prefetch';
import { removePrerenderedHead } from './app/prerendered-head';
import { preloadPage } from './app/routes';
import './styles.css';

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/** Between two pieces of work the browser may answer to the visitor. */
const breathe = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Some hosts answer `/pricing.html` or `/pricing/` too; it is the page of `/pricing` all the same. */
function showCleanAddress(path: string) {
  const { pathname, search, hash } = window.location;
  const clean = pathname.replace(/(\/index)?\.html$|\/$/, '') || '/';
  if (clean === path && pathname !== path) {
    history.replaceState(history.state, '', path + search + hash);
  }
}

/** A page that stands there already is taken over, not drawn anew, once its own code has arrived. */
async function start() {
  const { path } = root.dataset;
  if (path) showCleanAddress(path);
  const arrived = await preloadPage(window.location.pathname).then(
    () => true,
    () => false,
  );
  // Asked only now: somebody may have gone Back meanwhile, while nothing listened yet.
  if (path !== window.location.pathname) {
    removePrerenderedHead();
    createRoot(root).render(app);
  } else if (arrived) {
    // Without its code the page is still whole, and its links lead on.
    await breathe();
    // In slices, so that it never holds up a tap or a key.
    startTransition(() => void hydrateRoot(root, app));
  }
}

/** The code of the hints comes with the first sign of a mouse or a keyboard. */
const loadTooltips = () => void import('./components/ui/start-tooltips').catch(() => {});

void start().then(prefetchPages);
addEventListener('pointermove', loadTooltips, { once: true });
addEventListener('keydown', loadTooltips, { once: true });
