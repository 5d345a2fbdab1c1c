// The lower bound of the first card: all cards of a story in one document, without script.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { dist } from '../pages.ts';
import { keepNames } from './keep-names.ts';
import { phone } from './measure-open.ts';
import { origin } from './server.ts';
import { usedStyles, withoutScript } from './static-twin.ts';

const folder = 'bench-static';

export const staticGridPath = `/${folder}/index.html`;

/** Adds the rendered grid of a story to the build; returns a function that removes it again. */
export async function buildStaticGrid(browser: Browser, path: string, count: number) {
  const page = await browser.newPage({ viewport: phone });
  await keepNames(page);
  await page.goto(origin + path);
  // The viewer renders the whole of a story of this size while the page is idle.
  await page.waitForFunction(
    (all) => document.querySelectorAll('[data-item-id]').length === all,
    count,
  );
  const styles = await page.evaluate(usedStyles);
  const html = withoutScript(await page.content())
    .replaceAll(/<style\b.*?<\/style>/gs, '')
    .replace('</head>', () => `<style>${styles}</style></head>`);
  await page.close();
  mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, staticGridPath), html);
  return () => rmSync(join(dist, folder), { recursive: true, force: true });
}
