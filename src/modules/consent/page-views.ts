// Reports page views to the analytics service. Its script is loaded only after consent, and only
// known paths are reported: any other URL can hold the secret slug of a timeline or a typed text.
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

const state = {
  loading: undefined as Promise<Analytics | undefined> | undefined,
  /** The path that was counted last. */
  lastView: '',
};

function load({ id, script }: { id: string; script: string }, pages: ReadonlySet<string>) {
  state.loading ??= new Promise((resolve) => {
    const element = document.createElement('script');
    element.src = script;
    element.dataset.websiteId = id;
    // Page views are reported by `countView` only.
    element.dataset.autoTrack = 'false';
    element.dataset.hostUrl = new URL(script).origin;
    element.addEventListener('load', () => resolve(window.umami));
    element.addEventListener('error', () => resolve(undefined));
    document.head.append(element);
    document.addEventListener('click', (event) => forceFullPageLoad(event, pages), {
      capture: true,
    });
  });
  return state.loading;
}

/** A link to an unknown path causes a full page load, to get a document without the script. */
function forceFullPageLoad(event: MouseEvent, pages: ReadonlySet<string>) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin === window.location.origin && !pages.has(link.pathname)) event.stopPropagation();
}

/** Counts a view of a known page, with consent. */
export async function countView(path: string, pages: ReadonlySet<string>): Promise<void> {
  if (!site.analytics || consent() !== 'accepted') return;
  if (!pages.has(path)) {
    // Back can lead here with the script loaded: reload without it.
    if (state.loading) window.location.reload();
    return;
  }
  if (path === state.lastView) return;
  state.lastView = path;
  const analytics = await load(site.analytics, pages);
  if (consent() === 'accepted') {
    analytics?.track((defaults) => ({
      ...defaults,
      url: path,
      referrer: '',
      title: document.title,
    }));
  }
}
