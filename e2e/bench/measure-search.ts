// How long one key in the search field takes until its result is painted.
import type { Browser } from '@playwright/test';
import { openSlowly } from './measure-open.ts';

/** Milliseconds from each key to the painted cards that answer it. */
export async function measureSearch(browser: Browser, path: string, word: string) {
  const page = await openSlowly(browser, path, false);
  await page
    .getByText(/verteller/)
    .first()
    .waitFor({ timeout: 60_000 });
  const field = page.getByRole('searchbox');
  await field.focus();
  const times: number[] = [];
  for (const key of word) {
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let pressed = 0;
          addEventListener('keydown', (event) => (pressed = event.timeStamp), { once: true });
          const observer = new MutationObserver((records) => {
            const isAboutCards = records.some(
              ({ target }) =>
                target instanceof Element && target.closest('[data-item-id], ul, section'),
            );
            if (!isAboutCards) return;
            observer.disconnect();
            requestAnimationFrame(() => {
              setTimeout(() => resolve(performance.now() - pressed));
            });
          });
          const cards = document.querySelector('[data-item-id]')?.closest('div');
          observer.observe(cards ?? document.body, { childList: true, subtree: true });
        }),
    );
    await page.keyboard.press(key);
    times.push(await painted);
  }
  await page.context().close();
  return times;
}
