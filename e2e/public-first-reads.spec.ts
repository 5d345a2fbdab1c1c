import type { Page } from '@playwright/test';
import { expect, servePlainStories, test } from './fixtures.ts';
import { holdRoute } from './hold-route.ts';
import { openLive } from './live-story.ts';

test('a first visit of a story of 60 items costs two reads, and a return to its tab one of a single row', async ({
  page,
  makeStory,
}) => {
  const items = Array.from({ length: 60 }, (_, index) => ({
    title: `Herinnering ${index}`,
    description: 'Een verhaal van een paar regels over een middag aan zee. '.repeat(6),
    item_date: `${1940 + index}-05-04`,
  }));
  const story = await makeStory({ items });
  let reads: [table: string, bytes: number][] = [];
  page.on('response', async (response) => {
    const [, table] = /\/(?:rest|functions)\/v1\/([\w-]+)/.exec(response.url()) ?? [];
    if (table) reads.push([table, (await response.body()).length]);
  });
  await openLive(page, story);
  await expect(page.getByText('60 gebeurtenissen', { exact: true })).toBeVisible();
  // The first half came with the document, and the last read when the live connection was open.
  await expect.poll(() => reads.map(([table]) => table)).toEqual(['timeline_items', 'timelines']);
  expect(reads[0]![1]).toBeLessThan(40_000);
  reads = [];
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect.poll(() => reads.length).toBeGreaterThan(0);
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  expect(reads.map(([table]) => table)).toEqual(['timelines']);
  expect(reads[0]![1]).toBeLessThan(1000);
});

test.describe('without the share page', () => {
  // With it, these reads come with the document: public-share-page.spec.ts.
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
});
