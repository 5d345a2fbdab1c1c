import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRoute } from './hold-route.ts';
import { untilAtRest } from './next-frames.ts';

const riet = '/public/oma-riet';

/** On a phone the filters are in a panel. */
async function openFilters(page: Page, isPhone: boolean) {
  const name = isPhone ? /^Filters/ : 'Meer';
  const button = page.getByRole('button', { name });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

async function closeFilters(page: Page, isPhone: boolean) {
  if (isPhone) await page.getByRole('button', { name: /^Toon \d+ gebeurtenis/ }).click();
}

const pick = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const topOfBar = (page: Page) =>
  page.getByRole('search').evaluate((bar) => bar.getBoundingClientRect().top);
const isAtTop = (page: Page) =>
  expect(async () => expect(Math.abs((await topOfBar(page)) - 12)).toBeLessThan(8)).toPass();

test('search, item type, chips, clearing, Enter and an empty result @both', async ({
  page,
  isMobile,
}) => {
  await test.step('search, item type, chips and clearing', async () => {
    await page.goto(riet);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('searchbox').fill('TROUW');
    await expect(page.getByRole('button', { name: /Verwijder filter: .*TROUW/ })).toBeVisible();
    const found = page.getByRole('article');
    await expect(found.filter({ hasNotText: 'trouw' })).toHaveCount(0);
    await expect(found.first()).toBeVisible();
    await page.getByRole('searchbox').fill('');
    if (isMobile) await openFilters(page, isMobile);
    await pick(page, 'Geluid');
    await closeFilters(page, isMobile);
    await expect(page.getByRole('button', { name: 'Verwijder filter: Geluid' })).toBeVisible();
    // More cards are rendered in idle time.
    const players = page.getByRole('button', { name: /^Afspelen/ });
    await expect.poll(async () => [await players.count(), await found.count()]).toEqual([10, 10]);
    await page.getByRole('button', { name: 'Wis alles' }).click();
    await expect(page.getByRole('button', { name: /^Verwijder filter/ })).toHaveCount(0);
  });
  await test.step('an empty result shows a message and can be cleared', async () => {
    await page.getByRole('searchbox').fill('zeppelinvlieger');
    await expect(
      page.getByText('Geen gebeurtenissen gevonden met de huidige filters.'),
    ).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Wis alles' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    const bar = isMobile
      ? page.getByRole('button', { name: 'Filters' })
      : page.getByRole('searchbox');
    await expect(bar).toBeFocused();
  });
  await test.step('Enter in the search field scrolls the results into view', async () => {
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    const search = page.getByRole('searchbox');
    await search.fill('trouw');
    await isAtTop(page);
    const first = page.getByRole('article').first();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    // The header of the story leaves little room for a card.
    await expect(first).not.toBeInViewport({ ratio: 0.5 });
    await search.press('Enter');
    await expect(first).toBeInViewport({ ratio: 0.5 });
    await expect(search).toBeInViewport({ ratio: 1 });
  });
});

const screens = [
  ['a phone', 390, 844],
  ['a phone with its keyboard open', 390, 508],
  ['a laptop', 1280, 800],
] as const;

test('typing shows field, count and first match together', async ({ page }) => {
  await page.goto(riet);
  const search = page.getByRole('searchbox');
  const first = page.getByRole('article').filter({ visible: true }).first();
  for (const [name, width, height] of screens) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      await search.fill('');
      await search.blur();
      await untilAtRest(page.getByRole('search'));
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(first).toBeVisible();
      await expect.poll(() => scrolled(page)).toBe(0);
      await search.click();
      await page.keyboard.type('trouw');
      for (let key = 0; key < 2; key += 1) await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('x');
      await page.keyboard.press('Backspace');
      await isAtTop(page);
      await expect(search).toBeInViewport({ ratio: 1 });
      await expect(search).toBeFocused();
      expect(await search.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3);
      await expect(page.locator('p', { hasText: /^\d+ van 60 / })).toBeInViewport({ ratio: 1 });
      const title = first.getByRole('heading');
      await expect(height < 600 ? first : title).toBeInViewport();
    });
  }
});

