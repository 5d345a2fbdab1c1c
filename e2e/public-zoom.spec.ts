// Zooming reaches the pixels of a picture, whatever its shape and whatever its row says.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fff"/><text x="20" y="60" font-size="28">Lieve Riet</text></svg>`;

const scan = (media_url: string, metadata: object = {}) => ({
  title: 'De scan',
  item_type: 'photo',
  media_url,
  metadata,
});

async function servePicture(page: Page, url: string, width: number, height: number) {
  await page.route(`**${url}`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing(width, height) }),
  );
}

const slide = (page: Page) => page.getByRole('dialog').locator('.yarl__slide_current');
const picture = (page: Page) => slide(page).getByRole('img', { name: 'De scan' });

/** Zooms in until it goes no further, and returns how many times its own size the picture then has. */
async function zoomOf(page: Page, width: number, height: number) {
  const zoomIn = page.getByRole('button', { name: 'Vergroten' });
  if (await zoomIn.isEnabled()) await zoomIn.click();
  const shown = await picture(page).evaluate((image) => {
    const box = image.getBoundingClientRect();
    return { width: box.width, height: box.height };
  });
  return Math.min(shown.width / width, shown.height / height);
}

const scans: [name: string, width: number, height: number, metadata: object][] = [
  ['a screenshot of a whole page', 600, 6000, { width: 600, height: 6000 }],
  ['a screenshot of which nothing is stored', 600, 6000, {}],
  ['a scan of a letter', 3000, 4200, { width: 3000, height: 4200 }],
  ['a scan of which only the width is stored', 3000, 4200, { width: 3000 }],
  ['a scan that is stored as smaller', 3000, 4200, { width: 300, height: 420 }],
  ['a scan that is stored as turned', 3000, 4200, { width: 4200, height: 3000 }],
  ['a panorama', 12_000, 1500, { width: 12_000, height: 1500 }],
  ['a panorama of which nothing is stored', 12_000, 1500, {}],
];

test('a picture of any shape can be zoomed to its own pixels, whatever its row says @phone', async ({
  page,
  makeStory,
}) => {
  const items = scans.map(([, , , metadata], n) => scan(`/demo/scan-${n}.png`, metadata));
  const story = await makeStory({ items });
  for (const [n, [, width, height]] of scans.entries())
    await servePicture(page, `/demo/scan-${n}.png`, width, height);
  await page.goto(story.path);
  await page.getByRole('article').first().getByRole('link').first().click();
  for (const [n, [name, width, height]] of scans.entries()) {
    await test.step(name, async () => {
      await expect(page.getByText(`${n + 1} van ${scans.length}`, { exact: true })).toBeVisible();
      await expect(picture(page)).toHaveAttribute('src', new RegExp(`scan-${n}\\.png$`));
      await expect(picture(page)).toBeVisible();
      await expect.poll(() => zoomOf(page, width, height)).toBeGreaterThanOrEqual(0.999);
      await expect(page.getByRole('button', { name: 'Vergroten' })).toBeDisabled();
      if (n + 1 < scans.length) await page.getByRole('button', { name: 'Volgende' }).click();
    });
  }
});

test('a photo that comes in several sizes is zoomed in its largest one', async ({
  page,
  makeStory,
}) => {
  await servePicture(page, '/demo/scan-480.webp', 480, 672);
  await servePicture(page, '/demo/scan-960.webp', 3000, 4200);
  const story = await makeStory();
  const id = await story.addItem({
    title: 'De scan',
    item_type: 'photo',
    media_url: '/demo/scan-960.webp',
    metadata: { width: 960, height: 1344 },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${story.path}/moment/${id}`);
  const file = () =>
    picture(page).evaluate((image: HTMLImageElement) => image.currentSrc.split('/').at(-1));
  await expect.poll(file).toBe('scan-480.webp');
  await expect.poll(() => zoomOf(page, 3000, 4200)).toBeGreaterThanOrEqual(0.999);
  expect(await file()).toBe('scan-960.webp');
});

test('the smaller size stays when the largest one does not come', async ({
  page,
  makeStory,
  forgive,
}) => {
  await servePicture(page, '/demo/scan-480.webp', 480, 672);
  await page.route('**/demo/scan-960.webp', (route) => route.abort());
  const story = await makeStory();
  const id = await story.addItem({
    title: 'De scan',
    item_type: 'photo',
    media_url: '/demo/scan-960.webp',
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const refused = page.waitForEvent('requestfailed');
  await page.goto(`${story.path}/moment/${id}`);
  await expect(picture(page)).toBeVisible();
  await page.getByRole('button', { name: 'Vergroten' }).click();
  await refused;
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/scan-480\.webp$/);
  await expect(picture(page)).toHaveJSProperty('complete', true);
  await expect(page.getByText('Deze foto kan nu niet worden getoond')).toHaveCount(0);
  forgive(/Failed to load resource/);
});

test('a photo that its EXIF data turn has its own shape', async ({ page, makeStory }) => {
  const body = readFileSync(new URL('media/turned.jpg', import.meta.url));
  await page.route('**/demo/scan.jpg', (route) =>
    route.fulfill({ contentType: 'image/jpeg', body }),
  );
  const story = await makeStory();
  // The row has the size before the turn.
  const metadata = { width: 64, height: 32 };
  const item = { title: 'De scan', item_type: 'photo', media_url: '/demo/scan.jpg', metadata };
  const id = await story.addItem(item);
  await page.goto(`${story.path}/moment/${id}`);
  const ratio = () =>
    picture(page).evaluate((image: HTMLElement) => image.offsetHeight / image.offsetWidth);
  await expect.poll(ratio).toBeCloseTo(2, 1);
  await expect.poll(() => zoomOf(page, 32, 64)).toBeGreaterThanOrEqual(1);
});
