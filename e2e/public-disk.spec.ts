// What a story leaves in the profile of a browser that is closed: nothing that a reader did not ask to keep.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../.ci/chromium.ts';
import { expect, test as base } from './fixtures.ts';
import { setPassword } from './link-password.ts';

const test = base.extend<{ profile: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures
  profile: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'anekdotes-profile-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

/** Opens pages in a browser that stores on disk, and closes it. */
async function browse(profile: string, baseURL: string, visit: (page: Page) => Promise<void>) {
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The files below the folders with this name that contain the text, in any encoding of a browser. */
function filesWith(profile: string, name: RegExp, text: string): string[] {
  const needles = [Buffer.from(text), Buffer.from(text, 'utf16le')];
  return readdirSync(profile, { recursive: true, encoding: 'utf8' }).filter((path) => {
    const file = join(profile, path);
    if (!name.test(path) || !statSync(file).isFile()) return false;
    const content = readFileSync(file);
    return needles.some((needle) => content.includes(needle));
  });
}

/** The HTTP cache. */
const cache = /(^|\/)Cache\//;
const localStorageFiles = /(^|\/)Local Storage\//;

const secret = 'Het verzwegen feest';
const signing = /\/functions\/v1\/sign-files/;

test('no row, key or signature of a closed story is on the disk', async ({
  baseURL,
  profile,
  makeStory,
}) => {
  const story = await makeStory({ items: [{ title: secret }] });
  const media_url = `timeline-media/${story.id}/foto.webp`;
  const metadata = { width: 960, height: 720 };
  await story.addItem({ title: 'De foto', item_type: 'photo', media_url, metadata });
  await setPassword(story, 'appeltaart');
  let key = '';
  await browse(profile, baseURL!, async (page) => {
    const signed = page.waitForResponse((response) => signing.test(response.url()));
    await page.goto(story.path);
    await page.getByLabel('Wachtwoord', { exact: true }).fill('appeltaart');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: secret })).toBeVisible();
    expect((await signed).headers()['cache-control']).toBe('no-store');
    key = await page.evaluate(() => Object.values(sessionStorage).join());
    key = /[0-9a-f]{64}/.exec(key)![0];
    // The next visit of this tab reads everything again, as Back does.
    await page.reload();
    await expect(page.getByRole('link', { name: secret })).toBeVisible();
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  // The scripts of the site are there, so this is where the browser keeps what it may keep.
  expect(filesWith(profile, cache, '/assets/shell-')).not.toEqual([]);
  for (const text of [secret, key, '"expiresIn"'])
    expect(filesWith(profile, cache, text), text).toEqual([]);
  for (const text of [secret, key, media_url, story.slug])
    expect(filesWith(profile, localStorageFiles, text), text).toEqual([]);
});

test('no row of an open story is on the disk', async ({ baseURL, profile, makeStory }) => {
  const story = await makeStory({ items: [{ title: secret }] });
  await browse(profile, baseURL!, async (page) => {
    const reads: string[] = [];
    page.on('response', (response) => {
      if (/\/rest\/v1\/timeline/.test(response.url())) reads.push(response.url());
    });
    await page.goto(story.path);
    await expect(page.getByRole('link', { name: secret })).toBeVisible();
    // The first rows are in the document. Live updates read the timeline, and after a change all rows.
    await expect.poll(() => reads.length).toBeGreaterThanOrEqual(1);
    await story.addItem({ title: 'Net binnen' });
    await expect(page.getByRole('link', { name: 'Net binnen' })).toBeVisible();
    expect(reads.some((url) => url.includes('timeline_items'))).toBe(true);
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  expect(filesWith(profile, cache, '/assets/shell-')).not.toEqual([]);
  expect(filesWith(profile, cache, secret)).toEqual([]);
});
