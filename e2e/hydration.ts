import type { Page } from '@playwright/test';

/** A page is hydrated once React has set its own key on the root element. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__reactContainer')),
  );

/** React hydrates the last link of the page last. */
export const waitForFullHydration = async (page: Page) => {
  await page.waitForFunction(() => {
    const last = [...document.querySelectorAll('footer a')].at(-1);
    return !!last && Object.keys(last).some((key) => key.startsWith('__reactProps'));
  });
  // By then idle callbacks have run too. With a limit: headless Chromium has forgotten one before.
  await page.evaluate(
    () => new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 1000 })),
  );
};

/** Opens a prerendered page for input: before hydration it is visible, but has no listeners. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await waitForFullHydration(page);
}
