import { expect, test } from './fixtures.ts';
import { expectLegible } from './legible.ts';

test('the plans have their prices and contents, questions have answers, and the page is accessible', async ({
  page,
}) => {
  await page.goto('/pricing');
  await test.step('the free plan shows its price and its contents', async () => {
    const plan = page.getByRole('article').filter({ hasText: '50 Foto’s Challenge' });
    for (const text of [
      '€ 0',
      '1 persoonlijke anekdote',
      'Hoogstens 50',
      'Basisthema’s',
      'Lezen alleen mee',
      '250 MB in totaal, foto’s tot 5 MB',
      'Privé',
    ])
      await expect(plan).toContainText(text);
    await expect(plan.getByText('Video’s en gifs').locator('..')).toContainText('Nee');
  });
  await test.step('Premium shows its price with and without VAT, and its contents', async () => {
    const plan = page.getByRole('article').filter({ hasText: 'Premium' }).last();
    for (const text of [
      '€ 2,75',
      'per maand, excl. btw',
      '€ 3,33 per maand inclusief 21% btw',
      'Altijd opzegbaar',
      'Tot 20 anekdotes',
      'Tot 250 per anekdote',
      'Alle premiumthema’s',
      'Onbeperkt; elke bijdrager plaatst tot 250 herinneringen',
      '25 GB',
      'Exporteren en zelf een reservekopie bewaren, een reservebeheerder, en voorrang als je hulp vraagt',
    ])
      await expect(plan).toContainText(text);
    await expect(page.getByText('30 dagen gratis proberen, zonder creditcard')).toBeVisible();
    await expect(page.getByText(/betaal je vooraf\. Het wordt automatisch verlengd/)).toBeVisible();
  });
  await test.step('shows questions and answers, also as structured data', async () => {
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    ) as { '@graph': { '@type': string; mainEntity?: { name: string }[]; offers?: object[] }[] };
    const things = data['@graph'];
    expect(things.map((thing) => thing['@type'])).toEqual(
      expect.arrayContaining(['BreadcrumbList', 'Product', 'FAQPage']),
    );
    expect(things.find((thing) => thing['@type'] === 'Product')?.offers).toHaveLength(2);
    for (const { name } of things.find((thing) => thing['@type'] === 'FAQPage')!.mainEntity!)
      await expect(page.getByRole('heading', { name })).toBeVisible();
  });
  await test.step('the page is accessible', async () => {
    await expectLegible(page);
  });
  for (const name of ['Vraag de gratis challenge aan', 'Vraag Premium aan'])
    await test.step(`${name} links to contact`, async () => {
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schrijf ons');
      await page.goBack();
    });
});
