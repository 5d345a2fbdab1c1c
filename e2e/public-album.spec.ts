import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const words = (count: number) => 'woord '.repeat(count).trim();
const photo = (title: string, item_date: string, metadata: object = {}) => ({
  title,
  item_date,
  item_type: 'photo',
  media_url: '/demo/oma-riet/trouwdag-960.webp',
  metadata: { width: 960, height: 720, dominant_color: '#998667', ...metadata },
});
const letter = (title: string, item_date: string) => ({
  title,
  item_date,
  item_type: 'text',
  description: words(150),
});

/** A decade with a wedding, two letters and, eight years later, the sea. */
const items = [
  letter('Brief van de boot', '1954-07-19'),
  letter('Antwoord', '1954-08-02'),
  photo('De trouwdag', '1955-05-04'),
  {
    ...photo('Onder één paraplu', '1955-05-04'),
    item_type: 'video',
    media_url: '/demo/oma-riet/de-vaart.mp4',
  },
  { ...photo('De krab', '1963-08-03'), description: words(120) },
  { ...photo('Kerst', '1999-12-25'), description: words(120) },
];

const card = (page: Page, name: string) => page.getByRole('article', { name });
async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  return (await locator.boundingBox())!;
}

test('a story is composed: a book of two letters, a day, a silence, and an end', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({ timeline: { title: 'Oma Riet' }, items });
  await page.goto(story.path);
  await test.step('two letters lie side by side, and are whole', async () => {
    const left = await boxOf(card(page, 'Brief van de boot'));
    const right = await boxOf(card(page, 'Antwoord'));
    expect(right.y).toBeCloseTo(left.y, 0);
    expect(right.x).toBeGreaterThan(left.x + left.width / 2);
    await expect(page.getByRole('button', { name: /Lees verder: (Brief|Antwoord)/ })).toHaveCount(
      0,
    );
  });
  await test.step('what happened on one day stands beside its photo', async () => {
    const day = await boxOf(card(page, 'De trouwdag'));
    const other = await boxOf(card(page, 'Onder één paraplu'));
    expect(other.y).toBeLessThan(day.y + day.height);
    expect(other.x).toBeGreaterThan(day.x + day.width / 2);
  });
  await test.step('years without an item are told, and long texts fold but for the last', async () => {
    await expect(page.getByText('acht jaar later', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lees verder: De krab' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lees verder: Kerst' })).toHaveCount(0);
  });
  await test.step('newest first they stand in equal columns, without silence', async () => {
    await page.goto(`${story.path}?volgorde=nieuwste`);
    await expect(card(page, 'De krab')).toBeVisible();
    const widths = await Promise.all(
      items.map(async ({ title }) => Math.round((await boxOf(card(page, title))).width)),
    );
    expect(new Set(widths).size).toBe(1);
    await expect(page.getByText('acht jaar later', { exact: true })).toBeHidden();
    await expect(
      page.getByRole('button', { name: 'Lees verder: Brief van de boot' }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Dit was Oma Riet' })).toHaveCount(0);
  });
});

test('the end says whose story it was, and leads on @both', async ({ page, makeStory }) => {
  const story = await makeStory({ timeline: { title: 'Oma Riet' }, items });
  await page.goto(story.path);
  const end = page.getByRole('region', { name: 'Dit was Oma Riet' });
  await test.step('its photographs open their items', async () => {
    await end.getByRole('link', { name: 'De krab' }).click();
    await expect(page.getByRole('dialog', { name: 'De krab' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('its buttons open sharing and saving, and get the focus back', async () => {
    for (const [name, title] of [
      ['Stuur het door', 'Dit verhaal delen'],
      ['Maak er een boekje van', 'Dit verhaal bewaren'],
    ] as const) {
      await end.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(end.getByRole('button', { name })).toBeFocused();
    }
  });
  await test.step('the beginning has the focus and is on the screen', async () => {
    await end.getByRole('button', { name: 'Terug naar het begin' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
  });
});

test('without the right to save there is no booklet at the end', async ({ page, makeStory }) => {
  const story = await makeStory({
    timeline: { title: 'Oma Riet', allow_download: false },
    items: items.slice(0, 2),
  });
  await page.goto(story.path);
  const end = page.getByRole('region', { name: 'Dit was Oma Riet' });
  await expect(end.getByRole('button', { name: 'Stuur het door' })).toBeVisible();
  await expect(end.getByRole('button', { name: 'Maak er een boekje van' })).toHaveCount(0);
});
