// Measures opening a story with a throttled processor and network.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { origin } from './server.ts';

/** Slow 4G of Chromium's developer tools; in bytes per second and milliseconds. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
/** Layout shifts can still occur after the first card. */
const settleMs = 4000;
const observer = fileURLToPath(new URL('observe-page.js', import.meta.url));
export const phone = { width: 412, height: 839 };

export interface SweepCounts {
  frames: number;
  /** Frames with neither a card nor a placeholder on the screen. */
  blankFrames: number;
  /** Frames without a card on the screen. */
  cardlessFrames: number;
  /** The 95th percentile of the time of a frame, in milliseconds. */
  frameMs: number;
}

declare global {
  interface Window {
    bench: {
      firstCard: number;
      shift: number;
      watchKey: () => void;
      watchPaint: (condition: string) => void;
      sweep: (duration: number) => Promise<SweepCounts>;
      found: Promise<number | null> | undefined;
    };
  }
}

interface SlowOptions {
  isLineSlow?: boolean;
  /** Called before the page is opened; by default it adds `window.bench`. */
  prepare?: (page: Page) => Promise<unknown>;
}

const observe = (page: Page) => page.addInitScript({ path: observer });

export async function openSlowly(
  browser: Browser,
  path: string,
  { isLineSlow = true, prepare = observe }: SlowOptions = {},
): Promise<Page> {
  // The security policy blocks inline styles that are not of the build.
  const bypassCSP = path.startsWith('/bench-static/');
  const context = await browser.newContext({ viewport: phone, locale: 'nl-NL', bypassCSP });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (isLineSlow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
  }
  // esbuild adds calls of this helper to functions.
  await page.addInitScript({ content: 'globalThis.__name ??= (named) => named' });
  await prepare(page);
  const [address, mark] = path.split('#');
  if (mark)
    await page.route(
      ({ pathname }) => pathname === address,
      (route) => route.continue({ url: `${origin}/app.html` }),
    );
  await page.goto(new URL(address!, origin).href, { waitUntil: 'commit' });
  return page;
}

/** A whole story on a slow processor. */
export async function openRead(browser: Browser, path: string): Promise<Page> {
  const page = await openSlowly(browser, path, { isLineSlow: false });
  await page
    .getByText(/bijdrager/)
    .first()
    .waitFor({ timeout: 60_000 });
  return page;
}

const brotliSize = (path: string) =>
  brotliCompressSync(readFileSync(join('dist', path))).byteLength;

/** For `openSlowly`: the plain app.html, as a host without the share page sends it. */
export const withoutSharePage = '#plain';

export interface Opening {
  firstCardMs: number;
  /** The largest contentful paint. */
  largestMs: number;
  /** React listens to the buttons of the page; 0 on a page without it. */
  readyMs: number;
  documentBytes: number;
  scriptBytes: number;
  nodes: number;
  shift: number;
}

export async function measureOpening(browser: Browser, path: string): Promise<Opening> {
  const page = await openSlowly(browser, path);
  await page.locator('[data-item-id]').first().waitFor({ timeout: 60_000 });
  const firstCardMs = await page.evaluate(() => window.bench.firstCard);
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('.js') && entry.startTime < window.bench.firstCard)
      .map((entry) => new URL(entry.name).pathname),
  );
  const readyMs = await page
    .waitForFunction(
      () => {
        const button = document.querySelector('main button');
        const isReady = button && Object.keys(button).some((key) => key.startsWith('__reactProps'));
        return isReady ? performance.now() : undefined;
      },
      undefined,
      { timeout: path.startsWith('/public/') ? 30_000 : 100 },
    )
    .then(
      (handle) => handle.jsonValue(),
      () => 0,
    );
  await page.waitForFunction(
    (settled) => performance.now() > window.bench.firstCard + settled,
    settleMs,
    { polling: 250 },
  );
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const shift = await page.evaluate(() => window.bench.shift);
  const largestMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  const html = await page.evaluate(async () => (await fetch(location.href)).text());
  const documentBytes = brotliCompressSync(html).byteLength;
  await page.context().close();
  const scriptBytes = [...new Set(loaded)].reduce((sum, script) => sum + brotliSize(script), 0);
  return {
    firstCardMs,
    largestMs,
    readyMs: readyMs ?? 0,
    documentBytes,
    scriptBytes,
    nodes,
    shift,
  };
}
