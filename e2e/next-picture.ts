import type { Page } from '@playwright/test';

/** Until the browser has drawn once more: then it has told of scrolling, and React has answered. */
export const nextPicture = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
