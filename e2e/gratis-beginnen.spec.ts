import { expect, test } from './fixtures.ts';
import { expectLegible } from './legible.ts';

test('the ways to the app are named and accessible', async ({ page }) => {
  await test.step('shows the free plan, the trial and the minimum age, and links to the app', async () => {
    await page.goto('/gratis-beginnen');
    for (const text of ['Hoogstens 50 foto’s of herinneringen', '30 dagen gratis', 'Vanaf 16 jaar'])
      await expect(page.getByText(text).first()).toBeVisible();
    const app = page.getByRole('main').getByRole('link', { name: /^Naar de app/ });
    await expect(app).toHaveCount(2);
    await expect(app.first()).toHaveAttribute('href', 'https://app.anekdotes.example');
    await expect(app.first()).toHaveAttribute('target', '_blank');
  });
  await test.step('/gratis-beginnen is accessible', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLegible(page);
  });
  await test.step('/dashboard is accessible', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLegible(page);
  });
  await test.step('the dashboard links to the app and to creating an account', async () => {
    await expect(page.getByRole('link', { name: /^Naar de app/ })).toBeVisible();
    await page.getByRole('link', { name: 'Nog geen account? Gratis beginnen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gratis beginnen');
  });
});

test('/bestaat-niet is accessible', async ({ page, forgive }) => {
  await page.goto('/bestaat-niet');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLegible(page);
  // An unknown address can have the status 404.
  forgive(/status of 404/);
});
