import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openHydrated } from './hydration.ts';

// An error of the site's own code is never shown as a failed connection. Which errors are: the tests of
// src/lib/http/request-error.ts and src/lib/use-lazy-module.ts.

const riet = '/public/oma-riet';
const heading = 'Er ging iets mis op deze pagina';
const blame = /verbinding even weg|of je internet hebt|geen verbinding met de server/i;

/** A chunk that arrives and throws while it runs. */
const breakChunk = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'null.kapot; export const e = () => {}, t = e, n = e, r = e; export default e;',
    }),
  );

async function expectCrash(page: Page, faults: string[]) {
  await expect(page.getByText(heading).first()).toBeVisible();
  await expect(page.getByText(blame).filter({ visible: true })).toHaveCount(0);
  expect(
    faults
      .splice(0)
      .some((fault) => /kapot|is not a function|does not provide an export/.test(fault)),
  ).toBe(true);
}

test('a read of the story that throws says so, and offers a reload', async ({ page, faults }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  await page.goto(riet);
  await expectCrash(page, faults);
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Laad de pagina opnieuw' }).click();
  await again;
  await expect(page.getByText(heading).first()).toBeVisible();
  faults.splice(0);
});

test('a tool or an item that throws says so, and the story stays', async ({ page, faults }) => {
  for (const [tool, chunk] of [
    ['Kaart', 'story-map'],
    ['Bewaren', 'export-story'],
  ] as const) {
    await test.step(`a tool that throws says so, and the story stays: ${tool}`, async () => {
      await breakChunk(page, chunk);
      await page.goto(riet);
      await page.getByRole('button', { name: tool, exact: true }).click();
      await expectCrash(page, faults);
      await expect(page.getByRole('button', { name: 'Laad de pagina opnieuw' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }
  await test.step('an item that throws says so, and its card stays', async () => {
    await breakChunk(page, 'lightbox');
    await page.goto(riet);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expectCrash(page, faults);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('a page whose code throws says so', async ({ page, faults, forgive }) => {
  // The prefetch of the code logs the error too, before or after the click.
  forgive(/kapot/);
  await breakChunk(page, 'pricing-page');
  await openHydrated(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click();
  await expectCrash(page, faults);
});

test('features that cannot be read because of us show the fixed ones', async ({ page, faults }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  await page.goto('/features');
  await expectCrash(page, faults);
  await expect(page.getByText(/kwamen even niet binnen/)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Privacy eerst' })).toBeVisible();
});

test('the help chat says so, and keeps the question', async ({ page, faults }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  await page.goto('/help');
  await page.getByRole('region', { name: 'Vraag het de assistent' }).scrollIntoViewIfNeeded();
  const field = page.getByRole('textbox', { name: 'Je vraag' });
  await field.fill('Wat kost Premium?');
  await field.press('Enter');
  await expectCrash(page, faults);
  await expect(page.getByRole('button', { name: 'Laad de pagina opnieuw' })).toBeVisible();
});

test('the app itself throws before it has rendered', async ({ page, faults }) => {
  await breakChunk(page, 'shell');
  await page.goto(riet);
  await expectCrash(page, faults);
  faults.splice(0);
});

test.describe('a browser below the floor', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      CSS.supports = () => false;
    }),
  );

  test('keeps the page that the server rendered, and is named, also where a story would open', async ({
    page,
  }) => {
    await test.step('keeps the page that the server rendered, and is named', async () => {
      await page.goto('/pricing');
      await expect(page.getByText('Deze browser is te oud voor alles op deze site.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
      await expect(page).toHaveURL(/help$/);
      await expect(page.getByText('Deze browser is te oud voor alles op deze site.')).toBeVisible();
    });
    await test.step('is named where a story would open, without another cause', async () => {
      await page.goto(riet);
      await expect(
        page.getByText('Deze browser is te oud om dit hele verhaal te tonen.'),
      ).toBeVisible();
      await expect(page.getByText(blame).filter({ visible: true })).toHaveCount(0);
      await expect(page.getByText(heading)).toBeHidden();
    });
  });
});
