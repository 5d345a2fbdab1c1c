import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectLargeTargets, expectNoFindings, expectToFit, untilSettled } from './legible.ts';

const riet = '/public/oma-riet';
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Leesbaarheid' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Leesbaarheid' });
const choice = (page: Page, group: string, name: string) =>
  dialog(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
const rootSize = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
const color = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);

async function open(page: Page, path = riet) {
  await page.goto(path);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** Clicks the label, as a visitor does. */
const choose = (page: Page, group: string, name: string) =>
  dialog(page)
    .getByRole('group', { name: group })
    .locator('label')
    .filter({ hasText: new RegExp(`${name}$`) })
    .click();

test('the settings apply at once, are remembered, can be reset, and work by keyboard', async ({
  page,
}) => {
  await test.step('text size and contrast apply at once, are remembered, and can be reset', async () => {
    await open(page);
    const plain = await color(page);
    await choose(page, 'Lettergrootte', 'Groot');
    await expect.poll(() => rootSize(page)).toBe(20);
    await choose(page, 'Lettergrootte', 'Grootst');
    await expect.poll(() => rootSize(page)).toBe(24);
    await choose(page, 'Contrast', 'Hoog');
    const dark = await color(page);
    expect(dark).not.toBe(plain);

    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => rootSize(page)).toBe(24);
    await expect.poll(() => color(page)).toBe(dark);

    // The reload has opened the dialog again.
    await expect(choice(page, 'Lettergrootte', 'Grootst')).toBeChecked();
    await dialog(page).getByRole('button', { name: 'Terug naar gewoon' }).click();
    await expect.poll(() => rootSize(page)).toBe(16);
    await expect.poll(() => color(page)).toBe(plain);
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    // Closing goes back, which the next history entry has to wait for.
    await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined();
  });
  await test.step('the dialog works by keyboard, and in forced colours', async () => {
    await test.step('the dialog works by keyboard', async () => {
      await opener(page).press('Enter');
      await choice(page, 'Lettergrootte', 'Gewoon').focus();
      await page.keyboard.press('ArrowRight');
      await expect(choice(page, 'Lettergrootte', 'Groot')).toBeChecked();
      await page.keyboard.press('Tab');
      await expect(choice(page, 'Contrast', 'Gewoon')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(choice(page, 'Contrast', 'Hoog')).toBeChecked();
      await page.keyboard.press('Tab');
      await expect(dialog(page).getByRole('button', { name: 'Terug naar gewoon' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.poll(() => rootSize(page)).toBe(16);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    });
    await test.step('in forced colours the chosen size and contrast are visible', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      const look = (group: string, name: string) =>
        dialog(page)
          .getByRole('group', { name: group })
          .locator('label')
          .filter({ hasText: new RegExp(`${name}$`) })
          .evaluate((label) => getComputedStyle(label).backgroundColor);
      expect(await look('Lettergrootte', 'Gewoon')).not.toBe(await look('Lettergrootte', 'Groot'));
      await choose(page, 'Contrast', 'Hoog');
      await expect.poll(() => look('Contrast', 'Hoog')).not.toBe(await look('Contrast', 'Gewoon'));
    });
  });
});

test('a device that asks for more contrast gets it, unless the visitor chose otherwise', async ({
  page,
}) => {
  await page.goto(riet);
  const plain = await color(page);
  await page.emulateMedia({ contrast: 'more' });
  await page.reload();
  await expect.poll(() => color(page)).not.toBe(plain);
  await opener(page).click();
  await expect(choice(page, 'Contrast', 'Hoog')).toBeChecked();
  await choose(page, 'Contrast', 'Gewoon');
  await expect.poll(() => color(page)).toBe(plain);
  await page.reload();
  await expect(choice(page, 'Contrast', 'Gewoon')).toBeChecked();
  await expect.poll(() => color(page)).toBe(plain);
});

test('the stored settings are in the first paint, not in print, and overflow nowhere; other pages are not changed', async ({
  page,
}) => {
  await test.step('the first paint of a story has the chosen text size', async () => {
    await page.addInitScript(() => {
      localStorage.setItem('anekdotes-reading', 'largest high');
      const sizes = new Set<string>();
      Object.assign(window, { sizes });
      const look = () => {
        if (document.querySelector<HTMLElement>('#root')?.innerText.trim()) {
          sizes.add(getComputedStyle(document.documentElement).fontSize);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(riet);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(
      await page.evaluate(() => [...(window as unknown as { sizes: Set<string> }).sizes]),
    ).toEqual(['24px']);
  });
  await test.step('nothing overflows at the largest text size, also on the smallest screen', async () => {
    await expectToFit(page);
    await expectLargeTargets(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await opener(page).click();
    for (const fontSize of ['', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
      await untilSettled(page);
      const { over, small } = await dialog(page).evaluate((element) => ({
        over: element.scrollWidth - element.clientWidth,
        small: [...element.querySelectorAll('button, label')]
          .filter((target) => target.getBoundingClientRect().height < 44)
          .map((target) => target.textContent),
      }));
      expect(over).toBeLessThanOrEqual(0);
      expect(small).toEqual([]);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step('printing ignores the display settings', async () => {
    const dark = await color(page);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => rootSize(page)).toBe(16);
    await expect.poll(() => color(page)).not.toBe(dark);
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('other pages are not changed', async () => {
    // Waits through the navigations, which load documents.
    const root = page.locator('html');
    await expect(root).toHaveCSS('font-size', '24px');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).click();
    await expect(page).toHaveURL('/features');
    await expect(root).toHaveCSS('font-size', '16px');
    await page.goBack();
    await expect(root).toHaveCSS('font-size', '24px');
  });
});

test('without storage the settings apply to this visit only, and the dialog says so', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    }),
  );
  await open(page);
  await choose(page, 'Lettergrootte', 'Groot');
  await expect.poll(() => rootSize(page)).toBe(20);
  await expect(dialog(page).getByRole('status')).toContainText('bewaart dit niet');
});

test.describe('in high contrast', () => {
  /** 7:1 for small text. The other rules of axe do not depend on colours. */
  async function expectStrongContrast(page: Page) {
    await expectNoFindings(page, ['color-contrast', 'color-contrast-enhanced']);
  }

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('anekdotes-reading', 'usual high'));
  });

  test('all text has a contrast of 7:1, in a story, its dialogs and with the colours of the owner', async ({
    page,
    makeStory,
  }) => {
    await test.step('all text of a story, its dialogs and its slideshow has a contrast of 7:1', async () => {
      await page.goto(riet);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectStrongContrast(page);
      await opener(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectStrongContrast(page);
      await page.keyboard.press('Escape');
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Laat het verhaal vertellen' })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await expectStrongContrast(page);
    });
    await test.step('all text has a contrast of 7:1 with the colours of the owner too', async () => {
      const story = await makeStory({
        timeline: { custom_primary_color: '#ffcc00', custom_accent_color: '#66ffcc' },
        items: [{ title: 'Een', description: 'Woorden.' }],
      });
      await page.goto(story.path);
      await expect(page.getByRole('article')).toBeVisible();
      await expectStrongContrast(page);
    });
  });
});
