import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { untilSettled } from './legible.ts';
import { nextFrames } from './next-frames.ts';
import { openWithMotion, slowAnimations } from './start-motion.ts';

const titles = ['Een', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes'];
const items = titles.map((title, index) => ({
  title,
  item_type: index % 2 === 0 ? 'text' : 'photo',
  media_url: index % 2 === 0 ? null : '/demo/oma-riet/fiets-960.webp',
  item_date: `1955-05-0${index + 1}`,
}));

interface Move {
  title: string;
  distance: number;
  names: string[];
}

/** Records which cards are moved by an animation, and how far, in each frame from now on. */
const recordCards = (page: Page) =>
  page.evaluate(() => {
    const moved: Move[] = [];
    Object.assign(window, { moved });
    requestAnimationFrame(function look() {
      for (const card of document.querySelectorAll('li:has(> article)')) {
        const [animation] = card.getAnimations();
        if (!animation) continue;
        const { e, f } = new DOMMatrix(getComputedStyle(card).transform);
        const keyframes = (animation.effect as KeyframeEffect).getKeyframes();
        moved.push({
          title: card.querySelector('h3')?.textContent ?? '',
          distance: Math.hypot(e, f),
          names: Object.keys(keyframes[0]!).filter((name) => /opacity|transform/.test(name)),
        });
      }
      requestAnimationFrame(look);
    });
  });

/** What is recorded from `act` until the cards with these titles are at rest. */
async function movedBy(page: Page, act: () => Promise<unknown>, shown: readonly string[]) {
  await slowAnimations(page);
  await recordCards(page);
  await act();
  await expect(headings(page)).toHaveText(shown);
  // An animation starts in the frame after the render.
  await nextFrames(page);
  await untilSettled(page);
  return page.evaluate(() => (window as unknown as { moved: Move[] }).moved);
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
    const first = moved.filter(({ title }) => title === 'Een');
    expect(first.length).toBeGreaterThan(2);
    const now = (await headings(page).last().boundingBox())!;
    const way = Math.hypot(now.x - old.x, now.y - old.y);
    // It starts near its old place, and comes nearer in each frame.
    expect(first[0]!.distance).toBeGreaterThan(way / 2);
    expect(first[0]!.distance).toBeLessThanOrEqual(way + 2);
    for (const [index, { distance }] of first.entries()) {
      expect(distance).toBeLessThanOrEqual(first[index - 1]?.distance ?? way + 2);
    }
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
    await slowAnimations(page);
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
    await newestFirst(page);
    await expect(headings(page)).toHaveText(titles.toReversed());
    await nextFrames(page);
    await untilSettled(page);
    await recordCards(page);
    await page.mouse.click(10, 10);
    await nextFrames(page);
    expect(await page.evaluate(() => (window as unknown as { moved: Move[] }).moved)).toEqual([]);
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
    await slowAnimations(page);
    // How the panel looked in the frames from a press until it is at rest, and whether it was inert.
    const press = (wanted: 'open' | 'closed') =>
      button.evaluate(async (element: HTMLElement, end) => {
        const frames: { opacity: number; isInert: boolean }[] = [];
        element.click();
        for (let atRest = 0; atRest < 2;) {
          await new Promise(requestAnimationFrame);
          const shown = document.querySelector<HTMLElement>('search section');
          const isShown = shown?.checkVisibility() ?? false;
          if (shown && isShown) {
            frames.push({ opacity: +getComputedStyle(shown).opacity, isInert: shown.inert });
          }
          const isWhole = isShown && frames.at(-1)?.opacity === 1;
          atRest = (end === 'open' ? isWhole : !isShown) ? atRest + 1 : 0;
        }
        return frames;
      }, wanted);
    const hasMotion = reducedMotion === 'no-preference';
    const isPartial = ({ opacity }: { opacity: number }) => opacity < 1;
    // Twice: nothing of the first motion may remain.
    for (let times = 0; times < 2; times += 1) {
      const opening = await press('open');
      expect(opening.some(isPartial)).toBe(hasMotion);
      expect(opening.at(-1)).toEqual({ opacity: 1, isInert: false });
      await page.getByRole('textbox', { name: 'Van' }).fill('4 mei');
      const closing = await press('closed');
      expect(closing.filter(({ isInert }) => isInert).some(isPartial)).toBe(hasMotion);
      await expect(panel).toBeHidden();
    }
    await button.click();
    await expect(page.getByRole('textbox', { name: 'Van' })).toHaveValue('4 mei');
  });
}
