// The line in the head of a story on a later visit: the number of new items, and the items of today's day and month.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { setPassword } from './link-password.ts';
import { openLive } from './live-story.ts';
import type { Story } from './stories.ts';

const hour = 3_600_000;
const newsOf = (page: Page) => page.getByText(/nieuwe gebeurtenis(sen)? sinds/);
const showButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Laat zien' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('anekdotes-visits'));
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });

/** Reads a story to the end, for ten seconds of the clock of the page. */
async function visit(page: Page, story: Story) {
  await page.clock.install();
  await page.goto(story.path);
  await expect(async () => {
    await page.clock.runFor(2_000);
    expect(await stored(page)).toContain(':');
  }).toPass();
}

/** The same device, thirty hours later: what it has stored is moved back. */
async function comeBack(context: BrowserContext, page: Page) {
  await page.evaluate((ms) => {
    const visits = JSON.parse(localStorage.getItem('anekdotes-visits')!) as Record<
      string,
      number[]
    >;
    const moved = Object.entries(visits).map(([hash, moments]) => [
      hash,
      moments.map((moment) => moment - ms),
    ]);
    localStorage.setItem('anekdotes-visits', JSON.stringify(Object.fromEntries(moved)));
  }, 30 * hour);
  await page.close();
  const again = await context.newPage();
  await again.clock.resume();
  await again.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return again;
}
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

for (const [device, width, height] of [
  ['a phone', 390, 844],
  ['a laptop', 1280, 800],
] as const) {
  test(`what is new is told and shown on ${device}, and moves nothing`, async ({
    page,
    context,
    makeStory,
  }) => {
    await page.setViewportSize({ width, height });
    const story = await makeStory({
      timeline: { description: 'Het leven van oma.' },
      items: ['wieg', 'trouwdag', 'schaatsen'].map((name, index) => ({
        title: name,
        item_type: 'photo',
        media_url: `/demo/oma-riet/${name}-960.webp`,
        item_date: `195${index}-06-01`,
        metadata: { width: 960, height: 1280 },
      })),
    });
    await visit(page, story);
    await expect(newsOf(page)).toHaveCount(0);
    await story.addItem({ title: 'De brief van tante' });
    await story.addItem({ title: 'De film van neef' });
    const again = await comeBack(context, page);
    await again.setViewportSize({ width, height });
    await again.goto(story.path);
    await expect(newsOf(again)).toHaveText(
      /^Twee nieuwe gebeurtenissen sinds \d+ [a-z]+( \d{4})?$/,
    );
    await expect(showButton(again)).toBeInViewport({ ratio: 1 });
    await again.waitForLoadState('networkidle');
    expect(await shiftOf(again)).toBeLessThan(0.001);
    // A reload in the same tab does not end the visit.
    await again.reload();
    await showButton(again).click();
    await expect(again).toHaveURL(/\?nieuw=\d{4}-\d\d-\d\d$/);
    await expect(titles(again)).toHaveText(['De brief van tante', 'De film van neef']);
    await expect(again.getByRole('article').locator('xpath=..').getByText('Nieuw')).toHaveCount(2);
    await expect(again.getByText('2 van 5 gebeurtenissen').first()).toBeVisible();
    const chip = again.getByRole('button', { name: /^Verwijder filter: Nieuw sinds \d+ [a-z]+/ });
    await expect(chip).toBeVisible();
    await expect(newsOf(again)).toHaveCount(0);
    // It means the same for someone who was never here.
    const other = await context.browser()!.newContext();
    const stranger = await other.newPage();
    await stranger.goto(again.url());
    await expect(titles(stranger)).toHaveText(['De brief van tante', 'De film van neef']);
    await expect(newsOf(stranger)).toHaveCount(0);
    await other.close();
    await again.goBack();
    await expect(again).toHaveURL(story.path);
    await expect(titles(again)).toHaveCount(5);
    await expect(newsOf(again)).toBeVisible();
    await again.close();
  });
}

