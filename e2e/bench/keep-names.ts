import type { Page } from '@playwright/test';

/** Functions that run in the page were compiled for Node, with calls of a helper that only it has. */
export const keepNames = (page: Page) =>
  page.addInitScript({ content: 'globalThis.__name ??= (named) => named' });
