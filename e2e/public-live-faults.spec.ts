import type { Page, WebSocketRoute } from '@playwright/test';
import { disconnect, refuse, reset, sendPage, tooMany, truncate } from './failing-routes.ts';
import { expect, servePlainStories, test } from './fixtures.ts';
import { countReads, gridRead, heading, openLive, runUntil } from './live-story.ts';

// So that the first read of the items is a request that can be counted.
test.beforeEach(({ page }) => servePlainStories(page));

// docs/faults.md lists which file tests which fault.

const refused = /Failed to load resource/;

/** Runs the page's clock for some seconds, in steps, so that responses can arrive in between. */
async function runFor(page: Page, seconds: number) {
  for (let passed = 0; passed < seconds; passed += 5) {
    await page.clock.runFor(5000);
    await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  }
}

const unreadable = 'De server gaf een antwoord dat we niet kunnen lezen.';
const offline = 'Er is geen verbinding met de server.';

for (const [name, fail, message] of [
  ['500', refuse, '(stuk)'],
  ['no connection', disconnect, offline],
  ['a connection that ends', reset, offline],
  ['a page instead of data', sendPage, unreadable],
  ['truncated JSON', truncate, unreadable],
] as const) {
  test(`re-reads that fail (${name}) keep the story, stay few, and recover`, async ({
    page,
    makeStory,
    forgive,
  }) => {
    forgive(refused);
    await page.clock.install();
    const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
    await openLive(page, story);
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
    await runUntil(page, () =>
      expect(heading(page, 'Tijdens de storing')).toBeVisible({ timeout: 50 }),
    );
  });
}

test('a re-read waits for a Retry-After', async ({ page, makeStory, forgive }) => {
  forgive(refused);
  await page.clock.install();
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  await openLive(page, story);
  const reads = countReads(page);
  await page.route(gridRead, tooMany('60'));
  await story.addItem({ title: 'In de drukte' });
  await runUntil(page, async () => expect(reads).toHaveLength(1));
  await expect(page.getByText('Fout bij laden items').first()).toBeVisible();
  await page.unroute(gridRead);
  // Well below a minute: real time advances the clock too.
  await runFor(page, 40);
  expect(reads).toHaveLength(1);
  await runUntil(page, () => expect(heading(page, 'In de drukte')).toBeVisible({ timeout: 50 }));
});

test('a re-read without a response times out, and is repeated', async ({ page, makeStory }) => {
  await page.clock.install();
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  await openLive(page, story);
  const reads = countReads(page);
  await page.route(gridRead, () => {});
  await story.addItem({ title: 'In de stilte' });
  const told = page.getByText('De server antwoordt niet op tijd.').first();
  await runUntil(page, () => expect(told).toBeVisible({ timeout: 50 }));
  expect(reads.length).toBeLessThanOrEqual(2);
  await page.unroute(gridRead);
  await runUntil(page, () => expect(heading(page, 'In de stilte')).toBeVisible({ timeout: 50 }));
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

const isChange = (message: string) => message.includes('"postgres_changes",{');

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
  const reads = countReads(page);
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
  expect(reads.length).toBeLessThanOrEqual(2);
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
    async repeatChange(perSecond: number, seconds: number) {
      const from = performance.now();
      const due = () => ((performance.now() - from) / 1000) * perSecond;
      const count = perSecond * seconds;
      let sent = 0;
      while (sent < count) {
        for (; sent < Math.min(due(), count); sent += 1) {
          kept.socket?.dispatchEvent(new MessageEvent('message', { data: kept.change }));
        }
        await new Promise((resolve) => {
          setTimeout(resolve, 10);
        });
      }
      return sent;
    },
  });
}

test('a thousand events a second cause about one read a second', async ({ page, makeStory }) => {
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  await page.addInitScript(keepSockets);
  await openLive(page, story);
  await story.addItem({ title: 'De eerste' });
  await expect(heading(page, 'De eerste')).toBeVisible();
  const reads = countReads(page);
  const from = Date.now();
  const flood = page.evaluate(() =>
    (window as unknown as { repeatChange: (...of: number[]) => Promise<number> }).repeatChange(
      1000,
      4,
    ),
  );
  let isFlooding = true;
  void flood.finally(() => (isFlooding = false));
  // The page still responds.
  await page.getByRole('searchbox').fill('trouw');
  await expect(heading(page, 'De eerste')).toHaveCount(0);
  expect(isFlooding).toBe(true);
  expect(await flood).toBe(4000);
  // The shortest interval between reads is 0.8 s.
  const most = Math.ceil((Date.now() - from) / 800) + 1;
  expect(reads.length).toBeGreaterThan(1);
  expect(reads.length).toBeLessThanOrEqual(most);
  await page.getByRole('searchbox').fill('');
  await story.addItem({ title: 'De laatste' });
  await expect(heading(page, 'De laatste')).toBeVisible();
});

test('a socket that goes silent is replaced, and what it missed is read', async ({
  page,
  makeStory,
}) => {
  await page.clock.install();
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  let isSilent = false;
  const sockets = await interceptSocket(page, (message, socket) => {
    if (!isSilent) socket.send(message);
  });
  await openLive(page, story);
  isSilent = true;
  await story.addItem({ title: 'In de stilte' });
  await runFor(page, 20);
  await expect(heading(page, 'In de stilte')).toHaveCount(0);
  // Two heartbeats of 25 seconds: the first without a reply, the second notices it.
  await runUntil(page, async () => {
    expect(sockets()).toBeGreaterThan(1);
    isSilent = false;
  });
  await runUntil(page, () => expect(heading(page, 'In de stilte')).toBeVisible({ timeout: 50 }));
});

for (const [name, isDead] of [
  ['the socket delivers what it missed', false],
  ['the socket died unnoticed', true],
] as const) {
  test(`after ten minutes of sleep the story is up to date (${name})`, async ({
    page,
    makeStory,
  }) => {
    await page.clock.install();
    const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
    let first: WebSocketRoute | undefined;
    let isAsleep = false;
    const missed: string[] = [];
    await interceptSocket(page, (message, socket) => {
      first ??= socket;
      if (socket === first && isAsleep) missed.push(message);
      else socket.send(message);
    });
    await openLive(page, story);
    const reads = countReads(page);
    isAsleep = true;
    await story.addItem({ title: 'Tijdens de slaap' });
    await expect.poll(() => missed.length).toBeGreaterThan(0);
    // The device wakes up without any event of the browser.
    await page.clock.fastForward('10:00');
    if (!isDead) {
      isAsleep = false;
      for (const message of missed) first?.send(message);
    }
    await runUntil(page, () =>
      expect(heading(page, 'Tijdens de slaap')).toBeVisible({ timeout: 50 }),
    );
    expect(reads.length).toBeLessThanOrEqual(4);
  });
}

test('ten minutes without a network: a notice, few requests, and recovery', async ({
  page,
  makeStory,
  forgive,
}) => {
  forgive(/Failed to load resource|WebSocket connection/);
  await page.clock.install();
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
  await openLive(page, story);
  const reads = countReads(page);
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
  await expect(heading(page, 'Zonder netwerk')).toBeVisible();
  await runUntil(page, () =>
    expect(page.getByText('Even geen verbinding.')).toHaveCount(0, { timeout: 50 }),
  );
});
