import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoFindings } from './legible.ts';
import { nextFrames } from './next-frames.ts';

const at = (
  title: string,
  item_date: string,
  location_name: string | null,
  ...point: number[]
) => ({
  title,
  item_date,
  metadata: { location_name, lat: point[0] ?? null, lng: point[1] ?? null },
});

const life = [
  at('De wieg', '1931-05-04', 'Amsterdam', 52.37, 4.9),
  at('De boot', '1938-05-04', 'Batavia', -6.2, 106.8),
  at('Het strand', '1956-07-01', 'Zandvoort', 52.37, 4.53),
  at('De bruiloft', '1955-05-04', 'Amsterdam', 52.38, 4.89),
  at('Het bos', '1960-05-04', null, 52.2, 5.9),
  at('Zomaar', '1961-05-04', null),
];

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Op de kaart' });
const picture = (page: Page) => page.getByRole('application', { name: /^Kaart met/ });
const places = (page: Page) => dialog(page).getByRole('list').getByRole('button');
const land = (page: Page) => page.locator('.map-land');
const mark = (page: Page, name: string) => page.locator(`[data-mark="${name}"]`);

async function openMap(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Kaart', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(land(page)).toHaveAttribute('d', /^M/);
}

/** The map as it is at first, without loading the story again. */
async function reopen(page: Page) {
  if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Kaart', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(land(page)).toHaveAttribute('d', /^M/);
}

