// Measures the time from a key in the search field to the paint of its result.
import type { Browser } from '@playwright/test';
import { openRead } from './measure-open.ts';

async function openField(browser: Browser, path: string) {
  const page = await openRead(browser, path);
  await page.getByRole('searchbox').focus();
  return page;
}

/** Milliseconds from each key to the paint of its result. */
export async function measureSearch(browser: Browser, path: string, word: string) {
  const page = await openField(browser, path);
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

/** Milliseconds from the last letter of a word that is typed at once to the paint of its result. */
export async function measureLastLetter(browser: Browser, path: string, word: string) {
  const page = await openField(browser, path);
  await page.keyboard.type(word.slice(0, -1));
  await page.evaluate(() => window.bench.watchKey());
  await page.keyboard.press(word.at(-1)!);
  const time = await page.evaluate(() => window.bench.found);
  await page.context().close();
  return time ?? Number.NaN;
}
