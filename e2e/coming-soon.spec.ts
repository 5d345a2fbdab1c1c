import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectLegible, expectNoFindings } from './legible.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /^E-mailadres/ });
const button = (page: Page) => page.getByRole('button', { name: 'Houd me op de hoogte' });
const thanks = (page: Page) => page.getByText('Bedankt! We houden je op de hoogte');

test.beforeEach(async ({ page }) => {
  await page.goto('/coming-soon');
  await expect(field(page)).toBeEnabled();
});

test('the form sends nothing, and gives thanks for 3 seconds', async ({ page }) => {
  await test.step('the form sends nothing, and says so', async () => {
    await expect(page.getByText(/verstuurt en bewaart nog niets/)).toBeVisible();
    const calls: string[] = [];
    page.on('request', (request) => {
      const isAsset = request.method() === 'GET' && /\.(js|css|woff2|webp)$/.test(request.url());
      if (!isAsset || request.url().includes('oma')) calls.push(request.url());
    });
    await field(page).fill('oma@post.nl');
    await page.clock.install();
    await button(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.clock.runFor(3100);
    await expect(field(page)).toBeVisible();
    expect(calls).toEqual([]);
    await expect(page).toHaveURL('/coming-soon');
  });
  await test.step('the thanks is shown for 3 seconds, then an empty field', async () => {
    await field(page).fill('oma@post.nl');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Enter');
    await expect(thanks(page)).toBeVisible();
    const toast = page.getByRole('listitem').filter({ hasText: 'Bedankt voor je interesse!' });
    await expect(toast).toContainText('We houden je op de hoogte zodra we live gaan.');
    await expect(field(page)).toBeHidden();
    await page.clock.runFor(2900);
    await expect(thanks(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(field(page)).toHaveValue('');
    await expect(thanks(page)).toBeHidden();
  });
});

test('the page is accessible, and refuses an invalid address', async ({ page }) => {
  await test.step('the page is accessible', async () => {
    await expectLegible(page);
  });
  await test.step('an invalid address is refused and stays in the field', async () => {
    await field(page).fill('oma@');
    await button(page).click();
    const toast = page.getByRole('listitem').filter({ hasText: 'Oeps!' });
    await expect(toast).toContainText('Voer een geldig email adres in');
    await expect(field(page)).toHaveValue('oma@');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expectNoFindings(page);
  });
});

test('without script there is no form, but another way to sign up', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/coming-soon');
  await expect(field(page)).toBeDisabled();
  await expect(page.getByText(/werkt alleen met JavaScript/)).toBeVisible();
  await context.close();
});
