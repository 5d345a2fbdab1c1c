// A browser translates the page: its text nodes are replaced. Texts must go on changing, and nothing may throw.
import type { Page } from '@playwright/test';
import { translatePage } from '../src/testing/translate-page.ts';
import { expect, servePlainStories, test } from './fixtures.ts';
import { openHydrated } from './hydration.ts';
import { heading, openLive } from './live-story.ts';
import { nextFrames } from './next-frames.ts';

async function translate(page: Page) {
  await page.evaluate(translatePage);
  await expect(page.locator('font').first()).toBeAttached();
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

const items = Array.from({ length: 30 }, (_, at) => ({
  title: `Moment ${at + 1}`,
  item_date: `${1930 + at}-03-0${1 + (at % 9)}`,
  description: `Zo ging dat in ${1930 + at}.`,
  metadata: {
    location_name: at % 2 ? 'Zandvoort' : 'Amsterdam',
    lat: at % 2 ? 52.37 : 52.36,
    lng: at % 2 ? 4.53 : 4.9,
  },
}));

test('a story is filtered and gets news after it was translated @both', async ({
  page,
  makeStory,
  isMobile,
}) => {
  await servePlainStories(page);
  const story = await makeStory({ items });
  await openLive(page, story);
  await translate(page);
  const search = page.getByRole('searchbox');
  const results = page.getByRole('article');
  await search.fill('Moment 12');
  await expect(results.first()).toBeVisible();
  await expect(heading(page, 'Moment 2')).toHaveCount(0);
  await search.fill('zeppelinvlieger');
  await expect(
    page.getByText('Geen gebeurtenissen gevonden met de huidige filters.'),
  ).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Wis alles' }).click();
  await expect(heading(page, 'Moment 2')).toBeAttached();
  if (isMobile) {
    await button(page, 'Filters').click();
    await page.getByRole('checkbox', { name: 'Zandvoort' }).check();
    await button(page, /^Toon 15/).click();
    await expect(button(page, 'Filters (1)')).toBeVisible();
    await button(page, 'Filters (1)').click();
    await page.getByRole('checkbox', { name: 'Zandvoort' }).uncheck();
    await button(page, /^Toon 30/).click();
    await expect(button(page, 'Filters')).toBeVisible();
  }
  await heading(page, 'Moment 20').evaluate((title) => title.scrollIntoView({ block: 'center' }));
  // By then the page knows that the visitor is reading.
  await nextFrames(page);
  await story.addItem({ title: 'Eerste fiets', item_date: '1930-01-01' });
  await expect(button(page, '1 nieuwe gebeurtenis')).toBeVisible();
  await story.addItem({ title: 'Eerste kus', item_date: '1930-01-02' });
  await expect(button(page, '2 nieuwe gebeurtenissen')).toBeVisible();
  await button(page, '2 nieuwe gebeurtenissen').click();
  await expect(heading(page, 'Eerste fiets')).toBeInViewport();
  await expect(page.getByText('Nieuw', { exact: true })).toHaveCount(2);
  await story.sql(`update public.timelines set title = 'Een nieuwe naam' where id = '${story.id}'`);
  await expect(page.getByRole('heading', { level: 1, name: 'Een nieuwe naam' })).toBeAttached();
});

test('what opens over a story changes after it was translated', async ({ page, makeStory }) => {
  const story = await makeStory({ items });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await page.goto(story.path);
  await expect(heading(page, 'Moment 1')).toBeVisible();
  await translate(page);

  await heading(page, 'Moment 1').getByRole('link').click();
  const dialog = page.getByRole('dialog');
  const openTitle = dialog.getByRole('heading', { level: 2 });
  await expect(openTitle).toHaveText('Moment 1');
  await expect(dialog.getByText('1 van 30', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Volgende' }).click();
  await expect(openTitle).toHaveText('Moment 2');
  await expect(dialog.getByText('2 van 30', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Zo ging dat in 1931.').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Sluiten', exact: true }).click();
  await expect(dialog).toBeHidden();

  const tools = page.getByRole('main');
  await tools.getByRole('button', { name: 'Laat het verhaal vertellen' }).click();
  await dialog.getByRole('button', { name: 'Pauze' }).click();
  await expect(dialog.getByText('Gepauzeerd')).toBeAttached();
  await dialog.getByRole('button', { name: 'Volgende' }).click();
  await dialog.getByRole('button', { name: 'Volgende' }).click();
  await expect(dialog.getByText('1 van 30', { exact: true })).toBeAttached();
  await dialog.getByRole('button', { name: 'Volgende' }).click();
  await dialog.getByRole('button', { name: 'Volgende' }).click();
  await expect(dialog.getByText(/^[23] van 30$/)).toBeAttached();
  await dialog.getByRole('button', { name: /^Tempo: / }).click();
  await dialog.getByRole('button', { name: 'Sluiten', exact: true }).click();
  await expect(dialog).toBeHidden();

  await button(page, 'Kaart').click();
  await dialog
    .getByRole('list')
    .getByRole('button', { name: /Zandvoort/ })
    .click();
  await expect(dialog.getByText('Moment 2', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await button(page, 'Bewaren').click();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'ZIP maken' }).click();
  await saving;
  await expect(dialog.getByRole('button', { name: 'Nog eens maken' })).toBeVisible();
  await expect(dialog.getByText(/^Het ZIP-bestand is gemaakt/)).toBeVisible();
  await expect(page.getByText(/^Klaar\. Het verhaal staat bij je downloads\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await button(page, 'Leesbaarheid').click();
  await dialog.getByRole('radio').nth(1).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a question is answered after the page was translated', async ({ page }) => {
  let answers = 0;
  await page.route('**/functions/v1/ai-help-chat?*', (route) => {
    answers += 1;
    return route.fulfill({ json: { response: `Antwoord ${answers}.\nLees meer op /pricing.` } });
  });
  await openHydrated(page, '/help');
  await page.getByRole('region', { name: 'Vraag het de assistent' }).scrollIntoViewIfNeeded();
  const field = page.getByRole('textbox', { name: 'Je vraag' });
  await expect(field).toBeVisible();
  await translate(page);
  const log = page.getByRole('region', { name: 'Gesprek met de AI-assistent' });
  for (const number of [1, 2]) {
    await field.fill(`Vraag ${number}?`);
    await field.press('Enter');
    await expect(log.getByText(`Antwoord ${number}.`)).toBeVisible();
    await expect(log.getByText('Ik denk na...')).toHaveCount(0);
  }
  await button(page, 'Gesprek wissen').click();
  await expect(log.getByText('Antwoord 1.')).toHaveCount(0);
  await log.getByRole('button').first().click();
  await expect(log.getByText('Antwoord 3.')).toBeVisible();
  const articles = page.getByRole('searchbox');
  await articles.fill('opzeggen');
  await expect(page.getByRole('link', { name: /opzeggen|zeg ik/i }).first()).toBeVisible();
  await articles.fill('');
});

test('pages, articles and forms change after the page was translated', async ({ page }) => {
  await openHydrated(page, '/help/opzeggen');
  await translate(page);
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.textContent();
  await page.getByRole('main').getByRole('link').filter({ hasText: /\?$/ }).last().click();
  await expect(title).not.toHaveText(before!);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(title).toHaveText(/privacy/i);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /voorwaarden/i })
    .click();
  await expect(title).toHaveText(/voorwaarden/i);
  await page.getByRole('banner').getByRole('link', { name: 'Features' }).click();
  await expect(title).toBeVisible();

  await openHydrated(page, '/coming-soon');
  await translate(page);
  const mail = page.getByRole('textbox', { name: /^E-mailadres/ });
  await mail.fill('oma@');
  await button(page, 'Houd me op de hoogte').click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Oeps!' });
  await expect(toast).toContainText('Voer een geldig email adres in');
  await mail.fill('oma@post.nl');
  await button(page, 'Houd me op de hoogte').click();
  await expect(page.getByText('Bedankt! We houden je op de hoogte')).toBeVisible();
  await expect(mail).toHaveValue('');
});
