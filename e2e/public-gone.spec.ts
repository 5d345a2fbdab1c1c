// What a tab still has of a story that was made private, and of one that was left.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Story } from './stories.ts';

const secrets = ['Geheime oma', 'Een verborgen leven', 'Het verzwegen feest', 'Stil dorp'];

const secretStory = {
  timeline: { title: secrets[0]!, description: secrets[1]! },
  items: Array.from({ length: 12 }, (_, index) => ({
    title: `${secrets[2]} ${index}`,
    metadata: { location_name: secrets[3]! },
  })),
};

/** Everything that a script in this document can read without asking a server. */
const readTab = (page: Page) =>
  page.evaluate(() => {
    const asText = (value: unknown): string => {
      try {
        return value instanceof Map
          ? JSON.stringify([...value])
          : `${JSON.stringify(value)} ${String(value)}`;
      } catch {
        return '';
      }
    };
    const isCopy = /^(window|self|frames|parent|top|document|location|navigation|performance)$/;
    return {
      document: document.documentElement.outerHTML,
      storage: asText([{ ...sessionStorage }, { ...localStorage }]),
      window: Object.getOwnPropertyNames(window)
        .filter((name) => !isCopy.test(name))
        .map((name) => `${name} ${asText(window[name as never])}`)
        .join('\n'),
      history: asText(history.state),
    };
  });

async function expectNothingOf(page: Page, story: Story) {
  for (const [place, text] of Object.entries(await readTab(page))) {
    for (const secret of [...secrets, story.id, story.slug])
      expect(text, `${secret} in ${place}`).not.toContain(secret);
  }
}

async function readStory(page: Page, story: Story) {
  await page.goto(story.path);
  await expect(page.getByText('12 gebeurtenissen', { exact: true })).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
}

test('the answers of the document are gone once the story is shown', async ({
  page,
  request,
  makeStory,
}) => {
  const story = await makeStory(secretStory);
  expect(await (await request.get(story.path)).text()).toContain('id="document-state"');
  await readStory(page, story);
  const scripts = page.locator('script', { hasText: /Geheime oma|Het verzwegen feest/ });
  await expect(scripts).toHaveCount(0);
  expect(await page.evaluate(() => globalThis.prefetchedReads?.size ?? 0)).toBe(0);
});

test('a story that is made private leaves nothing in the tab', async ({ page, makeStory }) => {
  const story = await makeStory(secretStory);
  await readStory(page, story);
  // The page that is left stores its position.
  await page.reload();
  await expect(page.getByText('12 gebeurtenissen', { exact: true })).toBeVisible();
  const before = await readTab(page);
  for (const secret of secrets) expect(before.document).toContain(secret);
  expect(before.storage).toContain('anekdotes-history');
  await page.getByRole('article').getByRole('link').first().focus();
  await story.sql(`update public.timelines set is_public = false where id = '${story.id}';`);
  // The card that had the focus is gone.
  await expect(page.getByRole('heading', { name: 'Anekdote niet gevonden' })).toBeFocused();
  await expectNothingOf(page, story);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingOf(page, story);
});

test('a story that is left stays out of the document and the storage of other pages', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory(secretStory);
  await readStory(page, story);
  const top = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => Object.assign(window, { isStoryDocument: true }));
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Prijzen' }).dispatchEvent('click');
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const tab = await readTab(page);
  expect(tab.window).not.toContain('isStoryDocument');
  await expectNothingOf(page, story);
  const addresses = await page.evaluate(() => [
    document.referrer,
    ...performance.getEntries().map(({ name }) => name),
    ...(window as unknown as { navigation: { entries: () => { url: string | null }[] } }).navigation
      .entries()
      .map(({ url }) => String(url)),
  ]);
  expect(addresses.join('\n')).not.toContain(story.slug);

  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await page.goForward();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a story that is opened from another page has a document of its own', async ({ page }) => {
  await page.goto('/voorbeelden');
  await page.evaluate(() => Object.assign(window, { isOtherDocument: true }));
  const document = page.waitForResponse((response) => /\/public\/[^/]+$/.test(response.url()));
  await page.locator('a[href^="/public/"]').first().click();
  const policy = (await (await document).allHeaders())['content-security-policy'];
  expect(policy).toContain("frame-src 'none'");
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => 'isOtherDocument' in window)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/voorbeelden');
});
