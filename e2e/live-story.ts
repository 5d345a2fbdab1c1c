// Opens a story with live updates, counts its reads, and steps the fake clock of its page.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Story } from './stories.ts';

/** A change must be shown within two seconds. */
export const soon = { timeout: 2000 };

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

/** Advances the page's fake clock until the condition holds. */
export const runUntil = (page: Page, condition: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(1000);
    await condition();
  }).toPass({ intervals: [50] });

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true });
