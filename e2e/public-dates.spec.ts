import { expect, servePlainStories, test } from './fixtures.ts';

const precise = (title: string, item_date: string, metadata: object) => ({
  title,
  item_date,
  metadata,
});

const items = [
  precise('Doopboek', '1850-01-01', { date_precision: 'decade' }),
  precise('Wieg', '1931-06-01', { date_precision: 'circa' }),
  precise('Hongerwinter', '1945-01-15', { date_precision: 'circa', date_text: 'winter 1944–45' }),
  precise('Tuin', '1950-01-01', { date_precision: 'decade' }),
  precise('Piano', '1956-01-01', { date_precision: 'year' }),
  precise('Strand', '1956-07-01', { date_precision: 'month' }),
  precise('Trouwdag', '1956-12-31', { date_precision: 'onzin' }),
];

const shown: [string, string, string | null][] = [
  ['Doopboek', '1850–1859', null],
  ['Wieg', 'omstreeks 1931', '1931'],
  ['Hongerwinter', 'winter 1944–45', '1945'],
  ['Tuin', 'jaren 50', null],
  ['Piano', '1956', '1956'],
  ['Strand', 'juli 1956', '1956-07'],
  ['Trouwdag', '31 december 1956', '1956-12-31'],
];

// Other time zones: src/modules/timeline-view/filter-bar/dates/time-zones.test.ts.
test.describe('west of Greenwich', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a date is shown with its precision', async ({ page, makeStory }) => {
    const story = await makeStory({ items });
    await page.goto(story.path);
    for (const [title, text, dateTime] of shown) {
      const card = page.getByRole('article', { name: title, exact: true });
      await expect(card.getByText(text, { exact: true })).toBeVisible();
      const time = card.locator('time');
      if (dateTime === null) await expect(time).toHaveCount(0);
      else await expect(time).toHaveAttribute('datetime', dateTime);
    }
    await expect(page.getByText('1 januari')).toHaveCount(0);
  });
});

test('dates of any precision and age are sorted, grouped, filtered and announced', async ({
  page,
  makeStory,
  isMobile,
}) => {
  await test.step('imprecise dates are sorted, grouped and filtered by item_date', async () => {
    const story = await makeStory({ items: items.slice(3) });
    await page.goto(story.path);
    const titles = page.getByRole('article').getByRole('heading');
    await expect(titles).toHaveText(['Tuin', 'Piano', 'Strand', 'Trouwdag']);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      '1950',
      '1956',
    ]);
    await page.goto(`${story.path}?volgorde=nieuwste`);
    await expect(titles).toHaveText(['Trouwdag', 'Strand', 'Piano', 'Tuin']);
    await page.goto(`${story.path}?van=1956-01-01&tot=1956-07-01`);
    await expect(titles).toHaveText(['Piano', 'Strand']);
    await page.goto(`${story.path}?van=1956-01-02`);
    await expect(titles).toHaveText(['Strand', 'Trouwdag']);
  });
  await test.step('a dash between years is announced as “tot”', async () => {
    const story = await makeStory({ items: items.slice(0, 1) });
    await page.goto(story.path);
    await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - article "Doopboek":
      - paragraph: 1850 tot 1859
  `);
  });
  await test.step('a story from before the year 1000 can be filtered by typing and by calendar', async () => {
    const story = await makeStory({
      items: ['0987-06-14', '0987-06-15', '1204-01-01'].map((item_date) => ({
        title: item_date,
        item_date,
      })),
    });
    await page.goto(story.path);
    await page.getByRole('button', { name: isMobile ? /^Filters/ : 'Meer' }).click();
    const until = page.getByRole('textbox', { name: 'Tot en met' });
    const titles = page.getByRole('article').getByRole('heading', { includeHidden: true });
    await until.fill('14 juni 0987');
    await expect(titles).toHaveText(['0987-06-14']);
    await page.getByRole('button', { name: /Kalender openen: Tot en met/ }).click();
    const calendar = page.getByRole('grid', { name: 'juni 987' });
    await expect(calendar.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(until).toHaveValue('15 juni 0987');
    await expect(titles).toHaveText(['0987-06-14', '0987-06-15']);
    await expect(page).toHaveURL(/tot=0987-06-15/);
  });
  await test.step('the demo story Oma Riet has imprecise dates', async () => {
    await page.goto('/public/oma-riet');
    for (const text of ['zomer 1931', 'mei 1936', '1943', 'jaren 60', 'omstreeks 1966']) {
      const search = page.getByRole('searchbox');
      await search.fill(
        { 'zomer 1931': 'wieg', 'mei 1936': 'bloemenstal', '1943': 'schuur', 'jaren 60': 'wasdag' }[
          text
        ] ?? 'rode pan',
      );
      const card = page.getByRole('article').filter({ hasText: text });
      await expect(card.getByText(text, { exact: true }).first()).toBeVisible();
    }
  });
  await test.step('items of one day have the order of the family, and its mirror image', async () => {
    const at = (title: string, position?: unknown) => ({ title, metadata: { position } });
    const story = await makeStory({
      items: [
        at('Eerst toegevoegd'),
        at('Het diner', 10),
        at('De kerk', 2),
        at('Daarna toegevoegd', '1'),
        { title: 'De dag erna', item_date: '1955-05-05' },
      ],
    });
    const order = ['De kerk', 'Het diner', 'Eerst toegevoegd', 'Daarna toegevoegd', 'De dag erna'];
    await page.goto(story.path);
    const titles = page.getByRole('article').getByRole('heading');
    await expect(titles).toHaveText(order);
    await page.getByRole('link', { name: 'De kerk' }).click();
    const open = page.getByRole('dialog').getByRole('heading', { level: 2 });
    for (const title of order) {
      await expect(open).toHaveText(title);
      await page.keyboard.press('ArrowRight');
    }
    await page.goto(`${story.path}?volgorde=nieuwste`);
    await expect(titles).toHaveText(order.toReversed());
  });
});

test('a timestamp counts as the day that is written in it', async ({ page, makeStory }) => {
  const written = ['2024-03-05T00:00:00Z', '2024-03-05 23:30:00+01', '2024-03-05T12:00:00+00:00'];
  const story = await makeStory({
    items: written.map((_, n) => ({ title: `Uur ${n + 1}`, item_date: '2024-03-05' })),
  });
  await servePlainStories(page);
  await page.route(/\/rest\/v1\/timeline_items/, async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as { item_date: string }[];
    const dated = rows.map((row, n) => ({ ...row, item_date: written[n % written.length] }));
    await route.fulfill({ response, json: dated });
  });
  await page.goto(`${story.path}?van=2024-03-05&tot=2024-03-05`);
  await expect(page.getByRole('article').getByText('5 maart 2024', { exact: true })).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 2, name: '2024' })).toBeVisible();
});
