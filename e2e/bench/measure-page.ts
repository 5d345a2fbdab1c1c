// Opens a page with a throttled processor and network, and reads the browser's performance entries.
import type { Browser } from '@playwright/test';
import { openSlowly } from './measure-open.ts';

export interface PageFigures {
  fcp: number;
  lcp: number;
  /** Total blocking time: the part over 50 ms of each long task after first paint. */
  tbt: number;
  shift: number;
  scriptBytes: number;
}

declare global {
  interface Window {
    pageBench: {
      lcp: number;
      shift: number;
      tasks: { start: number; ms: number }[];
      /** End of the last long task, layout shift or paint of a larger element. */
      lastChange: number;
    };
  }
}

/** A page without a long task or a layout shift for this long has come to rest. */
const quietMs = 500;

/** Runs in the page before all other scripts. */
function observePage() {
  const seen: Window['pageBench'] = { lcp: 0, shift: 0, tasks: [], lastChange: 0 };
  window.pageBench = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        take(entry);
        seen.lastChange = Math.max(seen.lastChange, entry.startTime + entry.duration);
      }
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  observe('longtask', (entry) => seen.tasks.push({ start: entry.startTime, ms: entry.duration }));
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.shift += shift.value;
  });
}

/** Runs in the page once it is idle. */
function readFigures(): PageFigures {
  const { lcp, shift, tasks } = window.pageBench;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const blocked = tasks.filter(({ start }) => start >= fcp).map(({ ms }) => Math.max(0, ms - 50));
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return {
    fcp,
    lcp,
    tbt: blocked.reduce((sum, ms) => sum + ms, 0),
    shift,
    scriptBytes: scripts.reduce(
      (sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize,
      0,
    ),
  };
}

export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const page = await openSlowly(browser, url, {
    async prepare(opened) {
      await opened.addInitScript(observePage);
      // A static host has no backend: respond with no features.
      await opened.route('**/rest/v1/**', (route) => route.fulfill({ json: [] }));
    },
  });
  await page.waitForLoadState('networkidle', { timeout: 90_000 });
  // The last responses can still cause layout shifts and long tasks.
  await page.waitForFunction(
    (least) => performance.now() - window.pageBench.lastChange > least,
    quietMs,
  );
  const figures = await page.evaluate(readFigures);
  await page.context().close();
  return figures;
}