test('sharing leaves out what is new', async ({ page, baseURL, makeStory }) => {
  const story = await makeStory({ items: [{ title: 'Eerst' }] });
  const open = async (query: string) => {
    await page.goto(story.path + query);
    await page.getByRole('button', { name: 'Delen', exact: true }).click();
  };
  const shared = async () => {
    const link = page.getByRole('link', { name: /WhatsApp/ });
    const text = new URL((await link.getAttribute('href'))!).searchParams.get('text');
    return text!.split('\n')[1];
  };
  await open('?nieuw=1970-01-01');
  await expect.poll(shared).toBe(`${baseURL}${story.path}`);
  await expect(page.getByRole('checkbox', { name: 'Met mijn filter' })).toHaveCount(0);
  await open('?zoek=eerst&nieuw=1970-01-01');
  await page.getByRole('checkbox', { name: 'Met mijn filter' }).check();
  await expect.poll(shared).toBe(`${baseURL}${story.path}?zoek=eerst`);
});

test('the visit is forgotten with the story, and says nothing of it', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({ items: [{ title: 'Eerst' }] });
  await visit(page, story);
  expect(await stored(page)).not.toContain(story.slug);
  await story.sql(`update public.timelines set is_public = false where id = '${story.id}';`);
  await page.clock.runFor(60_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Anekdote niet gevonden' })).toBeVisible();
  await expect.poll(() => stored(page)).toBeNull();
});

test('the visit of a story behind a password is kept while the password is asked for again', async ({
  page,
  context,
  makeStory,
}) => {
  const enter = async (tab: Page) => {
    await tab.getByLabel('Wachtwoord', { exact: true }).fill('appeltaart');
    await tab.keyboard.press('Enter');
    await expect(titles(tab).first()).toBeVisible();
  };
  const story = await makeStory({ items: [{ title: 'Eerst' }] });
  await setPassword(story, 'appeltaart');
  await page.goto(story.path);
  await page.clock.install();
  await enter(page);
  await expect(async () => {
    await page.clock.runFor(2_000);
    expect(await stored(page)).toContain(':');
  }).toPass();
  await story.addItem({ title: 'De brief van tante' });
  const again = await comeBack(context, page);
  await again.goto(story.path);
  await enter(again);
  await expect(newsOf(again)).toHaveText(/^Eén nieuwe gebeurtenis sinds/);
  await again.close();
});

test('what comes in live is not counted before it is shown', async ({
  page,
  context,
  makeStory,
}) => {
  const many = Array.from({ length: 12 }, (_, index) => ({ title: `Moment ${index}` }));
  const story = await makeStory({ items: many });
  await visit(page, story);
  await story.addItem({ title: 'Nieuw', item_date: '1960-01-01' });
  const again = await comeBack(context, page);
  await openLive(again, story);
  await expect(newsOf(again)).toHaveText(/^Eén nieuwe gebeurtenis sinds/);
  await again.mouse.wheel(0, 3000);
  await expect.poll(() => again.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await story.addItem({ title: 'Net binnen', item_date: '1961-01-01' });
  const pending = again.getByRole('button', { name: '1 nieuwe gebeurtenis' });
  await expect(pending).toBeVisible({ timeout: 20_000 });
  await expect(newsOf(again)).toHaveText(/^Eén nieuwe gebeurtenis sinds/);
  await pending.click();
  await expect(newsOf(again)).toHaveText(/^Twee nieuwe gebeurtenissen sinds/);
  await again.close();
});

test('what happened on this day opens, and pages through that day until it is over', async ({
  page,
  makeStory,
}) => {
  await page.clock.install({ time: new Date('2026-05-04T10:00:00') });
  const story = await makeStory({
    items: [
      { title: 'De trouwdag', item_date: '1955-05-04' },
      { title: 'Een ander jaar', item_date: '1958-01-01' },
      { title: 'Het feest', item_date: '1955-05-04' },
      { title: 'De reis', item_date: '1960-05-04' },
      { title: 'Ooit in mei', item_date: '1961-05-04', metadata: { date_precision: 'month' } },
    ],
  });
  await page.goto(story.path);
  const line = page.getByRole('link', {
    name: 'Op deze dag, 71 jaar geleden: De trouwdag en één andere',
  });
  await line.click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByRole('heading', { name: 'De trouwdag' })).toBeVisible();
  await expect(lightbox.getByText('1 van 3')).toBeVisible();
  await lightbox.getByRole('button', { name: 'Volgende' }).click();
  await expect(lightbox.getByRole('heading', { name: 'Het feest' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(story.path);
  await expect(titles(page)).toHaveCount(5);
  await expect(line).toBeVisible();
  await page.clock.fastForward('14:00:10');
  await expect(line).toHaveCount(0);
});
