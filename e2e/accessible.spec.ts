import { expect, servePlainStories, test } from './fixtures.ts';
import { expectNoFindings } from './legible.ts';

const stories = ['oma-riet', 'eerste-jaar-noor', 'seizoen-jo11'];
for (const slug of stories) {
  test(`axe finds no violations in ${slug} while scrolling to its end`, async ({ page }) => {
    await page.goto(`/public/${slug}`);
    await expect(page.getByText(/bijdragers?$/)).toBeVisible();
    await expectNoFindings(page);
  });
}

test('axe finds no violations in an empty story and in an empty search result', async ({
  page,
}) => {
  await page.goto('/public/nog-leeg');
  await expect(page.getByText('Deze anekdote heeft nog geen gebeurtenissen.')).toBeVisible();
  await expectNoFindings(page);
  await page.goto('/public/bestaat-niet');
  await expect(page.getByRole('heading', { name: 'Anekdote niet gevonden' })).toBeVisible();
  await expectNoFindings(page);
});

test('axe finds no violations while loading', async ({ page }) => {
  await servePlainStories(page);
  await page.route('**/rest/v1/timelines*', () => {});
  await page.goto('/public/oma-riet');
  await expect(page.getByText('Anekdote wordt geladen...')).toBeVisible();
  await expectNoFindings(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('axe finds no violations while an error message is shown', async ({ page, forgive }) => {
  await servePlainStories(page);
  await page.route(/timeline_items/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/public/oma-riet');
  await expect(page.getByText('Fout bij laden items').first()).toBeVisible();
  await expectNoFindings(page);
  forgive(/Failed to load resource/);
});

test('axe finds no violations with filters, panel and calendar open @both', async ({
  page,
  isMobile,
}) => {
  await page.goto('/public/oma-riet');
  await page.getByRole('searchbox').fill('oma');
  await expect(page.getByRole('button', { name: /^Verwijder filter/ })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: isMobile ? /^Filters/ : 'Meer' }).click();
  await expect(page.getByRole('textbox', { name: 'Van' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: /Kalender openen: Van/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expectNoFindings(page);
});

for (const width of [320, 360, 768, 1280]) {
  test(`nothing overflows ${width} px, also at 200% text size`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/public/oma-riet');
    await expect(page.getByText(/bijdragers?$/)).toBeVisible();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  });
}
