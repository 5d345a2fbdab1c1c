// Counts the downloads of the pictures of a story in the private bucket, with one instance of `sign-files`.
import { readFileSync } from 'node:fs';
import { request, type Browser, type Page } from '@playwright/test';
import { putPrivateFile, removePrivateFiles } from '../private-files.ts';
import { createStory } from '../stories.ts';
import { phone } from './measure-open.ts';
import { origin } from './server.ts';

/** More than one read of rows. */
const photoCount = 40;
const picture = new URL('../../public/demo/oma-riet/trouwdag-960.webp', import.meta.url);

/** Scrolls past each photo, opens one and returns; the addresses of all that came over the network. */
async function visit(page: Page): Promise<string[]> {
  const photos = page.getByRole('article').getByRole('img');
  for (let index = 0; index < photoCount; index += 1) {
    const photo = photos.and(page.getByAltText(`Foto ${index}`, { exact: true }));
    await photo.scrollIntoViewIfNeeded();
    await photo.evaluate((image: HTMLImageElement) => image.decode());
  }
  await page.getByRole('link', { name: 'Foto 7', exact: true }).click();
  await page.getByRole('dialog').getByRole('img', { name: 'Foto 7' }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.includes('/storage/v1/') && transferSize > 0)
      .map(({ name }) => name),
  );
}

const mostOfOne = (urls: readonly string[]) => {
  const paths = urls.map((url) => new URL(url).pathname);
  return Math.max(0, ...paths.map((path) => paths.filter((other) => other === path).length));
};

/** Downloads of the picture with the most, in a visit and after a reload; addresses new to a second visitor. */
export async function measurePrivatePictures(browser: Browser) {
  const sender = await request.newContext({ baseURL: origin });
  const story = await createStory(sender, {});
  const open = () => browser.newPage({ viewport: phone, locale: 'nl-NL' });
  const [page, other] = [await open(), await open()];
  try {
    for (let index = 0; index < photoCount; index += 1) {
      const media_url = await putPrivateFile(story, `${index}.webp`, readFileSync(picture));
      const metadata = { width: 960, height: 720 };
      const [title, item_date] = [`Foto ${index}`, `${1950 + index}-05-04`];
      await story.addItem({ title, item_date, item_type: 'photo', media_url, metadata });
    }
    await page.goto(origin + story.path);
    const first = await visit(page);
    if (new Set(first).size < photoCount) throw new Error('The visit did not load each picture');
    await page.reload();
    const reloaded = await visit(page);
    await other.goto(origin + story.path);
    const second = await visit(other);
    return {
      inVisit: mostOfOne(first),
      onReload: mostOfOne(reloaded),
      newToSecond: second.filter((url) => !first.includes(url)).length,
    };
  } finally {
    for (const one of [page, other]) await one.close();
    removePrivateFiles(story);
    await sender.dispose();
  }
}
