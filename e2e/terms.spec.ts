import { expect, test } from './fixtures.ts';
import { openHydrated } from './hydration.ts';
import { expectLegible } from './legible.ts';

test('the sections, their figures and their links are there, and the page is accessible', async ({
  page,
}) => {
  await openHydrated(page, '/terms');
  await test.step('has a date and sections 1 to 12', async () => {
    await expect(page.getByText('Laatst bijgewerkt: 27-08-2025')).toBeVisible();
    const sections = page.getByRole('main').getByRole('heading', { level: 2, name: /^\d+\./ });
    await expect(sections).toHaveCount(12);
    await expect(sections.first()).toHaveText('1. Algemeen');
    await expect(sections.nth(8)).toHaveText('9. Wijzigingen');
    await expect(sections.last()).toHaveText('12. Contact');
  });
  await test.step('shows every figure', async () => {
    const text = page.getByRole('main');
    for (const words of [
      '99% van de tijd',
      'minstens 24 uur',
      'minstens 30 dagen',
      'langer dan 7 dagen',
      '12 maanden daarvoor',
      'minstens 3 maanden',
      'vanaf 16 jaar',
      'ouder of voogd',
      '€ 2,75 per maand exclusief btw',
    ])
      await expect(text).toContainText(words);
  });
  await test.step('the page is accessible', async () => {
    await expectLegible(page);
  });
  await test.step('the licences of others open as text', async () => {
    await page.getByRole('link', { name: 'licenties' }).click();
    await expect(page.locator('body')).toContainText('SIL OPEN FONT LICENSE');
    await page.goBack();
  });
  await test.step('links to the right section of the privacy statement', async () => {
    const link = page.locator('a[href="/privacy#bewaartermijnen"]');
    await link.click();
    await expect(page).toHaveURL('/privacy#bewaartermijnen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacyverklaring');
    const heading = page.getByRole('heading', { name: '7. Bewaartermijnen' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });
});
