import type { Page } from '@playwright/test';
import { expect, servePlainStories, test } from './fixtures.ts';
import { holdRoute } from './hold-route.ts';
import { nextFrames, scrollUntil, untilAtRest } from './next-frames.ts';
import type { Story } from './stories.ts';

// Scroll restoration and anchoring in a long story: 400 items, 100 a year.
const card = (page: Page, n: number) =>
  page.getByRole('article').getByRole('heading', { name: `Moment ${n}`, exact: true });
const chapter = (page: Page, year: string) =>
  page.getByRole('heading', { level: 2, name: year, exact: true });
const cardsIn = (page: Page) => page.locator('[data-item-id]:not([hidden]) > article');

async function openLong(page: Page, story: Story, count = 400) {
  await story.sql(`insert into public.timeline_items (id, timeline_id, title, item_type, item_date)
    select ('${story.id.slice(0, 24)}' || to_char(n, 'FM000000000000'))::uuid, '${story.id}',
      'Moment ' || n, 'text', date '1950-01-01' + (n / 100) * 366 + n % 100
    from generate_series(0, 399) as n;`);
  await page.goto(story.path);
  await expect(page.getByText(`${count} gebeurtenissen`, { exact: true }).first()).toBeVisible();
}

async function readUntil(page: Page, n: number) {
  await scrollUntil(page, 600, () => card(page, n).count());
  await card(page, n).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await untilAtRest(card(page, n));
}

const jumpTo = (page: Page, year: string) =>
  page
    .getByRole('navigation', { name: 'Jaren in dit verhaal' })
    .getByRole('link', { name: new RegExp(`^${year}`) })
    .click();

test('Back after a jump, a reload, and closing the lightbox after a reload restore the scroll offset @both', async ({
  page,
  makeStory,
}) => {
  await openLong(page, await makeStory());

  await test.step('Back after a jump to a year restores the scroll offset', async () => {
    await readUntil(page, 90);
    await jumpTo(page, '1953');
    await expect(chapter(page, '1953')).toBeFocused();
    await expect(chapter(page, '1953')).toBeInViewport();
    await page.goBack();
    await expect(card(page, 90)).toBeInViewport();
    await page.goForward();
    await expect(chapter(page, '1953')).toBeInViewport();
  });
  await test.step('a reload restores the scroll offset, also after a jump to a year', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await jumpTo(page, '1952');
    await readUntil(page, 290);
    const top = await topOf(page, 290);
    await page.reload();
    await expect.poll(() => topOf(page, 290)).toBeCloseTo(top!, -1);
    await expect(page.getByText('400 gebeurtenissen', { exact: true }).first()).toBeVisible();
    await nextFrames(page);
    await expect.poll(() => topOf(page, 290)).toBeCloseTo(top!, -1);
  });
  await test.step('closing the lightbox after a reload scrolls to its card', async () => {
    await card(page, 290).getByRole('link').click();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByRole('heading', { name: 'Moment 290' })).toBeVisible();
    await page.reload();
    await expect(lightbox.getByRole('heading', { name: 'Moment 290' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(card(page, 290).getByRole('link')).toBeFocused();
    await expect(card(page, 290)).toBeInViewport();
  });
});

const sentence = 'Wij schaatsten naar school, en mijn moeder wist van niets. ';

async function addLetters(story: Story) {
  await story.sql(`insert into public.timeline_items
      (timeline_id, title, description, item_type, item_date)
    select '${story.id}', 'Brief ' || n, repeat('${sentence}', 12), 'text', date '1950-01-01' + (n / 20) * 366 + n % 20
    from generate_series(0, 79) as n;`);
}

/** Photos of which each third has a text that gets a button "Lees verder" once it is measured. */
async function addPhotos(story: Story) {
  await story.sql(`insert into public.timeline_items
      (timeline_id, title, description, item_type, media_url, item_date)
    select '${story.id}', 'Foto ' || n, case when n % 3 = 2 then repeat('${sentence}', 4) end,
      'photo', '/favicon.svg', date '1950-01-01' + (n / 20) * 366 + n % 20
    from generate_series(0, 79) as n;`);
}

/**
 * Holds the idle tasks, in which the cards that are far from the screen are rendered, until
 * `runIdleTask` runs one of them.
 */
const holdIdleTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks = new Map<number, IdleRequestCallback>();
    let last = 0;
    Object.assign(window, {
      requestIdleCallback(task: IdleRequestCallback) {
        tasks.set((last += 1), task);
        return last;
      },
      cancelIdleCallback: (id: number) => void tasks.delete(id),
      runIdleTask() {
        const [next] = tasks;
        if (!next) return;
        tasks.delete(next[0]);
        next[1]({ didTimeout: false, timeRemaining: () => 50 });
      },
    });
  });

