// Opens a story with live updates, counts its reads, and steps the fake clock of its page.
import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';
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
export const countTimelineReads = (page: Page) => countRequests(page, timelineRead);

/** What happens in real time in pages with a stopped clock. */
interface Progress {
  /** The reads in flight. */
  reads: Set<Request>;
  /** The milliseconds of the page's clock since the last change arrived. */
  passed: number;
}
const progresses = new WeakMap<Page, Progress>();

function progressOf(page: Page): Progress {
  const known = progresses.get(page);
  if (known) return known;
  const progress: Progress = { reads: new Set(), passed: 0 };
  progresses.set(page, progress);
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) progress.reads.add(request);
  });
  page.on('requestfinished', (request) => progress.reads.delete(request));
  page.on('requestfailed', (request) => progress.reads.delete(request));
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (isChange(String(payload))) progress.passed = 0;
    }),
  );
  return progress;
}

export const timelineRead = /\/rest\/v1\/timelines\?/;

/** Opens a story and waits for live updates, which start with another read of the timeline. */
export async function openLive(page: Page, story: Story) {
  let isSubscribed = false;
  let isLive = false;
  const reads = new Set<Request>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (/"system".*"ok"/.test(String(payload))) isSubscribed = true;
    }),
  );
  page.on('request', (request) => {
    if (isSubscribed && timelineRead.test(request.url())) reads.add(request);
  });
  page.on('requestfinished', (request) => {
    if (reads.has(request)) isLive = true;
  });
  progressOf(page);
  await page.goto(story.path);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => isLive).toBe(true);
}
/** Whether a message of the socket reports changes. */
export const isChange = (message: string) => message.includes('"postgres_changes",{');

/**
 * Expects the condition within a time of the clock that `pauseClock` stopped, counted from the last
 * change that arrived. The time that a busy machine needs to deliver a change or to answer a read does
 * not count.
 */
export async function expectWithin(
  page: Page,
  milliseconds: number,
  condition: (options: { timeout: number }) => Promise<void>,
) {
  const step = milliseconds / 20;
  const progress = progressOf(page);
  progress.passed = 0;
  await expect(async () => {
    if (progress.passed < milliseconds && progress.reads.size === 0) {
      progress.passed += step;
      await page.clock.runFor(step);
    }
    // React renders a response that came with the last step in a later timer.
    else if (progress.reads.size === 0) await page.clock.runFor(10);
    await condition({ timeout: 100 });
  }).toPass({ intervals: [20], timeout: 60_000 });
}

/** A change must be shown within two seconds. */
export const expectSoon = (
  page: Page,
  condition: (options: { timeout: number }) => Promise<void>,
) => expectWithin(page, 2000, condition);

/** Runs the stopped clock for some seconds, in steps, so that every read is answered in between. */
export async function runFor(page: Page, seconds: number, step = 5) {
  for (let passed = 0; passed < seconds; passed += step) {
    await page.clock.runFor(step * 1000);
    // By its response the messages of the socket have arrived too.
    await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
    await expect.poll(() => progressOf(page).reads.size).toBe(0);
  }
}

/** Advances the page's fake clock until the condition holds. */
export const runUntil = (page: Page, condition: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(1000);
    await condition();
  }).toPass({ intervals: [50] });

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true });
