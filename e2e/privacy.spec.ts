import { expect, test } from './fixtures.ts';
import { openHydrated } from './hydration.ts';
import { expectLegible } from './legible.ts';

test.beforeEach(({ page }) => openHydrated(page, '/privacy'));

test('the sections can be reached and printed, and the page is accessible', async ({ page }) => {
  await test.step('has a date, a version and sections 1 to 16', async () => {
    await expect(page.getByText('Laatst bijgewerkt: 27-08-2025 · Versie 1.0')).toBeVisible();
    const sections = page.getByRole('main').getByRole('heading', { level: 2, name: /^\d+\./ });
    await expect(sections).toHaveCount(16);
    await expect(sections.first()).toHaveText('1. Inleiding');
    await expect(sections.nth(6)).toHaveText('7. Bewaartermijnen');
    await expect(sections.last()).toHaveText('16. Contact');
  });
  await test.step('the page is accessible', async () => {
    await expectLegible(page);
  });
  await test.step('the table of contents stays beside the text', async () => {
    const contents = page.getByRole('navigation', { name: 'Inhoud' });
    await page.getByRole('heading', { name: '12. Je rechten' }).scrollIntoViewIfNeeded();
    await expect(contents).toBeInViewport();
  });
  await test.step('a heading links to itself', async () => {
    await page.getByRole('link', { name: '7. Bewaartermijnen' }).last().click();
    await expect(page).toHaveURL('/privacy#bewaartermijnen');
  });
  await test.step('the table of contents links to sections, also by keyboard', async () => {
    const contents = page.getByRole('navigation', { name: 'Inhoud' });
    await expect(contents.getByRole('link')).toHaveCount(16);
    await contents.getByRole('link', { name: 'Klachten' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/privacy#klachten');
    const heading = page.getByRole('heading', { name: '13. Klachten' });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
  });
  await test.step('prints only the text', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: '1. Inleiding' })).toBeVisible();
    for (const part of ['body header', 'body footer', '.legal nav'])
      await expect(page.locator(part).first()).toBeHidden();
  });
});

test('Back from a section restores the scroll offset, and Forward shows the section @both', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const follow = async (name: string) => {
    await page.getByRole('navigation', { name: 'Inhoud' }).getByRole('link', { name }).click();
    const heading = page.getByRole('heading', { level: 2, name });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  };
  // After hydration, Back by key leaves scroll restoration to the page.
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
  }).toPass();
  const first = await scrolled();
  await follow('Klachten');
  const complaints = await scrolled();
  expect(complaints).toBeGreaterThan(1000);
  await follow('Bewaartermijnen');
  const keeping = await scrolled();
  await page.goBack();
  await expect(page).toHaveURL('/privacy#klachten');
  // On a phone the table of contents is above the text.
  const chosenFrom = await scrolled();
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await expect.poll(scrolled).toBeLessThan(complaints - 500);
  expect(Math.abs((await scrolled()) - first)).toBeLessThan(700);
  await page.goForward();
  await expect.poll(scrolled).toBe(chosenFrom);
  await page.goForward();
  await expect.poll(scrolled).toBe(keeping);
});
