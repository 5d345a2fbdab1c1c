import type { Page } from '@playwright/test';
import { expect, servePlainStories, test } from './fixtures.ts';
import { holdRoute } from './hold-route.ts';

// Behind the share page these reads come with the document: public-share-page.spec.ts.
test.beforeEach(({ page }) => servePlainStories(page));

/** The reads of a page by table, without live updates and their re-reads. */
async function readsOf(page: Page) {
  const tables: string[] = [];
  page.on('request', (request) => {
    const [, table] = /\/rest\/v1\/(timeline\w*)/.exec(request.url()) ?? [];
    if (table && request.method() === 'GET') tables.push(table);
  });
  await page.routeWebSocket('**/realtime/**', () => {});
  return tables;
}

const all = ['timelines', 'timeline_items', 'timeline_items'];

test('a story is read while its code is loading, and only once', async ({ page, makeStory }) => {
  const story = await makeStory({ items: [{ title: 'De eerste', item_date: '1955-05-04' }] });
  const reads = await readsOf(page);
  const release = await holdRoute(page, '**/assets/shell-*.js');
  await page.goto(story.path, { waitUntil: 'commit' });
  await expect.poll(() => reads).toEqual(all);
  await expect(page.getByText('De eerste')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'De eerste' })).toBeVisible();
  await expect(page.getByText('1 gebeurtenis', { exact: true })).toBeVisible();
  expect(reads).toEqual(all);
});

test('the page retries failed reads of the document', async ({ page, makeStory, forgive }) => {
  const story = await makeStory({ items: [{ title: 'De eerste', item_date: '1955-05-04' }] });
  let attempts = 0;
  await page.route('**/rest/v1/timelines*', (route) => {
    attempts += 1;
    return attempts === 1 ? route.abort() : route.continue();
  });
  await page.goto(story.path);
  await expect(page.getByRole('heading', { name: 'De eerste' })).toBeVisible();
  expect(attempts).toBeGreaterThan(1);
  forgive(/ERR_FAILED/);
});

test('the items of a private story are not requested', async ({ page, makeStory }) => {
  const story = await makeStory({
    timeline: { is_public: false },
    items: [{ title: 'Geheim' }],
  });
  const reads = await readsOf(page);
  await page.goto(story.path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('niet');
  expect(reads).toEqual(['timelines']);
});
