// Measures the time from a key in the search field to the paint of its result.
import type { Browser } from '@playwright/test';
import { openRead } from './measure-open.ts';

/** Milliseconds from each key to the paint of its result, after some letters that are typed at once. */
export async function measureSearch(browser: Browser, path: string, keys: string, before = '') {
  const page = await openRead(browser, path);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(before);
  const times: number[] = [];
  for (const key of keys) {
    await page.evaluate(() => window.bench.watchKey());
    await page.keyboard.press(key);
    const time = await page.evaluate(() => window.bench.found);
    if (typeof time === 'number') times.push(time);
  }
  await page.context().close();
  return times;
}