test('a year in the address stays in view while the cards above it are rendered @both', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory();
  await addLetters(story);
  await page.goto(`${story.path}#jaar-1953`);
  await expect(chapter(page, '1953')).toBeInViewport();
  await expect(cardsIn(page)).toHaveCount(80);
  await untilAtRest(chapter(page, '1953'));
  const { y } = (await chapter(page, '1953').boundingBox())!;
  // Pages scroll by whole pixels, and heights are not.
  expect(y).toBeGreaterThan(-1);
  expect(y).toBeLessThan(200);
});

/** The largest distance in pixels that a card on the screen moves while those above it are rendered. */
const largestMove = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const rendered = () => document.querySelectorAll('[data-item-id] > article').length;
    const { runIdleTask } = window as unknown as { runIdleTask: () => void };
    window.scrollTo({ top: document.querySelector('[data-cards]')!.clientHeight * 0.7 });
    // The cards on the screen come first; they can have another height than their boxes.
    const isBoxOnScreen = (item: Element) => {
      const { top, bottom } = item.getBoundingClientRect();
      return item.childElementCount === 0 && bottom > 0 && top < innerHeight;
    };
    do await nextFrame();
    while ([...document.querySelectorAll('[data-item-id]')].some(isBoxOnScreen));
    await nextFrame();
    const shown = document
      .elementFromPoint(innerWidth / 2, innerHeight / 2)!
      .closest('[data-item-id]')!;
    const top = () => shown.getBoundingClientRect().top;
    const before = top();
    let largest = 0;
    // An input event between two frames finds the page as it is after each change.
    const look = () => (largest = Math.max(largest, Math.abs(top() - before)));
    const observer = new MutationObserver(look);
    observer.observe(document.querySelector('[data-cards]')!, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    while (rendered() < 80) {
      runIdleTask();
      await nextFrame();
      look();
    }
    return largest;
  });

test('no card moves and no distance is lost while cards above are rendered', async ({
  page,
  makeStory,
}) => {
  await holdIdleTasks(page);
  for (const [kind, addItems] of [
    ['letters', addLetters],
    ['photos with short texts', addPhotos],
  ] as const) {
    await test.step(`a card under the pointer does not move while those above it are rendered: ${kind}`, async () => {
      const story = await makeStory();
      await addItems(story);
      await page.goto(story.path);
      await expect(chapter(page, '1953')).toBeAttached();
      expect(await largestMove(page)).toBeLessThan(2);
    });
  }

  await test.step('no scrolled distance is lost while cards above are rendered', async () => {
    const story = await makeStory();
    await addLetters(story);
    await page.goto(story.path);
    await expect(chapter(page, '1953')).toBeAttached();
    const lost = await page.evaluate(async () => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      const nextTask = () => new Promise((resolve) => setTimeout(resolve));
      const rendered = () => document.querySelectorAll('[data-item-id] > article').length;
      const { runIdleTask } = window as unknown as { runIdleTask: () => void };
      window.scrollTo({ top: document.querySelector('[data-cards]')!.clientHeight * 0.7 });
      await nextFrame();
      await nextFrame();
      const shown = document.elementFromPoint(innerWidth / 2, 10)!.closest('[data-item-id]')!;
      const top = () => shown.getBoundingClientRect().top;
      let expected = top();
      let largest = 0;
      while (rendered() < 80) {
        // Between two frames: cards can be rendered before the scroll event of the next one.
        await nextTask();
        runIdleTask();
        window.scrollBy({ top: -8, behavior: 'instant' });
        expected += 8;
        await nextFrame();
        await nextTask();
        largest = Math.max(largest, Math.abs(top() - expected));
        expected = top();
      }
      return largest;
    });
    expect(lost).toBeLessThan(3);
  });
});

