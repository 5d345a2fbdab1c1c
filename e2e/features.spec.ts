import { expect, test } from './fixtures.ts';
import { openHydrated, waitForFullHydration } from './hydration.ts';
import { expectNoFindings, expectNoFindingsInAnyLayout } from './legible.ts';

const read = '**/rest/v1/features*';
const fixed = [
  'Privacy eerst',
  'Geen advertenties, geen tracking',
  'Veilig bewaard in Europa',
  'Snel, ook onderweg',
  'Gericht delen',
  'Foto’s, video’s en documenten',
  'Zeven kleurthema’s',
];

test.describe('the feature grid', () => {
  test('the grid shows the features, and a theme can be tried without findings of axe', async ({
    page,
  }) => {
    await test.step('shows the features of the backend, in Dutch and in order', async () => {
      const request = page.waitForRequest(read);
      await page.goto('/features');
      const query = new URL((await request).url()).searchParams;
      expect(query.get('language')).toBe('eq.nl');
      expect(query.get('placement')).toBe('eq.features');
      expect(query.get('order')).toBe('position.asc');
      expect(query.get('select')).toBe('id,title,description,image_url,cta_label,cta_href');
      const grid = page.getByRole('region', { name: 'Wat je ermee kunt' });
      await expect(grid.getByRole('heading', { level: 3 })).toHaveText(fixed);
      await expect(grid.getByRole('link', { name: 'Bekijk voorbeelden' })).toBeVisible();
      await test.step('shows six benefits, five stars and all calls to action', async () => {
        await expect(
          page.getByRole('region', { name: 'Zo hoort het gewoon' }).getByRole('listitem'),
        ).toHaveCount(6);
        await expect(page.getByText('Vijf van de vijf sterren')).toBeAttached();
        await expect(page.getByText(/Verzonnen, net als het team/)).toBeVisible();
        const call = page.getByRole('region', { name: 'De eerste foto staat er zo op' });
        const start = call.getByRole('link', { name: /^Start je anekdote/ });
        await expect(start).toHaveAttribute('target', '_blank');
        await expect(call.getByRole('link', { name: /^Maak een anekdote/ })).toBeVisible();
        await expect(call.getByRole('link', { name: 'Probeer het gratis' })).toHaveAttribute(
          'href',
          '/gratis-beginnen',
        );
        await expect(call.getByRole('link', { name: 'Bekijk de prijzen' })).toHaveAttribute(
          'href',
          '/pricing',
        );
      });
    });
    await test.step('a theme can be tried by keyboard, and is reset on the next page', async () => {
      await waitForFullHydration(page);
      const themes = page.getByRole('group', { name: 'Kies een thema' });
      await expect(themes.getByRole('radio')).toHaveCount(7);
      await themes.getByRole('radio', { name: 'Classic' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(themes.getByRole('radio', { name: 'Ocean' })).toBeChecked();
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-theme', 'ocean');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click();
      await expect(page).toHaveURL('/pricing');
      await expect(root).not.toHaveAttribute('data-theme', /./);
      await page.goBack();
      await expect(themes.getByRole('radio', { name: 'Classic' })).toBeChecked();
      await expect(root).not.toHaveAttribute('data-theme', /./);
    });
    await test.step('axe finds no violations in any theme', async () => {
      await expect(page.getByRole('link', { name: 'Lees hoe het werkt' })).toBeVisible();
      await expectNoFindingsInAnyLayout(page);
      // Themes differ only in colours; src/themes.test.ts checks the contrast of each pair.
      for (const name of ['Royal', 'Football']) {
        await page.getByRole('radio', { name }).check();
        await expectNoFindings(page, ['color-contrast']);
      }
    });
  });

  test('shows six skeletons while loading, and seven built-in cards when the response is empty', async ({
    page,
  }) => {
    await test.step('shows six skeletons while loading, without layout shift when the response arrives', async () => {
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(read, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/features');
      const grid = page.getByRole('region', { name: 'Wat je ermee kunt' });
      await expect(grid.getByTestId('skeleton')).toHaveCount(6);
      await expect(grid.getByRole('status')).toHaveText('De mogelijkheden worden geladen');
      await expectNoFindings(page);
      const after = page.getByRole('heading', { name: 'Zo hoort het gewoon' });
      const top = () => after.evaluate((heading) => heading.getBoundingClientRect().top);
      const before = await top();
      answer();
      await expect(page.getByRole('heading', { name: 'Privacy eerst' })).toBeVisible();
      expect(Math.abs((await top()) - before)).toBeLessThan(160);
      await page.unroute(read);
    });
    await test.step('shows seven built-in cards when the response is empty', async () => {
      await page.route(read, (route) => route.fulfill({ json: [] }));
      await page.goto('/features');
      const grid = page.getByRole('region', { name: 'Wat je ermee kunt' });
      await expect(grid.getByRole('heading', { level: 3 })).toHaveText(fixed);
    });
  });

  test('shows a message and the built-in cards when the read fails', async ({ page, forgive }) => {
    await page.route(read, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/features');
    await expect(page.getByText(/kwamen even niet binnen/)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Wat je ermee kunt' }).getByRole('heading', { level: 3 }),
    ).toHaveText(fixed);
    forgive(/Failed to load resource/);
  });
});

test('Back restores the scroll offset', async ({ page }) => {
  await openHydrated(page, '/features');
  await expect(page.getByRole('link', { name: 'Lees hoe het werkt' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 3000));
  const seen = page.getByRole('heading', { name: 'Welke kleur heeft jullie verhaal?' });
  const headingTop = () =>
    seen.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  const before = await headingTop();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).dispatchEvent('click');
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Also when the backend responds slowly.
  await page.route(read, () => {});
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
  await expect.poll(headingTop).toBe(before);
  await expect(page.getByTestId('skeleton')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
