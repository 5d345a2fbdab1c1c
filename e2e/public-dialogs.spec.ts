import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRoute } from './hold-route.ts';
import { nextFrames } from './next-frames.ts';
import { untilRun } from './start-motion.ts';

// The dialogs of a story and the browser history.
const riet = '/public/oma-riet';

test.describe('Back', () => {
  const tools = [
    ['Kaart', 'Op de kaart'],
    ['Delen', 'Dit verhaal delen'],
    ['Bewaren', 'Dit verhaal bewaren'],
    ['Leesbaarheid', 'Leesbaarheid'],
  ] as const;

  test('closes each dialog, also one that a reload has opened again, and then leaves the story', async ({
    page,
  }) => {
    await page.goto('/voorbeelden');
    await page.goto(riet);
    for (const [name, title] of tools) {
      await test.step(name, async () => {
        const button = page.getByRole('button', { name, exact: true });
        const dialog = page.getByRole('dialog', { name: title });
        await button.click();
        await expect(dialog).toBeVisible();
        // Firefox says the name of a dialog only when its heading gets the focus.
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
        await page.goBack();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(button).toBeFocused();
        expect(new URL(page.url()).pathname).toBe(riet);
        await page.goForward();
        await expect(dialog).toBeVisible();
        await page.reload();
        await expect(dialog).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(new URL(page.url()).pathname).toBe(riet);
      });
    }
    // No dialog has left an entry of its own behind.
    await page.goBack();
    await expect(page).toHaveURL(/voorbeelden/);
  });

  test('after an item of the map was closed closes the map, and then leaves the story', async ({
    page,
  }) => {
    await page.goto('/voorbeelden');
    await page.goto(riet);
    await page.getByRole('button', { name: 'Kaart', exact: true }).click();
    const map = page.getByRole('dialog', { name: 'Op de kaart' });
    const place = map.getByRole('heading', { level: 3, name: 'Zandvoort' });
    const link = map.getByRole('listitem').getByRole('link').first();
    const item = page.getByRole('dialog').getByRole('button', { name: 'Volgende' });
    await map
      .getByRole('button', { name: /Zandvoort/ })
      .last()
      .click();
    const close = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Sluiten', exact: true }).click(),
      () => page.goBack(),
    ];
    for (const leave of close) {
      await link.click();
      await expect(item).toBeVisible();
      await expect(page).toHaveURL(/\/moment\//);
      await leave();
      await expect(item).toHaveCount(0);
      await expect(place).toBeVisible();
      await expect(link).toBeFocused();
      expect(new URL(page.url()).pathname).toBe(riet);
    }
    // After a reload the map opens again when the item is closed.
    await link.click();
    const opened = page.url();
    await item.click();
    await expect(page).not.toHaveURL(opened);
    await page.reload();
    await expect(item).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(map).toBeVisible();
    await expect(item).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(riet);
    await page.goForward();
    await expect(map).toBeVisible();
    await page.goForward();
    await expect(item).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(map).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/voorbeelden/);
  });

  test('does not close the export dialog while a ZIP is being made', async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await page.goto(riet);
    // After the load event, which would wait for the pictures.
    await page.route('**/demo/oma-riet/*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Dit verhaal bewaren' });
    await dialog.getByRole('button', { name: 'ZIP maken' }).click();
    await expect(dialog.getByRole('button', { name: 'Stoppen' })).toBeVisible();
    await page.goBack();
    await expect(dialog.getByText(/We zijn nog bezig/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Stoppen' }).click();
    answer();
    await expect(dialog.getByText('Gestopt. Er is niets bewaard.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'ZIP maken' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(riet);
  });
});

test('a tool whose style sheet failed to load opens with it at the next click', async ({
  page,
  forgive,
}) => {
  await page.goto(riet);
  const held: Route[] = [];
  let isCut = true;
  await page.route('**/assets/story-map-*.css', (route) =>
    isCut ? route.abort() : void held.push(route),
  );
  // Other code waits for the style sheet too, and tries again.
  forgive(/Failed to load resource|live updates could not start/);
  const button = page.getByRole('button', { name: 'Kaart', exact: true });
  await button.click();
  await expect(page.getByText('Dit ging niet open').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  isCut = false;
  await button.click();
  await expect.poll(() => held.length).toBe(1);
  await nextFrames(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await held[0]!.continue();
  await expect(page.getByRole('dialog', { name: 'Op de kaart' })).toBeVisible();
  const rules = () =>
    page.evaluate(() => {
      const sheet = [...document.styleSheets].find(({ href }) => href?.includes('/story-map-'));
      return sheet?.cssRules.length ?? 0;
    });
  await expect.poll(rules).toBeGreaterThan(0);
});

test('a tool that loads slowly does not open after an item was opened and closed', async ({
  page,
}) => {
  const code = '**/assets/story-map-*.js';
  const release = await holdRoute(page, code);
  await page.goto(riet);
  const button = page.getByRole('button', { name: 'Kaart', exact: true });
  const requested = page.waitForRequest(code);
  await button.click();
  const url = (await requested).url();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-busy', 'false');
  release();
  await untilRun(page, url);
  await nextFrames(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Op de kaart' })).toBeVisible();
});

test.describe('the second click of a trembling hand', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(riet);
    await expect(page.getByText(/^\d{4} tot (nu|\d{4})$/)).toBeVisible();
    // Timers go on, and no second passes.
    await page.clock.setFixedTime(0);
  });

  /** How many presses the dialog hears from now on. */
  async function countPresses(page: Page) {
    await page.getByRole('dialog').evaluate((dialog) => {
      const count = () =>
        (dialog.dataset.presses = String(Number(dialog.dataset.presses ?? 0) + 1));
      dialog.addEventListener('pointerdown', count);
      dialog.addEventListener('click', count);
    });
    return () => page.getByRole('dialog').getAttribute('data-presses');
  }

  /** Clicks on the element, and again beside that point once the dialog is there. */
  async function clickTwice(page: Page, opener: Locator) {
    await opener.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await opener.boundingBox())!;
    const again = async () => {
      await page.mouse.down();
      await page.mouse.up();
    };
    await page.mouse.move(x + width / 2, y + height / 2);
    await again();
    await expect(page.getByRole('dialog')).toBeVisible();
    const presses = await countPresses(page);
    await page.mouse.move(x + width / 2 + 9, y + height / 2 - 6, { steps: 3 });
    await again();
    await nextFrames(page);
    expect(await presses()).toBeNull();
    return again;
  }

  test('does not reach what the first one opened, until a second has passed', async ({ page }) => {
    let now = 0;

    await test.step('does not close Delen, until a second has passed; a key does', async () => {
      const again = await clickTwice(
        page,
        page.getByRole('button', { name: 'Delen', exact: true }),
      );
      const dialog = page.getByRole('dialog', { name: 'Dit verhaal delen' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await clickTwice(page, page.getByRole('button', { name: 'Delen', exact: true }));
      await expect(dialog).toBeVisible();
      await page.clock.setFixedTime((now += 1000));
      await again();
      await expect(dialog).toHaveCount(0);
    });
    await test.step('does not pause the slideshow', async () => {
      const opener = page.getByRole('button', { name: 'Laat het verhaal vertellen' });
      const again = await clickTwice(page, opener);
      const pause = page.getByRole('dialog').getByRole('button', { name: 'Pauze', exact: true });
      await expect(pause).toHaveCount(1);
      await page.clock.setFixedTime((now += 1000));
      await again();
      await expect(pause).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('does not reach an opened item', async () => {
      await clickTwice(page, page.getByRole('article').getByRole('link').first());
      await expect(page).toHaveURL(/\/moment\//);
    });
  });

  test('does not close a dialog on a phone, and a tap elsewhere does @phone', async ({ page }) => {
    const { x, y } = (await page
      .getByRole('button', { name: 'Leesbaarheid', exact: true })
      .boundingBox())!;
    await page.touchscreen.tap(x + 20, y + 20);
    const dialog = page.getByRole('dialog', { name: 'Leesbaarheid' });
    await expect(dialog).toBeVisible();
    const presses = await countPresses(page);
    await page.touchscreen.tap(x + 26, y + 14);
    await nextFrames(page);
    expect(await presses()).toBeNull();
    await page.touchscreen.tap(200, 8);
    await expect(dialog).toHaveCount(0);
  });
});