test('a filter scrolls to its results once, Back returns, and reduced motion does so at once', async ({
  page,
}) => {
  await test.step('a filter scrolls once for each time the field gets the focus, and for each choice', async () => {
    await page.goto(`${riet}?zoek=de`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await untilAtRest(page.getByRole('search'));
    expect(await scrolled(page)).toBe(0);
    const search = page.getByRole('searchbox');
    await search.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' t');
    await isAtTop(page);
    await untilAtRest(page.getByRole('search'));
    // The visitor looks at the head again, and types on.
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => topOfBar(page)).toBeGreaterThan(190);
    await untilAtRest(page.getByRole('search'));
    const top = await topOfBar(page);
    await page.keyboard.type('r');
    await expect(page.getByRole('button', { name: /Verwijder filter: .*de tr/ })).toBeVisible();
    await untilAtRest(page.getByRole('search'));
    expect(await topOfBar(page)).toBe(top);
    await page.getByRole('button', { name: 'Foto', exact: true }).click();
    await isAtTop(page);
  });
  await test.step('Back from a choice restores where the visitor was', async () => {
    await page.goto(riet);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 150);
    await expect.poll(() => scrolled(page)).toBe(150);
    await untilAtRest(page.getByRole('search'));
    await pick(page, 'Geluid');
    await isAtTop(page);
    await untilAtRest(page.getByRole('search'));
    await page.goBack();
    await expect(page).toHaveURL(riet);
    await expect.poll(() => scrolled(page)).toBe(150);
    await untilAtRest(page.getByRole('search'));
    expect(await scrolled(page)).toBe(150);
  });
  await test.step('with reduced motion the bar is at the top at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(riet);
    await expect(page.getByRole('article').first()).toBeVisible();
    const next = page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          document.addEventListener('input', () =>
            requestAnimationFrame(() =>
              resolve(document.querySelector('search')!.getBoundingClientRect().top),
            ),
          ),
        ),
    );
    await page.getByRole('searchbox').click();
    await page.keyboard.type('t');
    expect(Math.abs((await next) - 12)).toBeLessThan(2);
  });
});

test(
  'the button that closes the filters scrolls the results into view',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(riet);
    await openFilters(page, true);
    await pick(page, 'Geluid');
    await closeFilters(page, true);
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  },
);

