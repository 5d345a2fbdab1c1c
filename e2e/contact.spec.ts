import { expect, test } from './fixtures.ts';
import { openHydrated } from './hydration.ts';
import { expectLegible } from './legible.ts';

const main = 'main';

test('has a mail link, an address and a map, which asks nobody before a click, and is accessible', async ({
  page,
  faults,
}) => {
  await openHydrated(page, '/contact');
  await test.step('shows a mail link and an address', async () => {
    await expect(page.locator(`${main} a[href="mailto:hulp@anekdotes.example"]`)).toBeVisible();
    await expect(page.getByText('Voorbeeldgracht 1')).toContainText('1000 AA Amsterdam');
  });
  await test.step('opens the location in a maps service, in a new tab', async () => {
    const link = page.getByRole('link', { name: /Open deze plek in OpenStreetMap/ });
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });
  await test.step('has structured data with name and address', async () => {
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).toContain('"LocalBusiness"');
    expect(data).toContain('"streetAddress":"Voorbeeldgracht 1"');
  });
  await test.step('the page is accessible', async () => {
    await expectLegible(page);
  });
  await test.step('shows a drawn map, without requests to OpenStreetMap before a click', async () => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>kaart</title>' }),
    );
    const drawn = page.getByRole('img', { name: /Getekende kaart van Amsterdam/ });
    await drawn.scrollIntoViewIfNeeded();
    await expect(drawn).toBeVisible();
    await expect(page.getByText(/ziet dan je IP-adres/)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(faults).toEqual([]);

    await page.getByRole('button', { name: 'Kaart tonen' }).click();
    const map = page.getByTitle('Kaart van OpenStreetMap met ons adres');
    await expect(map).toHaveAttribute('src', /openstreetmap\.org\/export\/embed\.html\?bbox=/);
    await expect(drawn).toHaveCount(0);
    await expect(page.locator('figure:focus')).toHaveCount(1);
    await expect.poll(() => faults.length).toBe(1);
    expect(faults.splice(0)[0]).toContain('https://www.openstreetmap.org/export/embed.html');
  });
});