test('a card keeps the focus, and another plays on, wherever the page is scrolled', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory();
  await story.addItem({
    title: 'Het liedje',
    item_type: 'audio',
    item_date: '1949-01-01',
    media_url: '/demo/oma-riet/ons-liedje.mp3',
  });
  await story.sql(`insert into public.timeline_items (timeline_id, title, item_type, item_date)
    select '${story.id}', 'Moment ' || n, 'text', date '1950-01-01' + n
    from generate_series(0, 399) as n;`);
  await page.goto(story.path);
  const song = page.getByRole('article', { name: 'Het liedje' });
  await song.getByRole('button', { name: 'Afspelen: Het liedje' }).click();
  const link = card(page, 1).getByRole('link');
  await link.focus();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2 }));
  await expect(link).toBeFocused();
  await expect(song.getByRole('button', { name: 'Pauzeren: Het liedje' })).toBeAttached();
});

test('Back from another page restores the scroll offset; Forward to a dialog of before a reload does not scroll', async ({
  page,
  makeStory,
}) => {
  await test.step('Back from another page restores the scroll offset', async () => {
    await openLong(page, await makeStory());
    await readUntil(page, 150);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click(),
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
    await page.goBack();
    await expect(card(page, 150)).toBeInViewport();
  });
  await test.step('Forward to a dialog that was open during a reload does not scroll', async () => {
    await untilAtRest(card(page, 150));
    const first = await topOf(page, 150);
    await page.getByRole('button', { name: 'Delen' }).evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
    });
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => topOf(page, 150)).toBeCloseTo(first!, -1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await readUntil(page, 190);
    // Each card that comes above moves the page by a fraction of a pixel.
    await expect(page.getByRole('article')).toHaveCount(400);
    const top = await topOf(page, 190);
    await page.goForward();
    await expect(page.getByRole('dialog')).toBeVisible();
    await nextFrames(page);
    expect(await topOf(page, 190)).toBe(top);
  });
});

test('Back from an item of the map and then from the map, also after a reload, restores the scroll offset', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory();
  await story.sql(`insert into public.timeline_items (timeline_id, title, item_type, item_date, metadata)
    values ('${story.id}', 'De haven', 'text', '1954-01-02',
      '{"location_name": "Zandvoort", "lat": 52.37, "lng": 4.53}');`);
  await openLong(page, story, 401);
  const open = page.getByRole('button', { name: 'Kaart', exact: true, includeHidden: true });
  const map = page.getByRole('dialog', { name: 'Op de kaart' });
  const lightbox = page.getByRole('dialog').getByRole('button', { name: 'Vorige' });
  for (const reload of [false, true]) {
    await test.step(reload ? 'after a reload' : 'without a reload', async () => {
      await readUntil(page, 150);
      const top = await topOf(page, 150);
      await open.evaluate((button) => button instanceof HTMLElement && button.click());
      // By keys: a press in the same place right after the map has opened does nothing.
      await map
        .getByRole('button', { name: /Zandvoort/ })
        .last()
        .press('Enter');
      await map.getByRole('link', { name: /De haven/ }).press('Enter');
      await expect(lightbox).toBeVisible();
      if (reload) await page.reload();
      await expect(lightbox).toBeVisible();
      // The story has read a place.
      await expect(open).toBeAttached();
      await page.goBack();
      await expect(lightbox).toHaveCount(0);
      await expect(map).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await nextFrames(page);
      await expect.poll(() => topOf(page, 150)).toBeCloseTo(top!, -1);
    });
  }
});

