import { expect, test } from './fixtures.ts';
import { expectNoFindingsInAnyLayout } from './legible.ts';
import { demoStories } from './stories.ts';

test('the page has stories to open, more examples and reasons, and is accessible', async ({
  page,
}) => {
  await page.goto('/voorbeelden');
  await test.step('axe finds no violations', async () => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoFindingsInAnyLayout(page);
  });
  await test.step('features the memorial and shows twelve more examples', async () => {
    const memorial = page.getByRole('region', { name: 'Iemand herdenken' });
    await expect(memorial.getByRole('listitem')).toHaveCount(3);
    await expect(memorial.getByRole('link', { name: /oma Riet/ })).toHaveAttribute(
      'href',
      '/public/oma-riet',
    );
    const more = page.getByRole('region', { name: 'En voor wat er nog meer gebeurt' });
    const cards = more.getByRole('article');
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
      'Een ronde verjaardag',
      'Het eerste jaar van je baby',
      'Een interview met opa of oma',
      'Een bruiloft',
      'Een grote reis',
      'Een huisdier',
      'Een schooltijd',
      'Een sportseizoen',
      'Een straat of vereniging',
      'Een loopbaan',
      'De 50 Foto’s Challenge',
      'De recepten van de familie',
    ]);
    for (const card of await cards.all()) {
      await expect(card.getByRole('listitem')).toHaveCount(3);
      await expect(card.getByRole('img')).toHaveCount(1);
    }
  });
  await test.step('shows three reasons and a call to action', async () => {
    await expect(
      page
        .getByRole('region', { name: 'Waarom families een anekdote maken' })
        .getByRole('heading', { level: 3 }),
    ).toHaveText(['Iedereen draagt bij', 'Bewaren voor altijd', 'Een thema dat past']);
    const call = page.getByRole('region', { name: 'Wat wordt jullie verhaal?' });
    await expect(call.getByRole('link', { name: /^Start Gratis Anekdote/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(
      call.getByText('Geen creditcard vereist • Upgrade wanneer je wilt', { exact: true }),
    ).toBeVisible();
  });
  await test.step('links to three complete stories', async () => {
    const stories = page.getByRole('list', { name: 'Verhalen om te openen' });
    const links = stories.getByRole('link');
    await expect(links).toHaveCount(demoStories.length);
    for (const [index, slug] of demoStories.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `/public/${slug}`);
    }
    await links.nth(1).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Het eerste jaar van Noor');
  });
});
