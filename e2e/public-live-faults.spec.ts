import type { Page, WebSocketRoute } from '@playwright/test';
import { disconnect, refuse, tooMany, truncate } from './failing-routes.ts';
import { expect, servePlainStories, test } from './fixtures.ts';
import {
  countReads,
  countTimelineReads,
  expectSoon,
  gridRead,
  heading,
  isChange,
  openLive,
  runFor,
  runUntil,
} from './live-story.ts';
import { pauseClock } from './pause-clock.ts';
import type { Story } from './stories.ts';

// So that the first read of the items is a request that can be counted.
test.beforeEach(({ page }) => servePlainStories(page));

// docs/faults.md lists which file tests which fault.

const refused = /Failed to load resource/;

/** Opens a story with live updates, and stops its clock: the numbers of requests are per page time. */
async function openPaused(page: Page, story: Story) {
  await page.clock.install();
  await openLive(page, story);
  await pauseClock(page);
}

const shows = (page: Page, title: string) => () =>
  expect(heading(page, title)).toBeVisible({ timeout: 50 });

// Every kind of failed response: src/modules/timeline/read-faults.dom.test.ts.
for (const [name, fail, message] of [
  ['500', refuse, '(stuk)'],
  ['truncated JSON', truncate, 'De server gaf een antwoord dat we niet kunnen lezen.'],
] as const) {
  test(`re-reads that fail (${name}) keep the story, stay few, and recover`, async ({
    page,
    makeStory,
    forgive,
  }) => {
    forgive(refused);
    const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
    await openPaused(page, story);
    const reads = countReads(page);
    await page.route(gridRead, fail);
    await story.addItem({ title: 'Tijdens de storing' });
    await runUntil(page, () =>
      expect(page.getByText(message).first()).toBeVisible({ timeout: 50 }),
    );
    await runFor(page, 60);
    await expect(heading(page, 'De trouwdag')).toBeVisible();
    // After 4, 8, 12 … seconds, each with up to two retries.
    expect(reads.length).toBeLessThanOrEqual(18);
    await page.unroute(gridRead);
    await runUntil(page, shows(page, 'Tijdens de storing'));
  });
}

test('a re-read waits for a Retry-After', async ({ page, makeStory, forgive }) => {
  forgive(refused);
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  await openPaused(page, story);
  const reads = countReads(page);
  await page.route(gridRead, tooMany('60'));
  await story.addItem({ title: 'In de drukte' });
  await expectSoon(page, (brief) =>
    expect(page.getByText('Fout bij laden items').first()).toBeVisible(brief),
  );
  await page.unroute(gridRead);
  await runFor(page, 55);
  expect(reads).toHaveLength(1);
  await runUntil(page, shows(page, 'In de drukte'));
});

test('a re-read without a response times out, and is repeated', async ({ page, makeStory }) => {
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  await openPaused(page, story);
  await page.route(gridRead, () => {});
  await story.addItem({ title: 'In de stilte' });
  const told = page.getByText('De server antwoordt niet op tijd.').first();
  await runUntil(page, () => expect(told).toBeVisible({ timeout: 50 }));
  await page.unroute(gridRead);
  await runUntil(page, shows(page, 'In de stilte'));
});

/** Passes every message of the server through a function that may hold, repeat or drop it. */
async function interceptSocket(
  page: Page,
  onMessage: (message: string, socket: WebSocketRoute) => void,
) {
  let sockets = 0;
  await page.routeWebSocket(/realtime/, (socket) => {
    sockets += 1;
    const server = socket.connectToServer();
    server.onMessage((message) => onMessage(String(message), socket));
  });
  return () => sockets;
}