test('Back restores the scroll offset also when the story is read late', async ({
  page,
  makeStory,
}) => {
  await servePlainStories(page);
  await openLong(page, await makeStory());
  await page.keyboard.press('Shift');
  await readUntil(page, 150);
  const top = await topOf(page, 150);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click(),
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
  const release = await holdRoute(page, /\/timelines\?/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Anekdote wordt geladen...' })).toBeVisible();
  await nextFrames(page);
  release();
  await expect.poll(() => topOf(page, 150)).toBeCloseTo(top!, -1);
});

const topOf = async (page: Page, n: number) => (await card(page, n).boundingBox())?.y;

test('an item that was left before it was read does not scroll the story later', async ({
  page,
  makeStory,
}) => {
  await openLong(page, await makeStory());
  await readUntil(page, 290);
  await card(page, 290).getByRole('link').click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByRole('heading', { name: 'Moment 290' })).toBeVisible();
  const release = await holdRoute(page, /timeline_items.*item_date=gte/);
  await page.reload();
  await expect(page.getByText('We zoeken deze gebeurtenis voor je op...')).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(page.getByText('We zoeken deze gebeurtenis voor je op...')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.mouse.wheel(0, 1);
  release();
  await expect(chapter(page, '1953')).toBeAttached();
  await nextFrames(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(card(page, 290)).not.toBeInViewport();
});

test('Back from an item before the whole story is read keeps its card in view', async ({
  page,
  makeStory,
}) => {
  await openLong(page, await makeStory());
  const lightbox = page.getByRole('dialog');
  const opened = (n: number) =>
    expect(lightbox.getByRole('heading', { name: `Moment ${n}` })).toBeVisible();
  await card(page, 1).getByRole('link').click();
  await opened(1);
  for (let n = 2; n <= 20; n += 1) {
    await page.keyboard.press('ArrowRight');
    await opened(n);
  }
  const release = await holdRoute(page, /timeline_items.*item_date=gte/);
  await expect(page).toHaveURL(/000000000020$/);
  await page.reload();
  await opened(20);
  await page.evaluate(() => window.history.back());
  await expect(lightbox).toHaveCount(0);
  await expect(card(page, 20)).toBeInViewport();
  const isRead = page.waitForResponse(async (response) => {
    const isPage = /timeline_items.*item_date=gte/.test(response.url());
    return isPage && (await response.text()).includes('"Moment 399"');
  });
  release();
  await isRead;
  await expect(chapter(page, '1953')).toBeAttached();
  await nextFrames(page);
  await expect(card(page, 20)).toBeInViewport();
});

test('showing new items scrolls to them only once @both', async ({ page, makeStory }) => {
  const story = await makeStory();
  await openLong(page, story);
  await readUntil(page, 60);
  await story.addItem({ title: 'Net binnen', item_date: '1951-01-02' });
  const newItems = page.getByRole('button', { name: '1 nieuwe gebeurtenis' });
  await newItems.click();
  await expect(page.getByRole('heading', { name: 'Net binnen' })).toBeInViewport();
  await jumpTo(page, '1953');
  await expect(chapter(page, '1953')).toBeFocused();
  await expect(page).toHaveURL(/#jaar-1953$/);
  await nextFrames(page);
  await expect(chapter(page, '1953')).toBeInViewport();
});

test('closing the lightbox at an item that was held back shows its card', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory();
  await openLong(page, story);
  await readUntil(page, 99);
  await card(page, 99).getByRole('link').click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByRole('heading', { name: 'Moment 99' })).toBeVisible();
  await story.addItem({ title: 'Net binnen', item_date: '1950-06-01' });
  await expect(lightbox.getByText(/van 401$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByRole('heading', { name: 'Net binnen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Net binnen' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Net binnen' })).toBeInViewport();
});

test('clearing a filter does not move the focus to an item that was closed before', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({ items: [{ title: 'De boot' }, { title: 'Het huis' }] });
  await page.goto(`${story.path}?zoek=boot`);
  await page.getByRole('link', { name: 'De boot' }).click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByRole('heading', { name: 'De boot' })).toBeVisible();
  await story.sql(
    `update public.timeline_items set title = 'Het schip' where timeline_id = '${story.id}' and title = 'De boot';`,
  );
  await expect(lightbox.getByRole('heading', { name: 'Het schip' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page.getByText('Geen gebeurtenissen gevonden met de huidige filters.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Wis alles' }).first().click();
  await expect(page.getByRole('link', { name: 'Het schip' })).toBeVisible();
  await nextFrames(page);
  await expect(page.getByRole('searchbox')).toBeFocused();
});

const ways: [name: string, leave: (page: Page) => Promise<unknown>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Back', (page) => page.evaluate(() => history.back())],
];

test('Escape and Back close the lightbox at any time while it opens', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory();
  await openLong(page, story);
  const link = page.getByRole('link', { name: 'Moment 2', exact: true });
  const lightbox = page.getByRole('dialog');
  for (const [way, leave] of ways) {
    for (const pictures of [0, 1, 3, 6]) {
      await test.step(`${way} after ${pictures} frames`, async () => {
        await link.evaluate((element: HTMLElement) => element.click());
        await expect(lightbox).toBeVisible();
        for (let shown = 0; shown < pictures; shown += 1) {
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        }
        await leave(page);
        await expect(lightbox).toHaveCount(0);
        await expect(page).toHaveURL(story.path);
        await expect(link).toBeFocused();
      });
    }
  }
});

test('two clicks on Close leave the lightbox, not the story', async ({ page, makeStory }) => {
  const story = await makeStory({ items: [{ title: 'Moment 1' }] });
  await page.goto('/help');
  await page.goto(story.path);
  await card(page, 1).getByRole('link').click();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Sluiten', exact: true });
  await close.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(story.path);
});
