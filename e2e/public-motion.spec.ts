import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { untilSettled } from './legible.ts';
import { nextFrames } from './next-frames.ts';
import { openWithMotion, stopAnimations } from './start-motion.ts';

const titles = ['Een', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes'];
const items = titles.map((title, index) => ({
  title,
  item_type: index % 2 === 0 ? 'text' : 'photo',
  media_url: index % 2 === 0 ? null : '/demo/oma-riet/fiets-960.webp',
  item_date: `1955-05-0${index + 1}`,
}));

interface Move {
  title: string;
  /** The distance from its new place at the beginning, at half time and just before the end. */
  distances: number[];
  /** The animated properties. */
  names: string[];
}

/** The cards that an animation moves, while the time of animations is stopped. */
const movingCards = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('li:has(> article)')].flatMap((card): Move[] => {
      const [animation] = card.getAnimations();
      if (!animation) return [];
      const distances = [0, 0.5, 0.99].map((part) => {
        animation.currentTime = part * Number(animation.effect!.getComputedTiming().endTime);
        const { e, f } = new DOMMatrix(getComputedStyle(card).transform);
        return Math.hypot(e, f);
      });
      animation.currentTime = 0;
      const keyframes = (animation.effect as KeyframeEffect).getKeyframes();
      return [
        {
          title: card.querySelector('h3')?.textContent ?? '',
          distances,
          names: Object.keys(keyframes[0]!).filter((name) => /opacity|transform/.test(name)),
        },
      ];
    }),
  );

/** The cards that `act` moves; afterwards they are at rest. */
async function movedBy(page: Page, act: () => Promise<unknown>, shown: readonly string[]) {
  const resume = await stopAnimations(page);
  await act();
  await expect(headings(page)).toHaveText(shown);
  // An animation starts in the frame after the render.
  await nextFrames(page);
  const moved = await movingCards(page);
  await resume();
  await untilSettled(page);
  return moved;
}

const order = (page: Page) => page.getByRole('combobox', { name: 'Volgorde' });
const newestFirst = (page: Page) => order(page).selectOption('Nieuwste eerst');
const headings = (page: Page) => page.getByRole('article').getByRole('heading');

