import { expect, type Page } from '@playwright/test';

/** Until the browser has drawn once more: then it has told of scrolling, and React has answered. */
export const nextPicture = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Scrolls as one who looks for something does: a screen at a time, while cards come and go. */
export async function scrollUntil(page: Page, by: number, isThere: () => Promise<number>) {
  for (let screens = 0; screens < 200 && (await isThere()) === 0; screens += 1) {
    await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
    await nextPicture(page);
  }
  expect(await isThere()).toBe(1);
}
