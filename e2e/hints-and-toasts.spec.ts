import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pauseClock } from './pause-clock.ts';
import { untilRun } from './start-motion.ts';

const riet = '/public/oma-riet';
const saved = 'Opgeslagen bij je downloads';
const tooltip = (page: Page) => page.getByRole('tooltip');
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]', { hasText: text });

/** Whether its centre is the topmost element at that point. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return met !== null && node.contains(met);
  });

async function openLightbox(page: Page) {
  await page.goto(riet);
  await page.getByRole('article').first().getByRole('link').first().click();
  // The lightbox moves the focus there once its code has arrived.
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused();
}

test('an icon button shows its tooltip after 700 ms, above an open dialog', async ({ page }) => {
  await openLightbox(page);
  const next = page.getByRole('dialog').getByRole('button', { name: 'Volgende' });
  const bubble = page.locator('[data-radix-popper-content-wrapper]');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await next.hover();
  await page.clock.runFor(600);
  await expect(bubble).toHaveCount(0);
  await page.clock.resume();
  await expect(bubble).toBeVisible();
  await expect.poll(() => isOnTop(bubble)).toBe(true);
  await page.mouse.move(5, 400, { steps: 5 });
  await expect(bubble).toHaveCount(0);
});

test('keyboard focus shows the tooltip and stays on the button', async ({ page }) => {
  const code = page.waitForRequest(/start-tooltips-[^/]+\.js$/);
  await openLightbox(page);
  // The first key loads the code, which does not know a focus from before.
  await page.keyboard.press('Shift');
  await untilRun(page, (await code).url());
  const close = page.getByRole('dialog').getByRole('button', { name: /sluiten/i });
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await close.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(close).toBeFocused();
  await expect(tooltip(page)).toHaveText(/sluiten/i);
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

test('the tooltip of a shortened place shows the full name', async ({ page, makeStory }) => {
  const place = 'Prinsengracht 12, Amsterdam, Nederland';
  const story = await makeStory({
    items: [{ title: 'Thuis', item_type: 'text', metadata: { location_name: place } }],
  });
  await page.goto(`/public/${story.slug}`);
  await page.getByText('Prinsengracht 12, Nederland').hover();
  await expect(tooltip(page)).toHaveText(place);
});

test('the tooltip code is loaded on the first pointer input, the bubble only when shown', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/coming-soon');
  await page.waitForLoadState('networkidle');
  // Chromium sends this event for a pointer at rest, but not in every run.
  await page.evaluate(() =>
    dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' })),
  );
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /tooltip/.test(url))).toEqual([]);
  await page.mouse.move(300, 300);
  await expect.poll(() => scripts.some((url) => url.includes('start-tooltips'))).toBe(true);
  expect(scripts.filter((url) => url.includes('tooltip-bubble'))).toEqual([]);
});

test('touch shows no tooltip @phone', async ({ page }) => {
  await page.clock.install();
  await page.goto(riet);
  await page.getByRole('button', { name: 'Leesbaarheid' }).tap();
  await page.getByRole('dialog').getByText('Lettergrootte').first().tap();
  await page.clock.runFor(1200);
  await expect(tooltip(page)).toHaveCount(0);
});

/** Shows a confirmation while the clock is stopped, so that it does not disappear by itself. */
async function confirm(page: Page) {
  await page.clock.install();
  await page.goto(riet);
  await page.getByRole('button', { name: 'Delen', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await pauseClock(page);
  // Not by mouse: at rest where the confirmation appears, that would keep it.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /drukker/ })
    .press('Enter');
  const confirmation = toast(page, saved);
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(confirmation).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
  return confirmation;
}

test('a confirmation is shown above the open dialog and stays after it closes @both', async ({
  page,
}) => {
  const confirmation = await confirm(page);
  await expect.poll(() => isOnTop(confirmation)).toBe(true);
  // Outside a modal dialog everything is inert: not announced and not swipeable.
  await expect(page.getByRole('dialog').getByText(saved)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(confirmation).toBeVisible();
  await page.clock.runFor(6000);
  await expect(confirmation).toHaveCount(0);
});

test('a sideways swipe of 20 px dismisses a confirmation', async ({ page }) => {
  const confirmation = await confirm(page);
  await expect.poll(() => isOnTop(confirmation)).toBe(true);
  // Waits until it is at rest.
  await confirmation.hover();
  const box = (await confirmation.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y);
  await page.mouse.move(x + 22, y, { steps: 3 });
  // A slow swipe: the distance dismisses it, not the speed.
  await page.clock.runFor(300);
  await page.mouse.up();
  // Long before it would disappear by itself.
  await page.clock.runFor(1000);
  await expect(confirmation).toHaveCount(0);
});
