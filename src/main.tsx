import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { prefetchPages } from './app/prefetch';
import { preloadPage } from './app/app-routes';
import { pointerMoved } from './components/ui/pointer-moved';
import './styles.css';

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/** Lets the browser handle input between two tasks. */
const yieldToBrowser = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/**
 * Some hosts also serve `/pricing` at `/pricing.html` and `/pricing/`: shows the canonical path.
 * Without `prerenderedPath` the page is rendered here, at any path; only the slash is removed.
 */
function replaceWithCanonicalPath(prerenderedPath: string | undefined) {
  const { pathname, search, hash } = window.location;
  const path = pathname.replace(prerenderedPath ? /(\/index)?\.html$|\/$/ : /\/$/, '') || '/';
  if (pathname !== path && path === (prerenderedPath ?? path)) {
    history.replaceState(history.state, '', path + search + hash);
  }
}

/** Removes the prerendered metadata of another page: React renders that of the current page. */
function removePrerenderedHead(): void {
  const nodes = [...document.head.childNodes];
  const marks = nodes.filter((node) => node.nodeType === Node.COMMENT_NODE);
  const from = marks.find(({ textContent }) => textContent === 'page');
  const to = marks.find(({ textContent }) => textContent === '/page');
  if (!from || !to) return;
  for (const node of nodes.slice(nodes.indexOf(from), nodes.indexOf(to) + 1)) node.remove();
}

/** Hydrates the prerendered page once its chunk is loaded; renders any other page. */
async function start() {
  const { path } = root.dataset;
  replaceWithCanonicalPath(path);
  const isLoaded = await preloadPage(window.location.pathname).then(
    () => true,
    () => false,
  );
  // Read after the load: Back can have changed the path before the router listens.
  if (path !== window.location.pathname) {
    removePrerenderedHead();
    createRoot(root).render(app);
  } else if (isLoaded) {
    // Without its chunk the prerendered page stays: it is complete, and its links work.
    await yieldToBrowser();
    // A transition hydrates in time slices, so that input is not delayed.
    startTransition(() => void hydrateRoot(root, app));
  }
}

/** Tooltips are loaded at the first input by mouse or keyboard. */
const loadTooltips = () => void import('./components/ui/start-tooltips').catch(() => {});

// An old browser keeps what the server rendered, with a line of build/prerender/browser-check.ts.
if (!('tooOld' in document.documentElement.dataset)) void start().then(prefetchPages);
addEventListener('pointermove', function onMove(event) {
  if (!pointerMoved(event)) return;
  removeEventListener('pointermove', onMove);
  loadTooltips();
});
addEventListener('keydown', loadTooltips, { once: true });
