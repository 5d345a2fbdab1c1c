// Measures the time from a key in the search field to the paint of its result.
import type { Browser } from '@playwright/test';
import { openSlowly } from './measure-open.ts';

/** Milliseconds from each key to the paint of its result. */
export async function measureSearch(browser: Browser, path: string, word: string) {
  const page = await openSlowly(browser, path, false);
  await page
    .getByText(/bijdrager/)
    .first()
    .waitFor({ timeout: 60_000 });
  const field = page.getByRole('searchbox');
  await field.focus();
  const times: number[] = [];
  for (const key of word) {
    await page.evaluate(() => window.bench.watchKey());
    await page.keyboard.press(key);
    const time = await page.evaluate(() => window.bench.found);
    if (typeof time === 'number') times.push(time);
  }
  await page.context().close();
  return times;
}