test('doubled and reordered events lead to the same story', async ({ page, makeStory }) => {
  const story = await makeStory({ items: [{ title: 'De trouwdag' }, { title: 'De verhuizing' }] });
  let held: string[] = [];
  let release = () => {};
  await interceptSocket(page, (message, socket) => {
    if (!isChange(message)) return socket.send(message);
    held.push(message);
    release = () => {
      for (const one of [...held.toReversed(), ...held]) socket.send(one);
      held = [];
    };
  });
  await openLive(page, story);
  const id = await story.addItem({ title: 'Het bruidsboeket', item_date: '1956-01-01' });
  await story.sql(`update public.timeline_items set title = 'De corsages' where id = '${id}';`);
  await story.sql(
    `delete from public.timeline_items where title = 'De verhuizing' and timeline_id = '${story.id}';`,
  );
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(3);
  release();
  await expect(heading(page, 'De corsages')).toBeVisible();
  await expect(heading(page, 'De verhuizing')).toHaveCount(0);
  await expect(page.getByText('2 gebeurtenissen', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});

/** Keeps the sockets of a page and the last change, to repeat it within the page. */
function keepSockets() {
  const kept: { socket?: WebSocket; change?: string } = {};
  const Original = window.WebSocket;
  window.WebSocket = class extends Original {
    constructor(...given: ConstructorParameters<typeof Original>) {
      super(...given);
      kept.socket = this;
      this.addEventListener('message', ({ data }) => {
        if (String(data).includes('"postgres_changes",{')) kept.change = String(data);
      });
    }
  };
  Object.assign(window, {
    repeatChange(times: number) {
      for (let sent = 0; sent < times; sent += 1) {
        kept.socket?.dispatchEvent(new MessageEvent('message', { data: kept.change }));
      }
    },
  });
}

test('a thousand events a second cause about one read a second', async ({ page, makeStory }) => {
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  await page.addInitScript(keepSockets);
  await openPaused(page, story);
  await story.addItem({ title: 'De eerste' });
  await expectSoon(page, (brief) => expect(heading(page, 'De eerste')).toBeVisible(brief));
  const reads = countTimelineReads(page);
  const itemReads = countReads(page);
  for (let second = 0; second < 4; second += 1) {
    await page.evaluate(() =>
      (window as unknown as { repeatChange: (times: number) => void }).repeatChange(1000),
    );
    await runFor(page, 1, 1);
  }
  // The shortest interval between reads is 0.8 s.
  expect(reads.length).toBeGreaterThan(1);
  expect(reads.length).toBeLessThanOrEqual(5);
  // Nothing has changed.
  expect(itemReads).toEqual([]);
  await story.addItem({ title: 'De laatste' });
  await expectSoon(page, (brief) => expect(heading(page, 'De laatste')).toBeVisible(brief));
});

test('a socket that goes silent is replaced, and what it missed is read', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  let isSilent = false;
  const sockets = await interceptSocket(page, (message, socket) => {
    if (!isSilent) socket.send(message);
  });
  await openPaused(page, story);
  isSilent = true;
  await story.addItem({ title: 'In de stilte' });
  await runFor(page, 20);
  await expect(heading(page, 'In de stilte')).toHaveCount(0);
  // Two heartbeats of 25 seconds: the first without a reply, the second notices it.
  await runUntil(page, async () => {
    expect(sockets()).toBeGreaterThan(1);
    isSilent = false;
  });
  await runUntil(page, shows(page, 'In de stilte'));
});

for (const [name, isDead] of [
  ['the socket delivers what it missed', false],
  ['the socket died unnoticed', true],
] as const) {
  test(`after ten minutes of sleep the story is up to date (${name})`, async ({
    page,
    makeStory,
  }) => {
    const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
    let first: WebSocketRoute | undefined;
    let isAsleep = false;
    const missed: string[] = [];
    await interceptSocket(page, (message, socket) => {
      first ??= socket;
      if (socket === first && isAsleep) missed.push(message);
      else socket.send(message);
    });
    await openPaused(page, story);
    isAsleep = true;
    await story.addItem({ title: 'Tijdens de slaap' });
    await expect.poll(() => missed.length).toBeGreaterThan(0);
    // The device wakes up without any event of the browser.
    await page.clock.fastForward('10:00');
    if (!isDead) {
      isAsleep = false;
      for (const message of missed) first?.send(message);
    }
    await runUntil(page, shows(page, 'Tijdens de slaap'));
  });
}

test('ten minutes without a network: a notice, few requests, and recovery', async ({
  page,
  makeStory,
  forgive,
}) => {
  forgive(/Failed to load resource|WebSocket connection/);
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  let isDown = false;
  let refusedSockets = 0;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/realtime/, async (socket) => {
    if (isDown) {
      refusedSockets += 1;
      return socket.close();
    }
    socket.connectToServer();
    sockets.push(socket);
  });
  await openPaused(page, story);
  const reads = countTimelineReads(page);
  isDown = true;
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.route(/rest\/v1/, disconnect);
  await sockets[0]?.close();
  await story.addItem({ title: 'Zonder netwerk' });
  await runFor(page, 600);
  await expect(page.getByText('Even geen verbinding.')).toBeVisible();
  await expect(heading(page, 'De trouwdag')).toBeVisible();
  expect(refusedSockets).toBeLessThanOrEqual(70);
  expect(reads.length).toBeLessThanOrEqual(12 * 3);
  isDown = false;
  await page.unroute(/rest\/v1/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await runUntil(page, shows(page, 'Zonder netwerk'));
  await runUntil(page, () =>
    expect(page.getByText('Even geen verbinding.')).toHaveCount(0, { timeout: 50 }),
  );
});
