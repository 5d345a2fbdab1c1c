import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectLegible } from './legible.ts';
import { holdRoute } from './hold-route.ts';
import { fontsLoaded, nextFrames } from './next-frames.ts';
import type { Story } from './stories.ts';

const riet = '/public/oma-riet';
const rail = (page: Page) => page.getByRole('navigation', { name: 'Jaren in dit verhaal' });
const year = (page: Page, name: RegExp | string) => rail(page).getByRole('link', { name });
const cards = (page: Page) => page.locator('[data-item-id]:not([hidden]) > article');
const chapter = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** One item every five days from 1 January 1950. */
const addMany = (story: Pick<Story, 'id' | 'sql'>, count: number) =>
  story.sql(`insert into public.timeline_items (timeline_id, title, description, item_type, item_date)
    select '${story.id}', 'Moment ' || n, repeat('Een regel om te lezen. ', 1 + n % 9), 'text',
      date '1949-12-27' + 5 * n
    from generate_series(1, ${count}) as n;`);

test('each year of the year rail, or one that is typed into the address, scrolls to its chapter @both', async ({
  page,
}) => {
  await test.step('each year of the year rail scrolls to its chapter', async () => {
    await page.goto(riet);
    await expect(rail(page).getByRole('link')).toHaveCount(10);
    await expect(year(page, /^1930/)).toHaveAccessibleName(
      /^1930, Jaren dertig, \S+ gebeurtenissen$/,
    );
    await expect(year(page, /^1930/)).toHaveAttribute('aria-current', 'location');
    // On a phone the rail appears over the cards after scrolling.
    await page.evaluate(() => window.scrollTo(0, 2000));
    await year(page, '1990').scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    await year(page, '1990').click();
    await expect(chapter(page, 'Jaren negentig')).toBeFocused();
    await expect(chapter(page, 'Jaren negentig')).toBeInViewport();
    await expect(page).toHaveURL(`${riet}#jaar-1990`);
    await expect(year(page, '1990')).toHaveAttribute('aria-current', 'location');
    await expect(year(page, '1990')).toBeInViewport();
    await page.goBack();
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(10);
    await page.goForward();
    await expect(chapter(page, 'Jaren negentig')).toBeInViewport();
  });
  await test.step('a year that is typed into the address scrolls to its chapter, and Back returns', async () => {
    // A new entry at the head of the story.
    await page.goto(riet);
    await expect(cards(page)).toHaveCount(60);
    await page.evaluate(() => (window.location.hash = 'jaar-1990'));
    await expect(chapter(page, 'Jaren negentig')).toBeInViewport();
    await expect(chapter(page, 'Jaren negentig')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.goForward();
    await expect(chapter(page, 'Jaren negentig')).toBeInViewport();
  });
});

test('Forward scrolls to a chapter also after the rows above it were rendered', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory();
  await addMany(story, 240);
  await page.goto(story.path);
  await expect(rail(page).getByRole('link')).toHaveCount(4);
  await year(page, /^1952/).scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await year(page, /^1952/).click();
  await expect(chapter(page, '1952')).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(before);
  await expect(cards(page)).toHaveCount(240);
  await page.goForward();
  await expect(chapter(page, '1952')).toBeInViewport();
});