test('a date can be typed or chosen in the calendar', async ({ page, makeStory }) => {
  const story = await makeStory({
    items: ['1955-05-03', '1955-05-04', '1955-05-05', '1955-05-06'].map((item_date) => ({
      title: `Dag ${item_date.slice(-1)}`,
      item_date,
    })),
  });
  await page.goto(story.path);
  await openFilters(page, false);

  await test.step('a day can be chosen by keyboard in the Dutch calendar, with weeks from Monday', async () => {
    const from = page.getByRole('textbox', { name: 'Van' });
    await from.fill('3-5-1955');
    await page.getByRole('button', { name: /Kalender openen: Van/ }).click();
    const calendar = page.getByRole('grid');
    await expect(calendar.locator(':focus')).toHaveCount(1);
    await expect(calendar.getByRole('columnheader').first()).toHaveText(/ma/);
    await expect(calendar.getByRole('columnheader').last()).toHaveText(/zo/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(from).toHaveValue(/4/);
    const titles = page.getByRole('article').getByRole('heading', { includeHidden: true });
    await expect(titles).toHaveText(['Dag 4', 'Dag 5', 'Dag 6']);
  });
  await test.step('a typed date range is inclusive; an invalid date is refused and stays in the field', async () => {
    const from = page.getByRole('textbox', { name: 'Van' });
    const until = page.getByRole('textbox', { name: 'Tot en met' });
    await from.fill('4 mei 1955');
    await until.fill('05-05-1955');
    await until.press('Enter');
    const titles = page.getByRole('article').getByRole('heading', { includeHidden: true });
    await expect(titles).toHaveText(['Dag 4', 'Dag 5']);
    await from.fill('ooit');
    await from.press('Enter');
    await expect(page.getByText(/Deze datum begrijpen we niet/)).toBeVisible();
    await expect(from).toHaveValue('ooit');
  });
});

test('filters by contributor, by media and by place, which a search offers too', async ({
  page,
  makeStory,
  isMobile,
}) => {
  await test.step('filters by contributor and by media', async () => {
    const karel = '11111111-1111-4111-8111-111111111111';
    const story = await makeStory();
    await story.sql(
      `insert into public.profiles (id, display_name) values ('${karel}', 'Karel Proef') on conflict do nothing;`,
    );
    await story.addItem({ title: 'Van Karel', created_by: karel });
    await story.addItem({ title: 'Met beeld', item_type: 'photo', media_url: '/favicon.svg' });
    await page.goto(story.path);
    const titles = page.getByRole('article').getByRole('heading', { includeHidden: true });
    await expect(titles).toHaveCount(2);
    await openFilters(page, isMobile);
    await page.getByRole('checkbox', { name: 'Karel Proef' }).check();
    await expect(titles).toHaveText(['Van Karel']);
    await page.getByRole('checkbox', { name: 'Karel Proef' }).uncheck();
    await page.getByRole('radio', { name: 'Met beeld of geluid' }).check();
    await expect(titles).toHaveText(['Met beeld']);
    await page.getByRole('radio', { name: 'Zonder beeld of geluid' }).check();
    await expect(titles).toHaveText(['Van Karel']);
  });
  await test.step('filters by the full name of places, in the address, and “Wis alles” clears them', async () => {
    const at = (title: string, location_name: string, year: number) => ({
      title,
      item_date: `${year}-05-04`,
      metadata: { location_name },
    });
    const story = await makeStory({
      items: [
        at('Gracht', 'Prinsengracht 12, Amsterdam, Nederland', 1931),
        at('Strand', ' Zandvoort ', 1932),
        at('Duin', 'Zandvoort', 1933),
        at('Bos', 'A&B + C#D = 100%', 1934),
      ],
    });
    await page.goto(story.path);
    const titles = page.getByRole('article').getByRole('heading', { includeHidden: true });
    await expect(titles).toHaveCount(4);
    await openFilters(page, isMobile);
    const choices = page.getByRole('group', { name: 'Plaatsen' });
    await expect(choices.getByRole('checkbox')).toHaveCount(3);
    await expect(choices.locator('label').first()).toHaveText('Zandvoort (2)');
    await choices.getByRole('checkbox', { name: /Zandvoort/ }).check();
    await expect(titles).toHaveText(['Strand', 'Duin']);
    await choices.getByRole('checkbox', { name: /A&B/ }).check();
    await choices.getByRole('checkbox', { name: /Prinsengracht/ }).check();
    await choices.getByRole('checkbox', { name: /Zandvoort/ }).uncheck();
    await expect(titles).toHaveText(['Gracht', 'Bos']);
    await expect
      .poll(() => new URL(page.url()).searchParams.getAll('plaats'))
      .toEqual(['A&B + C#D = 100%', 'Prinsengracht 12, Amsterdam, Nederland']);
    await page.reload();
    await expect(titles).toHaveText(['Gracht', 'Bos']);
    await page.getByRole('button', { name: 'Verwijder filter: Plaats: A&B + C#D = 100%' }).click();
    await expect(titles).toHaveText(['Gracht']);
    await page.getByRole('button', { name: 'Wis alles' }).click();
    await expect(titles).toHaveCount(4);
    await expect(page).toHaveURL(story.path);
  });
  await test.step('two hundred places can be searched', async () => {
    const story = await makeStory({
      items: Array.from({ length: 200 }, (_, index) => ({
        title: `Moment ${index}`,
        metadata: { location_name: index === 150 ? 'Sint-Oedenrode' : `Plaats ${index}` },
      })),
    });
    await page.goto(story.path);
    await openFilters(page, isMobile);
    const choices = page.getByRole('group', { name: 'Plaatsen' });
    await expect(choices.getByRole('checkbox')).toHaveCount(200);
    expect((await choices.boundingBox())!.height).toBeLessThan(420);
    await choices.getByRole('textbox', { name: 'Zoek een plaats' }).fill('OEDEN');
    await expect(choices.getByRole('checkbox')).toHaveCount(1);
    await choices.getByRole('checkbox', { name: /Sint-Oedenrode/ }).check();
    await expect(
      page.getByRole('article').getByRole('heading', { includeHidden: true }),
    ).toHaveText(['Moment 150']);
    await choices.getByRole('textbox').fill('Atlantis');
    await expect(choices.getByText('Deze plaats komt in het verhaal niet voor.')).toBeVisible();
  });
  await test.step('an empty search offers the place and the contributor that have the word', async () => {
    const story = await makeStory({
      items: [
        { title: 'Aan zee', metadata: { location_name: 'Zandvoort' } },
        { title: 'Thuis', metadata: { location_name: 'Haarlem' } },
      ],
    });
    await story.sql(`update public.timeline_items
    set created_by = (select id from public.profiles where display_name = 'Karel Jansen' limit 1)
    where title = 'Thuis' and timeline_id = '${story.id}';`);
    await page.goto(story.path);
    const search = page.getByRole('searchbox');
    const titles = page.getByRole('article').getByRole('heading');
    const status = page.getByRole('status');
    await search.fill('zandvoort');
    await expect(status.getByText(/in de titels, de beschrijvingen en/)).toBeVisible();
    await status.getByRole('button', { name: 'Plaats: Zandvoort' }).click();
    await expect(titles).toHaveText(['Aan zee']);
    await expect(search).toHaveValue('');
    await expect(page).toHaveURL(/\?plaats=Zandvoort$/);
    await page.goto(story.path);
    await search.fill('karel');
    await status.getByRole('button', { name: 'Bijdrager: Karel Jansen' }).click();
    await expect(titles).toHaveText(['Thuis']);
  });
});

test('a search that reads as a date offers its period, or the items of that day', async ({
  page,
  makeStory,
}) => {
  const on = (title: string, item_date: string, metadata = {}) => ({ title, item_date, metadata });
  const story = await makeStory({
    items: [
      on('Sinterklaas in 1956', '1955-12-05'),
      on('Aan zee', '1956-07-01', { date_precision: 'month' }),
      on('Pakjesavond', '1956-12-05'),
    ],
  });
  await page.goto(story.path);
  const search = page.getByRole('searchbox');
  const titles = page.getByRole('article').getByRole('heading');
  const status = page.getByRole('status');
  await test.step('beside its matches', async () => {
    await search.fill('1956');
    await expect(titles).toHaveText(['Sinterklaas in 1956']);
    const offer = status.getByRole('button', { name: '2 gebeurtenissen in 1956' });
    await offer.focus();
    await page.keyboard.press('Enter');
    await expect(titles).toHaveText(['Aan zee', 'Pakjesavond']);
    await expect(page).toHaveURL(/\?van=1956-01-01&tot=1956-12-31$/);
    await expect(page.getByRole('button', { name: 'Verwijder filter: 1956' })).toBeVisible();
    await expect(search).toBeFocused();
    await expect(offer).toHaveCount(0);
  });
  await test.step('without matches', async () => {
    await page.goto(`${story.path}?zoek=zomer+1956`);
    await status.getByRole('button', { name: '1 gebeurtenis in de zomer van 1956' }).click();
    await expect(titles).toHaveText(['Aan zee']);
  });
  await test.step('a day without a year gives links, and Back returns to them', async () => {
    await page.goto(`${story.path}?zoek=5+december`);
    const links = status.getByRole('link');
    await expect(links).toHaveText([
      '5 december 1955: Sinterklaas in 1956',
      '5 december 1956: Pakjesavond',
    ]);
    await links.last().click();
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Pakjesavond');
    await page.goBack();
    await expect(links).toHaveCount(2);
    await expect(page).toHaveURL(/\?zoek=5\+december$/);
  });
});

test('a filter without matches in the part that was read says that more is coming', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({
    // A day is shown once it has been read whole.
    items: Array.from({ length: 200 }, (_, index) => ({
      title: index === 199 ? 'De laatste' : `Moment ${index}`,
      item_date: index === 199 ? '1960-01-01' : index < 20 ? '1949-01-01' : '1950-01-01',
    })),
  });
  const release = await holdRoute(page, /timeline_items.*item_date=gte/);
  await page.goto(`${story.path}?zoek=laatste`);
  // The bar is rendered once the first page has been read.
  await expect(page.getByRole('searchbox')).toHaveValue('laatste');
  const loading = page.getByRole('status').filter({ hasText: 'De gebeurtenissen worden geladen' });
  await expect(loading).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'De laatste' })).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('a panel that fails to load says so; the filters in the bar still work', async ({
  page,
  forgive,
}) => {
  await page.route('**/assets/panel-*.js', (route) => route.abort());
  await page.goto(riet);
  await openFilters(page, false);
  const panel = page.getByRole('region', { name: 'Filters' });
  await expect(panel).toHaveText(
    'De andere filters konden niet worden geladen. Laad de pagina opnieuw.',
  );
  await pick(page, 'Geluid');
  await expect(page.getByRole('button', { name: 'Verwijder filter: Geluid' })).toBeVisible();
  forgive(/ERR_FAILED|panel-/);
});
