import { expect, type Locator, type Page } from '@playwright/test';

/** Waits for two frames: by then scroll events have fired and React has rendered. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Waits for the web fonts, which come after the scripts of a story and move the cards a little. */
export async function fontsLoaded(page: Page) {
  await expect(page.locator('html[data-started]')).toBeAttached();
  // A layout asks for them.
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Waits until the element stays in its place: the rows around it are rendered and measured. */
export const untilAtRest = (target: Locator) =>
  expect(async () => {
    const before = await target.boundingBox();
    await nextFrames(target.page());
    expect(await target.boundingBox()).toEqual(before);
  }).toPass();

/** Scrolls in steps until the condition holds, while cards mount and unmount. */
export async function scrollUntil(page: Page, by: number, isThere: () => Promise<number>) {
  for (let screens = 0; screens < 200 && (await isThere()) === 0; screens += 1) {
    await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
    await nextFrames(page);
  }
  expect(await isThere()).toBe(1);
}

/** As after loading: the next Tab goes to the first stop of the page. */
export const startAtTop = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
