// Measures the time from a tap or key to the paint of its result.
import type { Browser, Page } from '@playwright/test';
import { openRead } from './measure-open.ts';

export interface Steps {
  jumpMs: number;
  openMs: number;
  closeMs: number;
}

/** Milliseconds from the event of `act` until `isDone` holds and is painted. */
async function timed(page: Page, act: () => Promise<void>, isDone: string): Promise<number> {
  await page.evaluate((condition) => window.bench.watchPaint(condition), isDone);
  await act();
  return (await page.evaluate(() => window.bench.found))!;
}

/** On a throttled processor, with the code of the lightbox already loaded. */
export async function measureSteps(browser: Browser, path: string): Promise<Steps> {
  const page = await openRead(browser, path);
  const rail = page.getByRole('navigation', { name: 'Jaren in dit verhaal' }).getByRole('link');
  const year = rail.nth(Math.floor((await rail.count()) / 2));
  await year.scrollIntoViewIfNeeded();
  const anchor = (await year.getAttribute('href'))!.slice(1);
  const heading = `[data-anchor="${anchor}"]`;
  const jumpMs = await timed(
    page,
    () => year.click(),
    `document.activeElement?.matches('${heading}')`,
  );
  const title = page.locator(`${heading} >> xpath=ancestor::section`).locator('article a').first();
  const open = () => timed(page, () => title.click(), `document.querySelector('dialog[open]')`);
  const close = () =>
    timed(page, () => page.keyboard.press('Escape'), `!document.querySelector('dialog[open]')`);
  await open();
  await close();
  const openMs = await open();
  const closeMs = await close();
  await page.context().close();
  return { jumpMs, openMs, closeMs };
}