test('the year rail counts with the filter, is accessible, and ends with a short last chapter', async ({
  page,
  makeStory,
}) => {
  await test.step('a year shows its item count, which follows the filter', async () => {
    await page.goto(riet);
    await expect(year(page, '1950')).toHaveAccessibleName(
      /^1950, Jaren vijftig, (\d+|[a-z]+) gebeurtenissen$/,
    );
    await page.goto(`${riet}?soort=video`);
    await expect(cards(page).first()).toBeVisible();
    const count = () => rail(page).getByRole('link').count();
    // Of the ten decades of the whole story.
    await expect.poll(async () => (await count()) > 1 && (await count()) < 10).toBe(true);
    await page.goto(`${riet}?volgorde=nieuwste`);
    await expect(rail(page).getByRole('link').first()).toContainText('2020');
  });
  await test.step('the year rail is accessible', async () => {
    // accessible.spec.ts checks the cards.
    const years = [1931, 1944, 1955, 1960, 1971, 1999];
    const items = years.map((n) => ({ title: `In ${n}`, item_date: `${n}-06-01` }));
    const story = await makeStory({ items });
    await page.goto(`${story.path}#jaar-1960`);
    await expect(chapter(page, 'Jaren zestig')).toBeInViewport();
    await expectLegible(page);
  });
  await test.step('a short last chapter becomes the current one at the end of the page', async () => {
    await page.setViewportSize({ width: 1280, height: 1100 });
    const years = [1950, 1951, 1952, 1953, 1954, 1955, 1956];
    const items = years.map((n) => ({ title: `In ${n}`, item_date: `${n}-01-01` }));
    const story = await makeStory({ items });
    await page.goto(story.path);
    await year(page, '1956').click();
    await expect(year(page, '1956')).toHaveAttribute('aria-current', 'location');
    await expect(chapter(page, '1956')).toBeInViewport();
  });
});

test('the address of a chapter opens the story there, also with thousands of items @both', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory();
  await addMany(story, 2500);
  await page.goto(`${story.path}#jaar-1970`);
  await expect(chapter(page, '1970')).toBeInViewport();
  expect(await cards(page).count()).toBeLessThan(100);
  await year(page, '1984').press('Enter');
  await expect(chapter(page, '1984')).toBeFocused();
  await expect(chapter(page, '1984')).toBeInViewport();
});

test('the year rail, a typed address and a link scroll a chapter to the same place @both', async ({
  page,
  context,
}) => {
  const names = { '1990': 'Jaren negentig', '1930': 'Jaren dertig' };
  const topOf = (where: Page, name: keyof typeof names) =>
    chapter(where, names[name]).evaluate((heading) => heading.getBoundingClientRect().top);
  await page.goto(riet);
  await expect(cards(page)).toHaveCount(60);
  for (const name of ['1990', '1930'] as const) {
    await year(page, new RegExp(`^${name}`)).press('Enter');
    await expect(chapter(page, names[name])).toBeFocused();
    const byRail = await topOf(page, name);
    const expectSamePlace = (where: Page) =>
      expect.poll(async () => Math.abs((await topOf(where, name)) - byRail)).toBeLessThan(2);
    await page.evaluate(() => (window.location.hash = ''));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.evaluate((anchor) => (window.location.hash = anchor), `jaar-${name}`);
    await expectSamePlace(page);
    const opened = await context.newPage();
    await opened.goto(`${riet}#jaar-${name}`);
    await expect(cards(opened)).toHaveCount(60);
    await expectSamePlace(opened);
    await opened.close();
  }
});

test('the cards do not move when the rest of the story is read @both', async ({
  page,
  makeStory,
  isMobile,
}) => {
  // Narrow, so that the facts below the title do not fit on one line.
  if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
  const story = await makeStory();
  const karel = randomUUID();
  await addMany(story, 100);
  await story.sql(`insert into public.profiles (id, display_name) values ('${karel}', 'Karel Proef');
    update public.timeline_items set created_by = '${karel}' where timeline_id = '${story.id}';`);
  const release = await holdRoute(page, /timeline_items.*item_date=gte/);
  await page.goto(story.path);
  await expect(cards(page).first()).toBeVisible();
  await fontsLoaded(page);
  const top = () =>
    cards(page)
      .first()
      .evaluate((card) => card.getBoundingClientRect().top);
  const before = await top();
  release();
  // The years and contributors below the title, and the number of items of each chapter.
  await expect(page.getByText('één bijdrager', { exact: true })).toBeVisible();
  await expect(page.getByText('73 gebeurtenissen', { exact: true })).toBeVisible();
  await expect.poll(top).toBeCloseTo(before, 1);
});