test('places are on the map and in the list, are highlighted, clustered, and can be a filter', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({ items: life });
  await openMap(page, story.path);

  await test.step('places are on the map and in the list, in order', async () => {
    await expect(places(page)).toHaveText([
      /1931\s*Amsterdam2 gebeurtenissen/,
      /1938\s*Batavia1 gebeurtenis/,
      /1956\s*Zandvoort1 gebeurtenis/,
      /1960\s*Het bos1 gebeurtenis/,
    ]);
    await expect(picture(page)).toHaveAccessibleName(/Kaart met 4 plaatsen/);
    await expect(mark(page, 'Batavia')).toBeVisible();
    await expect(page.locator('.map-route')).toHaveAttribute('d', /^M.*Q/);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Kaart', exact: true })).toBeFocused();
  });
  await test.step('hover highlights a place on the map and in the list, and a click opens it', async () => {
    await reopen(page);
    await places(page).filter({ hasText: 'Batavia' }).hover();
    await expect(mark(page, 'Batavia').locator('.map-light')).toBeVisible();
    await places(page).filter({ hasText: 'Amsterdam' }).focus();
    await expect(page.locator('.map-light')).toHaveCount(1);
    await mark(page, 'Batavia').hover();
    await expect(places(page).filter({ hasText: 'Batavia' })).toHaveClass(/bg-wash/);
    await mark(page, 'Batavia').click();
    await expect(dialog(page).getByRole('heading', { name: 'Batavia' })).toBeFocused();
  });
  await test.step('nearby places are clustered, and the cluster zooms to them', async () => {
    await reopen(page);
    await page.locator('[data-mark*="Amsterdam"][data-mark*="Zandvoort"]').click();
    await expect(
      dialog(page).getByRole('heading', { name: '3 plaatsen dicht bij elkaar' }),
    ).toBeFocused();
    await expect(places(page)).toHaveCount(3);
    await expect(mark(page, 'Zandvoort')).toBeVisible();
    await places(page).filter({ hasText: 'Zandvoort' }).click();
    await expect(dialog(page).getByRole('link', { name: /Het strand/ })).toBeVisible();
  });
  await test.step('the wheel beside the map does not scroll the page behind it', async () => {
    await reopen(page);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(8, 400);
    await page.mouse.wheel(0, 400);
    await nextFrames(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
  await test.step('a place can be applied as a filter, and Back undoes it', async () => {
    await reopen(page);
    await places(page).filter({ hasText: 'Amsterdam' }).click();
    await dialog(page).getByRole('link', { name: 'Toon in het verhaal' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\?plaats=Amsterdam$/);
    await expect(
      page.getByRole('button', { name: 'Verwijder filter: Plaats: Amsterdam' }),
    ).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(6);
  });
});

test('a map shows places outside the filter faintly and is accessible; without coordinates there is none', async ({
  page,
  makeStory,
}) => {
  await test.step('a story without coordinates has no map, but a filter by place', async () => {
    const story = await makeStory({ items: [at('Thuis', '1950-01-01', 'Ede', 0, 0)] });
    await page.goto(story.path);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Kaart', exact: true })).toHaveCount(0);
  });
  await test.step('places outside the filter are shown faintly; the map is accessible, and does not overflow at 200% text size', async () => {
    const far = 'Natuurkampeerterrein De Zwarte Dennenhorst, Schouwen-Duiveland';
    const story = await makeStory({ items: [...life, at('Tent', '1970-05-04', far, 51.68, 3.92)] });
    await openMap(page, `${story.path}?zoek=wieg`);

    await test.step('places outside the filter are shown faintly', async () => {
      await expect(dialog(page).getByText(/Er staat een filter aan/)).toBeVisible();
      await expect(places(page)).toHaveText([
        /Amsterdam1 van 2 gebeurtenissen/,
        /BataviaVerborgen door het filter/,
        /Zandvoort/,
        /Het bos/,
        /De Zwarte Dennenhorst/,
      ]);
      await expect(mark(page, 'Batavia')).toHaveClass(/map-mark-faint/);
      await expect(mark(page, 'Amsterdam')).not.toHaveClass(/map-mark-faint/);
    });
    await test.step('the map is accessible, and does not overflow at 200% text size', async () => {
      await expectNoFindings(page);
      await places(page).first().click();
      await expectNoFindings(page);
      await dialog(page).getByRole('button', { name: 'Alle plaatsen' }).click();
      const before = page.viewportSize()!;
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const size of ['', '200%']) {
          await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
          const overflow = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
          expect(overflow, `at ${width} px ${size}`).toBeLessThanOrEqual(0);
          const small = await dialog(page).evaluate((box) =>
            [...box.querySelectorAll('a, button')]
              .filter((one) => one.getBoundingClientRect().height < 44)
              .map((one) => one.outerHTML.slice(0, 90)),
          );
          expect(small, `at ${width} px ${size}`).toEqual([]);
          await expect(picture(page)).toBeVisible();
        }
      }
      await page.setViewportSize(before);
    });
  });
});

test('zoom and pan by buttons, keys and wheel; a place shows its items, which open in the lightbox @both', async ({
  page,
  makeStory,
  isMobile,
}) => {
  const story = await makeStory({ items: life });
  await openMap(page, story.path);

  await test.step('zoom and pan by buttons, keys and wheel', async () => {
    const seen = new Set<string>();
    const whole = await land(page).getAttribute('d');
    const expectNew = async () => {
      await expect
        .poll(async () => {
          const line = await land(page).getAttribute('d');
          return line !== null && line !== whole && !seen.has(line);
        })
        .toBe(true);
      seen.add((await land(page).getAttribute('d')) ?? '');
    };
    await page.getByRole('button', { name: 'Dichterbij' }).click();
    await expectNew();
    await picture(page).focus();
    await page.keyboard.press('ArrowRight');
    await expectNew();
    await page.keyboard.press('+');
    await expectNew();
    if (!isMobile) {
      await picture(page).hover();
      await page.mouse.wheel(0, -200);
      await expectNew();
      await page.mouse.down();
      await page.mouse.move(300, 300, { steps: 4 });
      await page.mouse.up();
      await expectNew();
      await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText(
        'Plaatsen op volgorde',
      );
    }
    await page.getByRole('button', { name: 'Hele kaart' }).click();
    await expect(land(page)).toHaveAttribute('d', whole ?? '');
  });
  await test.step('a place shows its items, which open in the lightbox', async () => {
    await reopen(page);
    await places(page).filter({ hasText: 'Amsterdam' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Amsterdam' })).toBeFocused();
    await expect(dialog(page).getByRole('link')).toHaveText([
      /4 mei 1931\s*De wieg/,
      /4 mei 1955\s*De bruiloft/,
      'Toon in het verhaal',
    ]);
    await dialog(page).getByRole('button', { name: 'Alle plaatsen' }).click();
    await expect(places(page).filter({ hasText: 'Amsterdam' })).toBeFocused();
    await places(page).filter({ hasText: 'Het bos' }).click();
    await expect(dialog(page).getByRole('link')).toHaveText([/Het bos/]);
    await dialog(page)
      .getByRole('link', { name: /Het bos/ })
      .click();
    await expect(page).toHaveURL(/\/moment\//);
    await expect(page.getByRole('heading', { level: 2, name: 'Het bos' })).toBeVisible();
  });
});

test('the list is shown when the map data fails to load, with a retry', async ({
  page,
  makeStory,
  forgive,
}) => {
  const story = await makeStory({ items: life });
  await page.route(/near-[\w-]+\.json/, (route) => route.abort());
  await page.goto(story.path);
  await page.getByRole('button', { name: 'Kaart', exact: true }).click();
  await expect(dialog(page).getByText(/De kaart kon niet worden geladen/)).toBeVisible();
  await expect(places(page)).toHaveCount(4);
  await places(page).filter({ hasText: 'Zandvoort' }).click();
  await expect(dialog(page).getByRole('link', { name: /Het strand/ })).toBeVisible();
  await expectNoFindings(page);
  await page.unroute(/near-[\w-]+\.json/);
  await dialog(page).getByRole('button', { name: 'Probeer het nog eens' }).click();
  await expect(land(page)).toHaveAttribute('d', /^M/);
  forgive(/ERR_FAILED/);
});

test('detailed map data is loaded only for the region of the story', async ({
  page,
  makeStory,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const [file] = request.url().match(/(near|far)-[\w-]+\.json$/) ?? [];
    if (file) files.push(file.replace(/-.*/, ''));
  });
  const home = await makeStory({ items: life.slice(2, 5) });
  await page.goto(home.path);
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(files).toEqual([]);
  await openMap(page, home.path);
  expect(files).toEqual(['near']);
  const away = await makeStory({ items: [at('Thuis', '1950-01-01', 'Paramaribo', 5.85, -55.2)] });
  await openMap(page, away.path);
  expect(files).toEqual(['near', 'far']);
});

test(
  'pinching with two fingers brings it nearer',
  { tag: '@phone' },
  async ({ page, makeStory }) => {
    const story = await makeStory({ items: life });
    await openMap(page, story.path);
    const whole = (await land(page).getAttribute('d')) ?? '';
    const box = (await picture(page).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const client = await page.context().newCDPSession(page);
    const touch = (type: string, spread: number) =>
      client.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - spread, y, id: 1 },
                { x: x + spread, y, id: 2 },
              ],
      });
    await touch('touchStart', 20);
    for (const spread of [30, 45, 60, 80]) await touch('touchMove', spread);
    await touch('touchEnd', 0);
    await expect(land(page)).not.toHaveAttribute('d', whole);
    await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText(
      'Plaatsen op volgorde',
    );
  },
);
