// A link that asks for a password, one that has ended, and what the owner decided about saving.
import type { Page } from '@playwright/test';
import { expect, servePlainStories, test } from './fixtures.ts';
import { holdRoute } from './hold-route.ts';
import { expectNoFindings } from './legible.ts';
import { setPassword } from './link-password.ts';
import { expectWithin } from './live-story.ts';
import { pauseClock } from './pause-clock.ts';
import type { Story } from './stories.ts';

const secretStory = {
  timeline: { title: 'Geheime tante', description: 'Een verborgen recept' },
  items: [{ title: 'Het schriftje', description: 'Met een vlek' }],
};

const question = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Dit verhaal heeft een wachtwoord' });
const field = (page: Page) => page.getByLabel('Wachtwoord', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Open het verhaal' });
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Geheime tante' });

async function tryPassword(page: Page, password: string) {
  await field(page).fill(password);
  await submit(page).click();
}

const loading = (page: Page) => page.getByText('Anekdote wordt geladen...');

/** As for the next visitor: this tab keeps no key. */
const forget = (page: Page) => page.evaluate(() => sessionStorage.clear());

const expectNoStory = (page: Page) =>
  expect
    .poll(() => page.content())
    .not.toMatch(/Geheime tante|verborgen recept|Het schriftje|vlek/);

async function expectNothingTold(page: Page) {
  await expect(page).toHaveTitle(/^Dit verhaal heeft een wachtwoord/);
  await expectNoStory(page);
}

test.describe('a link that asks for a password', () => {
  let story: Story;
  test.beforeEach(async ({ makeStory }) => {
    story = await makeStory(secretStory);
    await setPassword(story, 'appeltaart met kaneel');
  });

  test('opens with the password, in any capitals, and stays open in this tab', async ({
    page,
    context,
  }) => {
    await page.goto(story.path);
    await expect(question(page)).toBeVisible();
    await expect(page.getByText('Wat bakte ze op zondag?')).toBeVisible();
    await expect(
      page.getByText(/Hoofdletters, leestekens en spaties maken niet uit/),
    ).toBeVisible();
    await expectNothingTold(page);
    await test.step('can be kept by a password manager, which never gets the link', async () => {
      await expect(field(page)).toHaveAttribute('autocomplete', 'current-password');
      const name = page.locator('input[autocomplete=username]');
      await expect(name).toBeHidden();
      await expect(name).toHaveValue(story.slug.slice(-5));
    });
    await submit(page).click();
    await expect(page.getByRole('alert').getByText('Vul eerst het wachtwoord in.')).toBeVisible();
    await tryPassword(page, 'cake');
    await expect(page.getByText(/^Dat wachtwoord klopt niet/)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('cake');
    await expectNoFindings(page);
    await tryPassword(page, '  Appeltaart  MET kaneel ');
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Het schriftje' })).toBeVisible();
    await page.reload();
    await expect(title(page)).toBeVisible();
    await page.getByRole('button', { name: 'Delen', exact: true }).click();
    await expect(page.getByText('moet ook het wachtwoord weten')).toBeVisible();
    const other = await context.newPage();
    await other.goto(story.path);
    await expect(question(other)).toBeVisible();
  });

  // Each storage with each fault: src/lib/browser/storage.dom.test.ts and share-keys.dom.test.ts.
  for (const [missing, how] of [
    [['localStorage'], 'null'],
    [['localStorage', 'sessionStorage'], 'an error'],
    [['localStorage', 'sessionStorage'], 'one that keeps nothing'],
  ] as const)
    test(`opens where ${missing.join(' and ')} gives ${how}`, async ({ page }) => {
      await page.addInitScript(
        ([names, fault]) => {
          const fail = () => {
            throw new DOMException('', 'SecurityError');
          };
          for (const name of names) {
            const own = window[name as 'localStorage'];
            const empty = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
            const get = {
              null: () => null,
              'an error': fail,
              'one that keeps nothing': () => empty,
            };
            if (own) Object.defineProperty(window, name, { get: get[fault] });
          }
        },
        [missing, how] as const,
      );
      await page.goto(story.path);
      await page.getByLabel('Onthoud het op dit apparaat').check();
      await tryPassword(page, 'appeltaart met kaneel');
      await expect(title(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Het schriftje' })).toBeVisible();
      await page.reload();
      // Kept in the storage that there is; without any, the question is asked again.
      await expect(missing.length === 2 ? question(page) : title(page)).toBeVisible();
    });

  test('is remembered on this device when the visitor chooses so, and opens in a tab that waits', async ({
    page,
    context,
  }) => {
    const waiting = await context.newPage();
    await waiting.goto(story.path);
    await expect(question(waiting)).toBeVisible();
    await page.goto(story.path);
    await page.getByLabel('Onthoud het op dit apparaat').check();
    await tryPassword(page, 'appeltaart met kaneel');
    await expect(title(page)).toBeVisible();
    await expect(title(waiting)).toBeVisible();
    const stored = JSON.stringify(await page.evaluate('({ ...localStorage })'));
    for (const text of [story.slug, story.id, 'appeltaart', 'Geheime'])
      expect(stored).not.toContain(text);
    const other = await context.newPage();
    await other.goto(story.path);
    await expect(title(other)).toBeVisible();
    await waiting.close();
    // A new password invalidates the stored share key.
    await setPassword(story, 'stroopwafel');
    await other.reload();
    await expect(question(other)).toBeVisible();
    await expect
      .poll(() => other.evaluate('Object.keys(localStorage).join()'))
      .not.toContain('share-key');
    await tryPassword(other, 'stroopwafel');
    await expect(title(other)).toBeVisible();
  });

  test('can be given by keyboard, at the address of an item, before the scripts and without the share page', async ({
    page,
  }) => {
    await test.step('opens the item of the address', async () => {
      const id = await story.addItem({ title: 'De eerste zonder haar' });
      await page.goto(`${story.path}/moment/${id}`);
      await expect(question(page)).toBeVisible();
      await tryPassword(page, 'appeltaart met kaneel');
      await expect(
        page.getByRole('dialog').getByRole('heading', { name: 'De eerste zonder haar' }),
      ).toBeVisible();
      await forget(page);
    });
    await test.step('can be typed by keyboard, and be shown', async () => {
      await page.goto(story.path);
      await expect(question(page)).toBeVisible();
      await field(page).focus();
      await page.keyboard.type('appeltaart met kaneel');
      await expect(field(page)).toHaveAttribute('type', 'password');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(field(page)).toHaveAttribute('type', 'text');
      await expect(field(page)).toHaveValue('appeltaart met kaneel');
      const show = page.getByRole('button', { name: 'Laat zien', pressed: true });
      await show.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(title(page)).toBeFocused();
      await forget(page);
    });
    await test.step('keeps what is typed before the scripts are there', async () => {
      const release = await holdRoute(page, /\.js$/);
      await page.goto(story.path, { waitUntil: 'commit' });
      await field(page).fill('appeltaart met kaneel');
      await field(page).press('Enter');
      await expect(question(page)).toBeVisible();
      expect(page.url()).not.toContain('appeltaart');
      release();
      await expect(title(page)).toBeVisible();
      await forget(page);
    });
    await test.step('is in a document without the share page too, which says that it loads', async () => {
      await servePlainStories(page);
      const release = await holdRoute(page, /\.js$/);
      await page.goto(story.path, { waitUntil: 'commit' });
      await expect(loading(page)).toBeVisible();
      release();
      await expect(question(page)).toBeVisible();
      await expect(loading(page)).toHaveCount(0);
      await tryPassword(page, 'appeltaart met kaneel');
      await expect(title(page)).toBeVisible();
    });
  });

  test('waits after ten wrong passwords, and says how long', async ({ page, request }) => {
    const headers = { apikey: 'sb_publishable_embedded', 'x-share-slug': story.slug };
    for (let tries = 0; tries < 10; tries += 1) {
      const data = { link_key: String(tries).repeat(64) };
      const response = await request.post('/rest/v1/rpc/open_link', { headers, data });
      expect(await response.json()).toEqual({ state: 'again' });
    }
    await page.goto(story.path);
    await tryPassword(page, 'appeltaart met kaneel');
    await expect(
      page.getByText(/te vaak een verkeerd wachtwoord ingevuld\. Probeer het over 1[45] minuten/),
    ).toBeVisible();
    await expectNothingTold(page);
  });

  test('says so when the password cannot be checked or the story cannot be read, and keeps what was typed', async ({
    page,
    forgive,
  }) => {
    await test.step('says so when the password cannot be checked, and keeps it', async () => {
      await page.goto(story.path);
      await page.route('**/rest/v1/rpc/open_link', (route) => route.abort());
      forgive(/open_link|Failed to load resource/);
      await tryPassword(page, 'appeltaart met kaneel');
      await expect(page.getByText(/^Het wachtwoord kon niet worden nagekeken/)).toBeVisible();
      await page.unroute('**/rest/v1/rpc/open_link');
      await expect(field(page)).toHaveValue('appeltaart met kaneel');
    });
    await test.step('says so when the story cannot be read after the right password', async () => {
      await expect(field(page)).toBeVisible();
      await page.route('**/rest/v1/timelines?*', (route) => route.abort());
      forgive(/timelines|Failed to load resource/);
      await submit(page).click();
      // The message of before goes first.
      await expect(page.getByText(/^Het wachtwoord kon niet worden nagekeken/)).toHaveCount(0);
      await expect(page.getByText(/^Het wachtwoord kon niet worden nagekeken/)).toBeVisible({
        timeout: 30_000,
      });
      await expect(field(page)).toBeFocused();
      await page.unroute('**/rest/v1/timelines?*');
      await submit(page).click();
      await expect(title(page)).toBeVisible();
    });
  });

  test('does not ask again while a page with the key loads, and asks at once with that of another story', async ({
    page,
    makeStory,
    forgive,
  }) => {
    const other = await makeStory(secretStory);
    await setPassword(other, 'stroopwafel');

    await test.step('does not ask again while the page of a visitor with the key loads', async () => {
      await page.goto(other.path);
      await tryPassword(page, 'stroopwafel');
      await expect(title(page)).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      const release = await holdRoute(page, /\.js$/);
      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('#root h1')).toBeAttached();
      await expect(page.locator('#root h1')).toBeHidden();
      await expect(loading(page)).toBeVisible();
      release();
      await expect(title(page)).toBeVisible();
      await expect(loading(page)).toHaveCount(0);
    });
    await test.step('says that it loads, and asks again, when the key is refused', async () => {
      await setPassword(other, 'pannenkoek');
      const release = await holdRoute(page, /\.js$/);
      await page.reload({ waitUntil: 'commit' });
      await expect(loading(page)).toBeVisible();
      await expect(question(page)).toBeHidden();
      release();
      await expect(question(page)).toBeVisible();
      await expect(loading(page)).toHaveCount(0);
    });
    await test.step('shows what failed where the code of the page does not load', async () => {
      await tryPassword(page, 'pannenkoek');
      await expect(title(page)).toBeVisible();
      forgive(/Failed to load|dynamically imported/);
      await page.route(/assets\/story-[\w-]+\.js$/, (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('button', { name: 'Probeer het opnieuw' })).toBeVisible();
      await expect(loading(page)).toBeHidden();
      await page.unrouteAll({ behavior: 'wait' });
    });
    await test.step('asks at once while the page of a visitor with the key of another story loads', async () => {
      const release = await holdRoute(page, /\.js$/);
      await page.goto(story.path, { waitUntil: 'commit' });
      await expect(question(page)).toBeVisible();
      release();
      await tryPassword(page, 'appeltaart met kaneel');
      await expect(title(page)).toBeVisible();
    });
  });

  test('closes an open page when the owner sets a password', async ({ page, makeStory }) => {
    const open = await makeStory(secretStory);
    await page.goto(open.path);
    await expect(title(page)).toBeVisible();
    await expect(page.getByText('1 gebeurtenis', { exact: true })).toBeVisible();
    await setPassword(open, 'appeltaart');
    await expect(question(page)).toBeVisible({ timeout: 15_000 });
    await expectNothingTold(page);
  });

  test('reads again for changes, which nobody announces', async ({ page }) => {
    await page.clock.install();
    await page.goto(story.path);
    await tryPassword(page, 'appeltaart met kaneel');
    await expect(title(page)).toBeVisible();
    await expect(page.getByText('1 gebeurtenis', { exact: true })).toBeVisible();
    await pauseClock(page);
    await story.addItem({ title: 'De eerste zonder haar' });
    const both = page.getByText('2 gebeurtenissen', { exact: true });
    await expectWithin(page, 60_000, (brief) => expect(both).toBeVisible(brief));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the question is there, and how to go on', async ({ page, makeStory }) => {
    const story = await makeStory(secretStory);
    await setPassword(story, 'appeltaart');
    await page.goto(story.path);
    await expect(question(page)).toBeVisible();
    await expect(
      page.getByText(/^Om alles te zien en te zoeken is JavaScript nodig/),
    ).toBeVisible();
  });
});

const ended = (page: Page) => page.getByRole('heading', { level: 1, name: 'Deze link is gestopt' });

test('an ended or renewed link opens nothing, and the owner can refuse saving', async ({
  page,
  makeStory,
}) => {
  await test.step('a link that has ended says so, and not whose it was', async () => {
    const story = await makeStory({
      ...secretStory,
      timeline: { ...secretStory.timeline, link_expires_at: '2026-01-01' },
    });
    const response = await page.goto(story.path);
    expect(response?.status()).toBe(404);
    await expect(ended(page)).toBeVisible();
    await expect(page.getByText('Vraag dan om een nieuwe link.')).toBeVisible();
    await expect(page.getByRole('img', { name: /fotoalbum met een strik/ })).toBeVisible();
    await expectNoStory(page);
  });
  await test.step('a renewed link ends the old one at once, also in open pages', async () => {
    const story = await makeStory(secretStory);
    await page.goto(story.path);
    await expect(title(page)).toBeVisible();
    await expect(page.getByText('1 gebeurtenis', { exact: true })).toBeVisible();
    const [row] = await story.sql(`select public.renew_link('${story.id}') as slug;`);
    await expect(ended(page)).toBeVisible({ timeout: 15_000 });
    await page.goto(`/public/${String(row!.slug)}`);
    await expect(title(page)).toBeVisible();
  });
  await test.step('where the owner wants no saving, nothing offers it; "Delen" says until when the link works', async () => {
    const story = await makeStory({
      ...secretStory,
      timeline: {
        ...secretStory.timeline,
        allow_download: false,
        link_expires_at: '2126-12-24T12:00:00',
      },
    });
    const id = await story.addItem({ title: 'De brief' });
    await page.goto(`${story.path}/moment/${id}`);
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByRole('button', { name: 'Delen' })).toBeVisible();
    await expect(lightbox.getByRole('button', { name: 'Opslaan' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delen', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bewaren' })).toBeHidden();
    await page.getByRole('button', { name: 'Delen', exact: true }).click();
    await expect(page.getByText(/^De link werkt tot 24 december 2126, 1\d:00 uur\./)).toBeVisible();
  });
});

test('an open page closes within a minute after the link has ended', async ({
  page,
  makeStory,
}) => {
  await page.clock.install();
  const story = await makeStory({
    ...secretStory,
    timeline: { ...secretStory.timeline, link_expires_at: '2126-01-01' },
  });
  await page.goto(story.path);
  await expect(title(page)).toBeVisible();
  await pauseClock(page);
  // As when time passes: no trigger runs.
  await story.sql(`
    alter table public.timelines disable trigger user;
    update public.timelines set link_expires_at = now() where id = '${story.id}';
    alter table public.timelines enable trigger user;
  `);
  await expectWithin(page, 60_000, (brief) => expect(ended(page)).toBeVisible(brief));
  await expectNoStory(page);
});
