// Measures a first visit: what it asks for, and how soon a story and the link of an item answer on a slow phone.
import type { Browser } from '@playwright/test';
import { openSlowly, phone } from './measure-open.ts';
import { origin } from './server.ts';

export interface Visit {
  fontKb: number;
  /** Reads of rows by the browser, besides those of the share page. */
  reads: number;
  rowsKb: number;
  /** The same when the tab is seen again and nothing has changed. */
  readsOnReturn: number;
  rowsKbOnReturn: number;
}

/** Sizes are those of the bodies, before compression. */
export async function measureVisit(browser: Browser, path: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, locale: 'nl-NL' });
  const page = await context.newPage();
  const seen: { isFont: boolean; kb: Promise<number> }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isFont = pathname.endsWith('.woff2');
    if (!isFont && !pathname.startsWith('/rest/v1/')) return;
    seen.push({ isFont, kb: response.body().then((body) => body.length / 1000) });
  });
  const sumOf = async (isFont: boolean) => {
    const kb = await Promise.all(seen.filter((one) => one.isFont === isFont).map((one) => one.kb));
    return { count: kb.length, kb: kb.reduce((sum, size) => sum + size, 0) };
  };
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const [fonts, rows] = [await sumOf(true), await sumOf(false)];
  seen.length = 0;
  const answered = page.waitForResponse(/\/rest\/v1\//);
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await answered;
  await page.waitForLoadState('networkidle');
  const again = await sumOf(false);
  await context.close();
  return {
    fontKb: fonts.kb,
    reads: rows.count,
    rowsKb: rows.kb,
    readsOnReturn: again.count,
    rowsKbOnReturn: again.kb,
  };
}

declare global {
  interface Window {
    itemBench: { answersMs: number; withoutPhotoMs: number };
  }
}

/** Runs in the page: looks at each frame until the lightbox answers. */
function watchItem() {
  const result = { answersMs: 0, withoutPhotoMs: 0 };
  let last = 0;
  let wasSeen = false;
  const isSeen = (image: HTMLImageElement) =>
    image.complete && image.naturalWidth > 0 && image.checkVisibility({ opacityProperty: true });
  const look = () => {
    const now = performance.now();
    const dialog = document.querySelector('dialog[open]');
    const item = dialog ?? document.getElementById('opened-item');
    const hasPhoto = item !== null && [...item.querySelectorAll('img')].some(isSeen);
    if (wasSeen && !hasPhoto) result.withoutPhotoMs += now - last;
    wasSeen ||= hasPhoto;
    last = now;
    const button = dialog?.querySelector('button');
    const answers = button && Object.keys(button).some((key) => key.startsWith('__reactProps'));
    if (!answers || !hasPhoto) return requestAnimationFrame(look);
    result.answersMs = now;
    window.itemBench = result;
  };
  requestAnimationFrame(look);
}

/** Opens the link of an item with a photo on a slow phone. */
export async function measureItemLink(browser: Browser, path: string) {
  const page = await openSlowly(browser, path, {
    prepare: (opened) => opened.addInitScript(watchItem),
  });
  await page.waitForFunction(() => 'itemBench' in window, undefined, { timeout: 60_000 });
  const figures = await page.evaluate(() => window.itemBench);
  await page.context().close();
  return figures;
}
