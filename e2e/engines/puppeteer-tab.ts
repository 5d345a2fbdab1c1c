// Chromium over its DevTools protocol and Firefox over WebDriver BiDi, both through Puppeteer.
import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { findFirefox } from '../../.ci/find-programs.ts';
import { launchOptions } from '../../.ci/chromium.ts';
import { screen, timeZone, type Engine, type LaunchOptions } from './engine.ts';
import type { Driver } from './tab.ts';

const env = { ...process.env, TZ: timeZone };

export const launchFirefox = async ({ isReducedMotion }: LaunchOptions): Promise<Engine> =>
  asEngine(
    await launch({
      browser: 'firefox',
      executablePath: findFirefox()!,
      headless: true,
      env,
      extraPrefsFirefox: {
        'ui.prefersReducedMotion': Number(isReducedMotion),
        // Without a sound card, playback fails in Firefox unless the volume is zero.
        'media.default_volume': '0.0',
      },
    }),
  );

export async function launchChromium({ isReducedMotion }: LaunchOptions): Promise<Engine> {
  const { executablePath = '', args } = launchOptions;
  const browser = await launch({
    executablePath,
    headless: executablePath.includes('headless') ? 'shell' : true,
    env,
    args: [...args, ...(isReducedMotion ? ['--force-prefers-reduced-motion'] : [])],
  });
  return asEngine(browser, firstPaint);
}

/** Chromium drops input until a document is painted. Firefox does not always record this entry. */
const firstPaint = async (page: Page) =>
  void (await page.waitForFunction('performance.getEntriesByName("first-paint").length > 0'));

const asEngine = (
  browser: Browser,
  readyForInput: (page: Page) => Promise<void> = async () => {},
): Engine => ({
  async openTab() {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(screen);
    return asDriver(
      page,
      () => readyForInput(page),
      () => context.close(),
    );
  },
  close: () => browser.close(),
});

const asDriver = (
  page: Page,
  readyForInput: () => Promise<void>,
  close: () => Promise<void>,
): Driver => ({
  async goto(url) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await readyForInput();
  },
  async reload() {
    await page.reload({ waitUntil: 'domcontentloaded' });
    await readyForInput();
  },
  // When Back stays in the same document, Puppeteer waits in Firefox for a load event that never fires.
  back: async () => void (await page.evaluate('history.back()')),
  forward: async () => void (await page.evaluate('history.forward()')),
  run: (body) => page.evaluate(`(async () => { ${body} })()`),
  clickAt: (x, y) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press((key === ' ' ? 'Space' : key) as KeyInput),
  type: (text) => page.keyboard.type(text),
  setSize: (width, height) => page.setViewport({ width, height }),
  screenshot: async () => Buffer.from(await page.screenshot()),
  pdf: async () => Buffer.from(await page.pdf({ format: 'A4' })),
  close,
});