test.describe('cards after a change of order', () => {
  test.use({ viewport: { width: 1280, height: 1500 } });

  test('move from their old place to their new one, by transform alone', async ({
    page,
    makeStory,
  }) => {
    const story = await makeStory({ items });
    await openWithMotion(page, story.path);
    await expect(headings(page)).toHaveText(titles);
    const old = (await headings(page).first().boundingBox())!;
    const moved = await movedBy(page, () => newestFirst(page), titles.toReversed());
    const now = (await headings(page).last().boundingBox())!;
    const way = Math.hypot(now.x - old.x, now.y - old.y);
    const [start, half, end] = moved.find(({ title }) => title === 'Een')!.distances;
    // The list itself can move too, when the chip of the order appears above it.
    expect(start).toBeGreaterThan(way / 2);
    expect(start).toBeLessThanOrEqual(way + 2);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(start!);
    expect(end).toBeLessThan(half!);
    for (const { names } of moved) expect(names).toEqual(['transform']);
  });

  test('move when a filter is set, and again when it is removed', async ({ page, makeStory }) => {
    const story = await makeStory({ items });
    await openWithMotion(page, story.path);
    const isMoved = (moved: { title: string }[]) => new Set(moved.map(({ title }) => title));
    const photos = await movedBy(
      page,
      () => page.getByRole('button', { name: 'Foto', exact: true }).click(),
      ['Twee', 'Vier', 'Zes'],
    );
    expect(isMoved(photos)).toEqual(new Set(['Twee', 'Vier', 'Zes']));
    const clear = page.getByRole('button', { name: 'Wis alles' });
    const all = await movedBy(page, () => clear.click(), titles);
    expect(isMoved(all)).toEqual(new Set(['Twee', 'Vier', 'Zes']));
  });

  test('are at their new place at once after input', async ({ page, makeStory }) => {
    const story = await makeStory({ items });
    await openWithMotion(page, story.path);
    await expect(headings(page)).toHaveText(titles);
    await stopAnimations(page);
    const isStopped = await order(page).evaluate(async (select: HTMLSelectElement) => {
      const cards = () => [...document.querySelectorAll('li:has(> article)')];
      const areMoving = () => cards().some((card) => card.getAnimations().length > 0);
      select.value = 'newest-first';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      while (!areMoving()) await new Promise(requestAnimationFrame);
      window.dispatchEvent(new WheelEvent('wheel'));
      return !areMoving();
    });
    expect(isStopped).toBe(true);
    await expect(headings(page)).toHaveText(titles.toReversed());
  });

  test('stop under a pressed pointer, so that a click opens the card that it hits', async ({
    page,
    makeStory,
  }) => {
    const story = await makeStory({ items });
    await openWithMotion(page, story.path);
    await expect(headings(page)).toHaveText(titles);
    const point = await order(page).evaluate(async (select: HTMLSelectElement) => {
      const card = () =>
        [...document.querySelectorAll('li:has(> article)')].find(
          (one) => one.querySelector('h3')?.textContent === 'Een',
        )!;
      select.value = 'newest-first';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      while (card().getAnimations().length === 0) await new Promise(requestAnimationFrame);
      // So slow that the pointer is there in time.
      for (const animation of card().getAnimations()) animation.playbackRate = 0.01;
      const { left, top, width, height } = card().querySelector('h3 a')!.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    await page.mouse.click(point.x, point.y);
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Een' })).toBeVisible();
  });

  test('do not move again when the pointer is pressed later', async ({ page, makeStory }) => {
    const story = await makeStory({ items });
    await openWithMotion(page, story.path);
    await movedBy(page, () => newestFirst(page), titles.toReversed());
    const later = await movedBy(page, () => page.mouse.click(10, 10), titles.toReversed());
    expect(later).toEqual([]);
  });

  test('do not move while a search is typed', async ({ page, makeStory }) => {
    const story = await makeStory({ items });
    await openWithMotion(page, story.path);
    const search = page.getByRole('searchbox');
    const moved = await movedBy(page, () => search.pressSequentially('ee'), ['Een', 'Twee']);
    expect(moved).toEqual([]);
  });

  test('do not move under reduced motion', async ({ page, makeStory }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const story = await makeStory({ items });
    await openWithMotion(page, story.path);
    expect(await movedBy(page, () => newestFirst(page), titles.toReversed())).toEqual([]);
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the filter panel opens and closes with motion: ${reducedMotion} @both`, async ({
    page,
    makeStory,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const story = await makeStory({ items });
    await openWithMotion(page, story.path);
    const button = page.getByRole('button', { name: isMobile ? /^Filters/ : 'Meer' });
    const panel = page.getByRole('region', { name: 'Filters' });
    const hasMotion = reducedMotion === 'no-preference';
    // Hidden from assistive technology while it closes, so not by its role.
    const box = page.locator('search section');
    const opacity = () => box.evaluate((element) => Number(getComputedStyle(element).opacity));
    // Twice: nothing of the first motion may remain.
    for (let times = 0; times < 2; times += 1) {
      const open = await stopAnimations(page);
      await button.click();
      await expect(panel).toBeVisible();
      await expect.poll(opacity).toBe(hasMotion ? 0 : 1);
      await open();
      await expect.poll(opacity).toBe(1);
      await expect(panel).toHaveJSProperty('inert', false);
      await page.getByRole('textbox', { name: 'Van' }).fill('4 mei');
      const close = await stopAnimations(page);
      await button.click();
      if (hasMotion) {
        await expect(box).toHaveJSProperty('inert', true);
        await expect(box).toBeVisible();
      } else await expect(box).toBeHidden();
      await close();
      await expect(box).toBeHidden();
    }
    await button.click();
    await expect(page.getByRole('textbox', { name: 'Van' })).toHaveValue('4 mei');
  });
}
