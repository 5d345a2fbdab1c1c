import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { prefetchPages } from './app/prefetch';
import { preloadPage, routeAt } from './app/app-routes';
import { hydrate, openedMedia, untilSilent } from './app/take-over/take-over';
import { isStoryPath, withOwnWords } from './config/paths';
import { pointerMoved } from './components/ui/pointer-moved';
import { rememberPress } from './components/ui/second-press';
import { prefetch } from './lib/use-lazy-module';
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
 * Without `prerenderedPath` the page is rendered here, at any path; only slashes at its end are removed.
 */
function replaceWithCanonicalPath(prerenderedPath: string | undefined) {
  const { pathname, search, hash } = window.location;
  const path =
    pathname.replace(prerenderedPath ? /(\/index)?\.html$|(?<!\/)\/+$/ : /(?<!\/)\/+$/, '') || '/';
  if (pathname !== path && path === (prerenderedPath ?? path)) {
    history.replaceState(history.state, '', path + search + hash);
  }
}

/** Removes the prerendered metadata, but for one tag: React renders that of the current page. */
function removePrerenderedHead(except?: string): void {
  // The address of a picture leaves the document with the story.
  document.querySelector('link[as=image]')?.remove();
  const nodes = [...document.head.childNodes];
  const marks = nodes.filter((node) => node.nodeType === Node.COMMENT_NODE);
  const from = marks.find(({ textContent }) => textContent === 'page');
  const to = marks.find(({ textContent }) => textContent === '/page');
  if (!from || !to) return;
  for (const node of nodes.slice(nodes.indexOf(from), nodes.indexOf(to) + 1))
    if (node.nodeName.toLowerCase() !== except) (node as ChildNode).remove();
}

/** The page of an unknown address is prerendered once, for all of them. */
const isMarkupOf = (pathname: string, path: string | undefined) =>
  path === pathname || (path === '/404' && routeAt(pathname)?.path === '*');

/** Hydrates the prerendered page once its chunk is loaded; renders any other page. */
async function start() {
  const { path } = root.dataset;
  replaceWithCanonicalPath(path);
  const isStory = isStoryPath(window.location.pathname);
  // The address is the key to a story: it leaves the document with the story.
  if (isStory) delete root.dataset.path;
  // Without this state, such as for a signed-in owner, the first render would differ from the markup.
  const matchesMarkup = !isStory || globalThis.documentState !== undefined;
  const isLoaded = await preloadPage(window.location.pathname).then(
    () => true,
    () => false,
  );
  // Read after the load: Back can have changed the path before the router listens.
  if (!matchesMarkup || !isMarkupOf(window.location.pathname, path)) {
    await untilSilent(openedMedia());
    globalThis.earlyInput?.takeClick();
    globalThis.earlyInput?.watch(null);
    removePrerenderedHead();
    createRoot(root).render(app);
  } else if (isLoaded) {
    // Without its chunk the prerendered page stays: it is complete, and its links work.
    await yieldToBrowser();
    // Its link preview has more tags than the page itself.
    if (isStory) removePrerenderedHead('title');
    hydrate(root, app);
  } else {
    // The listener of build/prerender/failed-loads.ts shows the message of a script that failed to load.
    document.querySelector('script[type=module]')?.dispatchEvent(new Event('error'));
  }
}

/** Tooltips are loaded at the first input by mouse or keyboard. */
const loadTooltips = () => prefetch(() => import('./components/ui/start-tooltips'));

const { pathname, search, hash } = window.location;
const ownPath = withOwnWords(pathname);

// An old browser keeps what the server rendered, with a line of build/prerender/browser-check.ts.
if (ownPath !== pathname) {
  // Before any read: the document at `/PUBLIC/…` has not the headers of a story.
  window.location.replace(ownPath + search + hash);
} else if (!('tooOld' in document.documentElement.dataset)) void start().then(prefetchPages);
addEventListener('pointermove', function onMove(event) {
  if (!pointerMoved(event)) return;
  removeEventListener('pointermove', onMove);
  loadTooltips();
});
addEventListener('keydown', loadTooltips, { once: true });
addEventListener('pointerdown', rememberPress, true);
