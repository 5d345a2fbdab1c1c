import { expect, type Page } from '@playwright/test';

/** Stops the installed clock of the page: from then on only the test advances it. */
export const pauseClock = (page: Page) =>
  // Repeated: on a busy machine the clock can pass the time at which it should stop.
  expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 500);
  }).toPass();
