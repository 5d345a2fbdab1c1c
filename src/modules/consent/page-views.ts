// Talks to the service that counts page views; its script comes only after a yes, and never to a
// document that shows a shared story: a link that opens one is nobody else's business.
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { consent } from './consent-store';

interface Measurer {
  track: (view: (defaults: Record<string, unknown>) => Record<string, unknown>) => unknown;
}
declare global {
  interface Window {
    umami?: Measurer;
  }
}

const stories = paths.publicTimeline.replace(':slug', '');
export const isStory = (path: string) => path.startsWith(stories);

let loading: Promise<Measurer | undefined> | undefined;
let lastView = '';

function load({ id, script }: { id: string; script: string }) {
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
    document.addEventListener('click', leaveForStory, { capture: true });
  });
  return loading;
}

/** A link to a story opens a fresh document, without the service's script in it. */
function leaveForStory(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin === window.location.origin && isStory(link.pathname)) event.stopPropagation();
}

/** Counts a view of the page at this path, if that may be. */
export async function countView(path: string): Promise<void> {
  if (!site.analytics || consent() !== 'accepted') return;
  if (isStory(path)) {
    // By Back one can still get here with the script in the document.
    if (loading) window.location.reload();
    return;
  }
  if (path === lastView) return;
  lastView = path;
  const measurer = await load(site.analytics);
  if (consent() === 'accepted') {
    measurer?.track((defaults) => ({
      ...defaults,
      url: path,
      referrer: '',
      title: document.title,
    }));
  }
}
