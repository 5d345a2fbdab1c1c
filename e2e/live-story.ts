// Opens a story with live updates, counts its reads, and steps the fake clock of its page.
import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';
import { pauseClock } from './pause-clock.ts';
import type { Story } from './stories.ts';

/** A read of the first page of the items. */
export const gridRead = /timeline_items(?!.*[?&]or=).*creator/;

const countRequests = (page: Page, pattern: RegExp) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) reads.push(request.url());
  });
  return reads;
};

export const countReads = (page: Page) => countRequests(page, gridRead);
export const countTimelineReads = (page: Page) => countRequests(page, /rest\/v1\/timelines/);

/** Opens a story and waits for live updates, which start with a second read of the items. */
export async function openLive(page: Page, story: Story) {
  let answers = 0;
  page.on('response', (response) => {
    if (gridRead.test(response.url())) answers += 1;
  });
  await page.goto(story.path);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => answers).toBeGreaterThanOrEqual(2);
}

/** The reads in flight of pages with a stopped clock. */
const readsInFlight = new WeakMap<Page, Set<Request>>();

/** Stops the installed clock of a page with live updates. */
export async function stopClock(page: Page) {
  const reads = new Set<Request>();
  page.on('request', (request) => request.url().includes('/rest/v1/') && reads.add(request));
  page.on('requestfinished', (request) => reads.delete(request));
  page.on('requestfailed', (request) => reads.delete(request));
  readsInFlight.set(page, reads);
  await pauseClock(page);
}

/**
 * A change must be shown within two seconds. These are seconds of the clock that `stopClock` stopped: the
 * time that a busy machine needs to answer a read does not count.
 */
export async function expectSoon(
  page: Page,
  condition: (options: { timeout: number }) => Promise<void>,
) {
  let passed = 0;
  await expect(async () => {
    if (passed < 2000 && readsInFlight.get(page)?.size === 0) {
      await page.clock.runFor(100);
      passed += 100;
    }
    await condition({ timeout: 100 });
  }).toPass({ intervals: [20], timeout: 30_000 });
}

/** Advances the page's fake clock until the condition holds. */
export const runUntil = (page: Page, condition: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(1000);
    await condition();
  }).toPass({ intervals: [50] });

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true });
