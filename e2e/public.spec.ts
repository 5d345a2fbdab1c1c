import { expect, servePlainStories, test } from './fixtures.ts';
import { nextFrames } from './next-frames.ts';

const riet = '/public/oma-riet';

test('the page shows that it is loading', async ({ page }) => {
  await servePlainStories(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/rest/v1/timelines*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(riet);
  await expect(page.getByText('Anekdote wordt geladen...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Oma Riet' })).toBeVisible();
});

test('invalid colours are ignored', async ({ page, makeStory }) => {
  await servePlainStories(page);
  const story = await makeStory({ items: [{}] });
  await page.route('**/rest/v1/timelines*', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as object[];
    const json = rows.map((row) => ({
      ...row,
      custom_primary_color: 'url(https://elders.example/spion.png)',
      custom_accent_color: 'red;background:url(//elders.example)',
    }));
    await route.fulfill({ response, json });
  });
  await page.goto(story.path);
  await expect(page.getByRole('article')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.getAttribute('style') ?? ''))
    .toBe('');
});

test('a link opens the story, with its title, count, items and colours, and keeps it private', async ({
  page,
  makeStory,
}) => {
  await test.step('a shared story is not indexed and sends no referrer', async () => {
    const response = await page.goto(riet);
    expect(response?.headers()['x-robots-tag']).toContain('noindex');
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page).toHaveTitle(/Oma Riet/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/public\/oma-riet$/,
    );
    await expect(page.locator('title')).toHaveCount(1);
  });
  await test.step('a link opens the story: title, count, label and the items in order', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Oma Riet' })).toBeVisible();
    await expect(page.getByText('Publieke anekdote', { exact: true })).toBeVisible();
    await expect(page.getByText('60 gebeurtenissen', { exact: true })).toBeVisible();
    const years = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(years.first()).toHaveText('Jaren dertig');
    await expect(page.getByRole('article').first().getByText('1931')).toBeVisible();
  });
  await test.step('the count of one item is singular', async () => {
    const story = await makeStory({ items: [{ title: 'Alleen dit' }] });
    await page.goto(story.path);
    await expect(page.getByText('1 gebeurtenis', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Alleen dit' })).toBeVisible();
  });
  await test.step('an empty story shows a message', async () => {
    await page.goto('/public/nog-leeg');
    await expect(page.getByText('Deze anekdote heeft nog geen gebeurtenissen.')).toBeVisible();
    await expect(page.getByText('0 gebeurtenissen', { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Een leeg fotoalbum op tafel/ })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
  await test.step('the colours of the owner are applied with enough contrast, and removed on leaving', async () => {
    const colors = { custom_primary_color: '#ffee00', custom_accent_color: '#4b3a94' };
    const story = await makeStory({
      timeline: colors,
      items: [{ metadata: { location_name: 'Haarlem' } }],
    });
    const role = (name: string) =>
      page.evaluate((property) => document.documentElement.style.getPropertyValue(property), name);
    await page.goto(story.path);
    await expect(page.getByRole('article')).toBeVisible();
    await expect.poll(() => role('--accent')).toBe('#4b3a94');
    const primary = await role('--primary');
    expect(primary).toMatch(/^#[0-9a-f]{6}$/);
    expect(primary).not.toBe('#ffee00');
    const accent = 'rgb(75, 58, 148)';
    await expect(page.getByText('Publieke anekdote')).toHaveCSS('background-color', accent);
    await expect(page.getByRole('button', { name: 'Delen', exact: true })).toHaveCSS(
      'color',
      accent,
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).click();
    await expect(page).toHaveURL('/features');
    await expect.poll(() => role('--primary')).toBe('');
    await expect.poll(() => role('--accent')).toBe('');
  });
});

test('all items of a long story are read once, also with many on one day', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory();
  await story.sql(`insert into public.timeline_items (timeline_id, title, item_type, item_date)
    select '${story.id}', 'Moment ' || to_char(n, 'FM0000'), 'text', date '1950-01-01' + (n / 700)
    from generate_series(1, 2500) as n;`);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('creator')) reads.push(request.url());
  });
  await page.goto(story.path);
  await expect(page.getByText('2.500 gebeurtenissen', { exact: true })).toBeVisible();
  const search = page.getByRole('searchbox');
  for (const title of ['Moment 0001', 'Moment 1000', 'Moment 1001', 'Moment 2500']) {
    await search.fill(title);
    await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(1);
  }
  await search.fill('Moment');
  await expect(page.getByText('2.500 van 2.500 gebeurtenissen')).toBeAttached();
  expect(new Set(reads.map((url) => new URL(url).search)).size).toBeGreaterThanOrEqual(3);
});

test('a long story renders few cards at first and more on scroll @both', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory();
  await story.sql(`insert into public.timeline_items (timeline_id, title, item_type, item_date)
    select '${story.id}', 'Moment ' || n, 'text', date '1950-01-01' + n
    from generate_series(1, 300) as n;`);
  await page.goto(story.path);
  await expect(page.getByText('300 gebeurtenissen', { exact: true })).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(150);
  const seen = new Set<string>();
  await expect(async () => {
    await page.evaluate(() => window.scrollBy({ top: 700, behavior: 'instant' }));
    await nextFrames(page);
    for (const text of await page.getByRole('heading', { level: 3 }).allTextContents())
      seen.add(text);
    expect(seen.size).toBe(300);
  }).toPass({ intervals: [20] });
  await expect(page.getByRole('heading', { name: 'Moment 300', exact: true })).toBeAttached();
});
