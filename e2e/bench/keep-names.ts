import type { Page } from '@playwright/test';

/** esbuild adds calls of a helper to functions; this defines the helper in the page. */
export const keepNames = (page: Page) =>
  page.addInitScript({ content: 'globalThis.__name ??= (named) => named' });
