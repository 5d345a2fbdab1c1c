import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { untilSettled } from './legible.ts';
import { openWithMotion, slowAnimations, stopAnimations } from './start-motion.ts';

const titles = ['Een', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes'];
const items = titles.map((title, index) => ({
  title,
  item_type: index % 2 === 0 ? 'text' : 'photo',
  media_url: index % 2 === 0 ? null : '/demo/oma-riet/fiets-960.webp',
  item_date: `1955-05-0${index + 1}`,
}));

const headings = (page: Page) => page.getByRole('article').getByRole('heading');
const photos = (page: Page) => page.getByRole('button', { name: 'Foto', exact: true });

/** Records the titles of the items that each view transition moves. */
const recordMoves = (page: Page) =>
  page.evaluate(() => {
    const moves: string[][] = [];
    Object.assign(window, { moves });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(() => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        const named = [...document.querySelectorAll<HTMLElement>('[style*=view-transition-name]')];
        const moved = named.filter(({ style }) =>
          parts.includes(`::view-transition-group(${style.viewTransitionName})`),
        );
        moves.push(moved.map((item) => item.querySelector('h3')!.textContent!));
      });
      return transition;
    };
  });
const movesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { moves: string[][] }).moves);

test.describe('items after a choice in the filter', () => {
  test.use({ viewport: { width: 1280, height: 1500 } });

  test('do not move while a search is typed, move after a choice, and can be opened meanwhile', async ({
    page,
    makeStory,
  }) => {
    const story = await makeStory({ items });
    await openWithMotion(page, story.path);
    await recordMoves(page);

    await test.step('do not move while a search is typed', async () => {
      await page.getByRole('searchbox').pressSequentially('ee');
      await expect(headings(page)).toHaveText(['Een', 'Twee']);
      expect(await movesOf(page)).toEqual([]);
    });
    await test.step('move to their new place, and back when it is removed', async () => {
      await page.getByRole('searchbox').fill('');
      await expect(headings(page)).toHaveText(titles);
      expect(await movesOf(page)).toEqual([]);
      await photos(page).click();
      await expect(headings(page)).toHaveText(['Twee', 'Vier', 'Zes']);
      await expect.poll(() => movesOf(page)).toEqual([['Twee', 'Vier', 'Zes']]);
      await page.getByRole('button', { name: 'Wis alles' }).click();
      await expect(headings(page)).toHaveText(titles);
      await expect.poll(() => movesOf(page)).toHaveLength(2);
      await untilSettled(page);
      await expect(page.locator('[style*=view-transition-name]')).toHaveCount(0);
    });
    await test.step('can be opened while they move', async () => {
      await slowAnimations(page);
      await photos(page).click();
      await expect.poll(() => movesOf(page)).toHaveLength(3);
      await page.getByRole('link', { name: 'Zes', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Zes' })).toBeVisible();
    });
  });

  test('do not move under reduced motion', async ({ page, makeStory }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const story = await makeStory({ items });
    await openWithMotion(page, story.path);
    await recordMoves(page);
    await photos(page).click();
    await expect(headings(page)).toHaveText(['Twee', 'Vier', 'Zes']);
    expect(await movesOf(page)).toEqual([]);
  });
});

for (const [reducedMotion, projects] of [
  ['no-preference', ' @both'],
  ['reduce', ''],
] as const) {
  test(`the filter panel opens and closes with motion: ${reducedMotion}${projects}`, async ({
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
