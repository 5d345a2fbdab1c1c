// Talks to the service that counts page views. Its script comes only after a yes, and it hears of
// nothing but the pages of the site itself: any other address may open a shared story, however it is
// written, or hold what somebody typed, and that is nobody else's business.
import { site } from '@/config/site';
import { consent } from './consent-store';

interface Analytics {
  track: (view: (defaults: Record<string, unknown>) => Record<string, unknown>) => unknown;
}
declare global {
  interface Window {
    umami?: Analytics;
  }
}

let loading: Promise<Analytics | undefined> | undefined;
let lastView = '';

function load({ id, script }: { id: string; script: string }, pages: ReadonlySet<string>) {
  loading ??= new Promise((resolve) => {
    const element = document.createElement('script');
    element.src = script;
    element.dataset.websiteId = id;
    // We say ourselves when a page is viewed, and which.
    element.dataset.autoTrack = 'false';
    element.dataset.hostUrl = new URL(script).origin;
    element.addEventListener('load', () => resolve(window.umami));
    element.addEventListener('error', () => resolve(undefined));
    document.head.append(element);
    document.addEventListener('click', (event) => forceFullPageLoad(event, pages), {
      capture: true,
    });
  });
  return loading;
}

/** A link to any other address opens a fresh document, without the service's script in it. */
function forceFullPageLoad(event: MouseEvent, pages: ReadonlySet<string>) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin === window.location.origin && !pages.has(link.pathname)) event.stopPropagation();
}

/** Counts a view of the page at this path, if that may be: only `pages` may be named at all. */
export async function countView(path: string, pages: ReadonlySet<string>): Promise<void> {
  if (!site.analytics || consent() !== 'accepted') return;
  if (!pages.has(path)) {
    // By Back one can still get here with the script in the document.
    if (loading) window.location.reload();
    return;
  }
  if (path === lastView) return;
  lastView = path;
  const measurer = await load(site.analytics, pages);
  if (consent() === 'accepted') {
    measurer?.track((defaults) => ({
      ...defaults,
      url: path,
      referrer: '',
      title: document.title,
    }));
  }
}