test('thousands of items: what is on the screen stays in place, and fast scrolling shows no blank screen @both', async ({
  page,
  makeStory,
}) => {
  await test.step('what is on the screen stays in place while the cards of a long story are rendered', async () => {
    const story = await makeStory();
    await addMany(story, 2500);
    await page.goto(story.path);
    await expect(cards(page).first()).toBeVisible();
    // A web font that loads late changes the height of visible cards and moves those below.
    await fontsLoaded(page);
    const firstTops = () =>
      page.evaluate(() => {
        const items = [...document.querySelectorAll<HTMLElement>('[data-item-id]:has(> article)')];
        return items
          .map((item) => [item.dataset.itemId!, item.getBoundingClientRect().top] as const)
          .filter(([, top]) => top > -300 && top < 800);
      });
    const by = 700;
    for (let step = 0; step < 40; step += 1) {
      const before = await firstTops();
      await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
      await nextFrames(page);
      const now = new Map(await firstTops());
      for (const [id, top] of before) {
        if (now.has(id)) expect(Math.abs(top - now.get(id)! - by)).toBeLessThan(3);
      }
    }
    const onScreen = () =>
      cards(page).evaluateAll((all) =>
        all.some((card) => {
          const { top, bottom } = card.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        }),
      );
    await page.keyboard.press('End');
    await expect(page.getByRole('article', { name: 'Moment 2500', exact: true })).toBeAttached();
    await page.keyboard.press('Home');
    await expect(page.getByRole('article', { name: 'Moment 1', exact: true })).toBeVisible();
    // As by the scroll bar, to the middle.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2 }));
    await expect.poll(onScreen).toBe(true);
    // Far from the screen there are no cards.
    expect(await cards(page).count()).toBeLessThan(500);
  });
  await test.step('fast scrolling over thousands of items never shows a blank screen', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByText('2.500 gebeurtenissen', { exact: true }).first()).toBeVisible();
    const emptyFrames = await page.evaluate(async () => {
      const isOnScreen = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      };
      const empty: number[] = [];
      const list = document.querySelector('[data-cards]')!;
      for (let step = 1; step <= 120; step += 1) {
        const { top, height } = list.getBoundingClientRect();
        const end = scrollY + top + height - innerHeight;
        window.scrollTo({ top: (end * step) / 120, behavior: 'instant' });
        // The frame that the compositor paints before the page has handled the scroll.
        const shown = [...list.querySelectorAll('li, h2')].some(isOnScreen);
        if (!shown) empty.push(step);
        await new Promise(requestAnimationFrame);
      }
      return empty;
    });
    expect(emptyFrames).toEqual([]);
    // Each jump leads to places without a card; one is there in the frame that paints the new offset.
    const framesWithoutCard = await page.evaluate(async () => {
      const list = document.querySelector('[data-cards]')!;
      const without: number[] = [];
      for (let step = 0; step < 20; step += 1) {
        await new Promise((resolve) => setTimeout(resolve));
        const { top, height } = list.getBoundingClientRect();
        window.scrollTo({
          top: scrollY + top + (height * ((step * 7) % 20)) / 20,
          behavior: 'instant',
        });
        await new Promise(requestAnimationFrame);
        const hasCard = [...list.querySelectorAll('article')].some((card) => {
          const { top: above, bottom } = card.getBoundingClientRect();
          return bottom > 0 && above < innerHeight;
        });
        if (!hasCard) without.push(step);
      }
      return without;
    });
    expect(framesWithoutCard).toEqual([]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByRole('article', { name: 'Moment 1', exact: true })).toBeVisible();
  });
});

test('on a phone the year rail is in reach of the thumb', { tag: '@phone' }, async ({ page }) => {
  await page.goto(riet);
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 3000));
  const box = await rail(page).boundingBox();
  const height = page.viewportSize()!.height;
  expect(box!.y + box!.height).toBeCloseTo(height, 0);
  await year(page, '1960').tap();
  await expect(chapter(page, 'Jaren zestig')).toBeInViewport();
});
