import type { Locator, Page } from '@playwright/test';
import { expect, servePlainStories, test } from './fixtures.ts';
import { expectNoFindings } from './legible.ts';
import {
  countReads,
  countTimelineReads,
  expectSoon,
  expectWithin,
  gridRead,
  timelineRead,
  heading,
  isChange,
  openLive,
  runFor,
  runUntil,
} from './live-story.ts';
import { nextFrames } from './next-frames.ts';
import { pauseClock } from './pause-clock.ts';

// So that the first read of the items is a request that can be counted.
test.beforeEach(({ page }) => servePlainStories(page));

/** Closes every socket, like a network that blocks them. */
const blockSockets = (page: Page) =>
  page.routeWebSocket(/realtime/, (socket) => void socket.close());

const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

test('a new title, and a timeline that becomes private, public again or is deleted, is shown live', async ({
  page,
  makeStory,
}) => {
  await page.clock.install();
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  await openLive(page, story);
  await pauseClock(page);
  await test.step('a new title is shown, and a timeline that becomes private disappears', async () => {
    await story.sql(`update public.timelines set title = 'Opa Jan' where id = '${story.id}';`);
    await expectSoon(page, (brief) =>
      expect(page.getByRole('heading', { level: 1, name: 'Opa Jan' })).toBeVisible(brief),
    );
    await story.sql(`update public.timelines set is_public = false where id = '${story.id}';`);
    await expectSoon(page, (brief) =>
      expect(page.getByText('Anekdote niet gevonden of niet publiek beschikbaar')).toBeVisible(
        brief,
      ),
    );
    await expect(heading(page, 'De trouwdag')).toHaveCount(0);
  });
  await test.step('a private timeline that becomes public again is shown', async () => {
    await expectSoon(page, (brief) =>
      expect(page.getByRole('heading', { name: 'Anekdote niet gevonden' })).toBeVisible(brief),
    );
    await story.sql(
      `update public.timelines set is_public = true, public_slug = '${story.slug}' where id = '${story.id}';`,
    );
    await expectSoon(page, (brief) => expect(heading(page, 'De trouwdag')).toBeVisible(brief));
  });
  await test.step('a timeline that is deleted disappears', async () => {
    await story.sql(`delete from public.timelines where id = '${story.id}';`);
    await expectSoon(page, (brief) =>
      expect(page.getByRole('heading', { name: 'Anekdote niet gevonden' })).toBeVisible(brief),
    );
    await expect(heading(page, 'De trouwdag')).toHaveCount(0);
  });
});

const expectToStayAt = (card: Locator, y: number) =>
  expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - y)).toBeLessThan(3);

test('changes do not move what is read, and new items are held back until the button is clicked @both', async ({
  page,
  makeStory,
}) => {
  await test.step('live changes do not move the visible cards', async () => {
    const items = Array.from({ length: 100 }, (_, index) => ({
      title: `Moment ${index}`,
      item_date: `${1920 + index}-06-01`,
      description: 'Een regel om te lezen. '.repeat(12),
    }));
    const story = await makeStory({ items });
    await openLive(page, story);
    const reading = heading(page, 'Moment 15');
    await reading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // The rows that come into view are rendered and measured.
    await nextFrames(page);
    const before = await reading.boundingBox();
    await story.addItem({ title: 'Iets eerder', item_date: '1925-01-01' });
    await story.sql(`insert into public.timeline_items (timeline_id, title, item_type, item_date)
    select '${story.id}', 'Veel eerder', 'text', date '1905-01-01' + n from generate_series(1, 60) as n;`);
    await expect(page.getByRole('button', { name: '61 nieuwe gebeurtenissen' })).toBeVisible();
    // What waits is not counted.
    await expect(page.getByText('100 gebeurtenissen', { exact: true })).toBeAttached();
    await nextFrames(page);
    await expectToStayAt(reading, before!.y);
  });
  await test.step('new items are held back while reading, until the button is clicked', async () => {
    const story = await makeStory({ items: years });
    await openLive(page, story);
    const reading = heading(page, 'Moment 30');
    await reading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await nextFrames(page);
    const before = await reading.boundingBox();
    await story.addItem({ title: 'Eerste fiets', item_date: '1930-01-01' });
    await story.addItem({ title: 'Eerste kus', item_date: '1938-01-01' });
    const news = page.getByRole('button', { name: '2 nieuwe gebeurtenissen' });
    await expect(news).toBeVisible();
    await expect(news).toBeInViewport();
    await expect(heading(page, 'Eerste fiets')).toHaveCount(0);
    await expectToStayAt(reading, before!.y);
    await expectNoFindings(page);
    await news.click();
    await expect(heading(page, 'Eerste fiets')).toBeInViewport();
    await expect(heading(page, 'Eerste kus')).toBeAttached();
    await expect(page.getByText('Nieuw', { exact: true })).toHaveCount(2);
    await expect(news).toHaveCount(0);
  });
});

const years = Array.from({ length: 40 }, (_, index) => ({
  title: `Moment ${index}`,
  item_date: `${1920 + index}-06-01`,
}));

test('a removal moves no card, and a new item is held back also after a jump', async ({
  page,
  makeStory,
}) => {
  await test.step('a row that begins with another item after a removal moves no card', async () => {
    // In three columns the last row has two cards, and one after the removal; its height is hard to guess.
    const first = ['A', 'B', 'C', 'D'].map((title) => ({ title, item_date: '1919-01-01' }));
    const tall = { title: 'E', item_date: '1919-01-02', description: 'a\nb\nc\nd\ne\nf\ng' };
    const story = await makeStory({ items: [...first, tall, ...years] });
    await openLive(page, story);
    const reading = heading(page, 'Moment 20');
    await reading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(page.getByRole('article')).toHaveCount(45);
    await nextFrames(page);
    const before = await reading.boundingBox();
    await story.sql(
      `delete from public.timeline_items where title = 'A' and timeline_id = '${story.id}';`,
    );
    await expect(page.getByText('44 gebeurtenissen', { exact: true })).toBeAttached();
    await nextFrames(page);
    await expectToStayAt(reading, before!.y);
  });
  await test.step('new items are held back also after a jump from above the first screen of the list', async () => {
    const items = Array.from({ length: 20 }, (_, index) => ({
      title: `Moment ${index}`,
      item_date: `${1930 + index}-03-01`,
    }));
    const story = await makeStory({ items });
    await page.setViewportSize({ width: 390, height: 400 });
    await openLive(page, story);
    await heading(page, 'Moment 15').evaluate((title) => title.scrollIntoView());
    await nextFrames(page);
    await story.addItem({ title: 'Eerste fiets', item_date: '1929-01-01' });
    await expect(page.getByRole('button', { name: '1 nieuwe gebeurtenis' })).toBeVisible();
  });
});

test('a filter stays when its last item is deleted, and counts what is on the page', async ({
  page,
  makeStory,
}) => {
  await test.step('an item that waits is not counted', async () => {
    const story = await makeStory({ items: [...years, { title: 'Foto', item_type: 'photo' }] });
    await openLive(page, { ...story, path: `${story.path}?soort=tekst` });
    const count = page.getByRole('search').locator('p', { hasText: / van / });
    await expect(count).toHaveText('40 van 41 gebeurtenissen');
    await heading(page, 'Moment 30').evaluate((title) => title.scrollIntoView());
    await nextFrames(page);
    await story.addItem({ title: 'Eerste fiets', item_date: '1930-01-01' });
    const news = page.getByRole('button', { name: '1 nieuwe gebeurtenis' });
    await expect(news).toBeVisible();
    await expect(count).toHaveText('40 van 41 gebeurtenissen');
    await news.click();
    await expect(count).toHaveText('41 van 42 gebeurtenissen');
  });
  await test.step('the last item of a contributor goes', async () => {
    const karel = '11111111-1111-4111-8111-111111111112';
    const story = await makeStory({ items: years });
    await story.sql(
      `insert into public.profiles (id, display_name) values ('${karel}', 'Karel Proef') on conflict do nothing;`,
    );
    const id = await story.addItem({ title: 'Van Karel', created_by: karel });
    await openLive(page, { ...story, path: `${story.path}?door=${karel}&soort=tekst` });
    await expect(heading(page, 'Van Karel')).toBeVisible();
    await story.sql(`delete from public.timeline_items where id = '${id}';`);
    await expect(
      page.getByText('Geen gebeurtenissen gevonden met de huidige filters.'),
    ).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    for (const name of ['Karel Proef', 'Tekst'])
      await expect(page.getByRole('button', { name: `Verwijder filter: ${name}` })).toBeVisible();
  });
});

test('changes and removals are shown while reading', async ({ page, makeStory }) => {
  const story = await makeStory({ items: years });
  await page.clock.install();
  await openLive(page, story);
  await heading(page, 'Moment 30').evaluate((element) => element.scrollIntoView());
  await pauseClock(page);
  await story.sql(
    `update public.timeline_items set title = 'De kermis' where title = 'Moment 30' and timeline_id = '${story.id}';
     delete from public.timeline_items where title = 'Moment 31' and timeline_id = '${story.id}';`,
  );
  await expectSoon(page, (brief) => expect(heading(page, 'De kermis')).toBeVisible(brief));
  await expect(heading(page, 'Moment 31')).toHaveCount(0);
});

test('a lost connection shows a notice, and the list is re-read after a reconnect', async ({
  page,
  makeStory,
}) => {
  await page.clock.install();
  const story = await makeStory({ items: years });
  let isDown = false;
  const sockets: { close: () => Promise<void> }[] = [];
  await page.routeWebSocket(/realtime/, async (socket) => {
    if (isDown) return socket.close();
    socket.connectToServer();
    sockets.push(socket);
  });
  await openLive(page, story);
  await test.step('a lost connection shows a notice, which disappears on reconnect', async () => {
    isDown = true;
    await sockets[0]?.close();
    const word = page.getByText('Even geen verbinding.');
    await runUntil(page, () => expect(word).toBeVisible({ timeout: 50 }));
    isDown = false;
    await runUntil(page, () => expect(word).toHaveCount(0, { timeout: 50 }));
  });
  await test.step('the list is re-read after a reconnect', async () => {
    const before = sockets.length;
    await sockets.at(-1)?.close();
    await story.addItem({ title: 'Tijdens de stilte' });
    const added = heading(page, 'Tijdens de stilte');
    await runUntil(page, () => expect(added).toBeVisible({ timeout: 50 }));
    await expect.poll(() => sockets.length).toBeGreaterThan(before);
  });
});

test('the story is up to date after events of the tab and after navigation', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  await openLive(page, story);
  await test.step('the timeline is re-read on visibilitychange and online', async () => {
    // A read in flight serves these events too, so repeat them.
    const expectReadAfter = (dispatchEvents: () => void) =>
      expect(async () => {
        const read = page.waitForRequest(timelineRead, { timeout: 1000 });
        await Promise.all([read, page.evaluate(dispatchEvents)]);
      }).toPass();
    await expectReadAfter(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expectReadAfter(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    });
  });
  await test.step('Back from another page shows what was added meanwhile', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).click();
    await expect(page).toHaveURL('/features');
    await story.addItem({ title: 'Na het vertrek' });
    await page.goBack();
    await expect(heading(page, 'Na het vertrek')).toBeVisible();
  });
  await test.step('live updates work after navigation to another story and back', async () => {
    const second = await makeStory({ timeline: { title: 'Tweede' }, items: [{ title: 'Twee' }] });
    await page.evaluate((path) => {
      window.history.pushState({}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, second.path);
    await expect(heading(page, 'Twee')).toBeVisible();
    await second.addItem({ title: 'Nieuw in twee' });
    await expect(heading(page, 'Nieuw in twee')).toBeVisible();
    await page.evaluate(() => {
      window.history.back();
      setTimeout(() => window.history.forward(), 60);
    });
    await expect(heading(page, 'Twee')).toBeVisible();
    await second.addItem({ title: 'Nog nieuwer' });
    await expect(heading(page, 'Nog nieuwer')).toBeVisible();
  });
});

test('a failed re-read is repeated', async ({ page, makeStory, forgive }) => {
  await page.clock.install();
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  await openLive(page, story);
  await page.route(gridRead, (route) => route.fulfill({ status: 500, json: { message: 'stuk' } }));
  await story.addItem({ title: 'Tijdens de storing' });
  await expect(page.getByText('Fout bij laden items').first()).toBeVisible();
  await page.unroute(gridRead);
  const added = heading(page, 'Tijdens de storing');
  await runUntil(page, () => expect(added).toBeVisible({ timeout: 50 }));
  forgive(/Failed to load resource/);
});

test('items whose first read failed are read after the next change', async ({
  page,
  makeStory,
  forgive,
}) => {
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  const reads = countReads(page);
  await page.route(gridRead, (route) => route.fulfill({ status: 400, json: { message: 'stuk' } }));
  await page.goto(story.path);
  const message = page.getByText('De gebeurtenissen konden niet worden geladen. (stuk)').first();
  await expect(message).toBeVisible();
  // The second read means that the channel is subscribed.
  await expect.poll(() => reads.length).toBeGreaterThanOrEqual(2);
  await page.unroute(gridRead);
  await story.addItem({ title: 'Later toegevoegd' });
  await expect(heading(page, 'De trouwdag')).toBeVisible();
  await expect(heading(page, 'Later toegevoegd')).toBeVisible();
  forgive(/Failed to load resource/);
});

test('many changes of a long story cause few reads', async ({ page, makeStory }) => {
  await page.clock.install();
  const story = await makeStory();
  await story.sql(`insert into public.timeline_items (timeline_id, title, item_type, item_date)
    select '${story.id}', 'Moment ' || n, 'text', date '1940-01-01' + n from generate_series(1, 2000) as n;`);
  await openLive(page, story);
  await expect(page.getByText(/^2\.?000 gebeurtenissen$/)).toBeVisible();
  await pauseClock(page);
  const pages = countReads(page);
  const reads = () => pages.filter((url) => !url.includes('item_date=gte')).length;
  for (let change = 0; change < 10; change += 1) {
    await story.addItem();
    await runFor(page, 0.3, 0.3);
  }
  const all = page.getByText(/^2\.?010 gebeurtenissen$/);
  await expectWithin(page, 10_000, (brief) => expect(all).toBeVisible(brief));
  // In a story of this length reads are four seconds apart.
  expect(reads()).toBeLessThanOrEqual(3);
});

test('without sockets, changes and a private timeline are shown within a minute', async ({
  page,
  makeStory,
}) => {
  await page.clock.install();
  await blockSockets(page);
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  await page.goto(story.path);
  await expect(heading(page, 'De trouwdag')).toBeVisible();
  await pauseClock(page);
  await story.addItem({ title: 'Het bruidsboeket' });
  const bouquet = heading(page, 'Het bruidsboeket');
  await expectWithin(page, 60_000, (brief) => expect(bouquet).toBeVisible(brief));
  await story.sql(`update public.timelines set is_public = false where id = '${story.id}';`);
  const word = page.getByText('Anekdote niet gevonden of niet publiek beschikbaar');
  await expectWithin(page, 60_000, (brief) => expect(word).toBeVisible(brief));
});

test('a hidden tab does not poll, and reads at once when it becomes visible', async ({
  page,
  makeStory,
}) => {
  await page.clock.install();
  await blockSockets(page);
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  await page.goto(story.path);
  await expect(heading(page, 'De trouwdag')).toBeVisible();
  await pauseClock(page);
  const reads = countTimelineReads(page);
  await runUntil(page, async () => expect(reads).toHaveLength(1));
  await setVisibility(page, 'hidden');
  for (let minute = 0; minute < 5; minute += 1) await page.clock.runFor(60_000);
  expect(reads).toHaveLength(1);
  await story.sql(`update public.timelines set is_public = false where id = '${story.id}';`);
  await setVisibility(page, 'visible');
  const word = page.getByText('Anekdote niet gevonden of niet publiek beschikbaar');
  await expectSoon(page, (brief) => expect(word).toBeVisible(brief));
});

test('changes of items are shown live, without polling and with few reads', async ({
  page,
  makeStory,
}) => {
  await page.clock.install();
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  let changes = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (isChange(String(payload))) changes += 1;
    }),
  );
  await openLive(page, story);
  await pauseClock(page);
  await test.step('there is no polling while the channel is subscribed', async () => {
    const reads = countTimelineReads(page);
    await runFor(page, 65);
    expect(reads).toEqual([]);
  });
  await test.step('added, changed and removed items are shown live', async () => {
    const id = await story.addItem({ title: 'Het bruidsboeket', item_date: '1955-05-05' });
    await expectSoon(page, (brief) => expect(heading(page, 'Het bruidsboeket')).toBeVisible(brief));
    await expect(page.getByText('2 gebeurtenissen', { exact: true })).toBeVisible();
    await story.sql(`update public.timeline_items set title = 'De corsages' where id = '${id}';`);
    await expectSoon(page, (brief) => expect(heading(page, 'De corsages')).toBeVisible(brief));
    await expect(heading(page, 'Het bruidsboeket')).toHaveCount(0);
    await story.sql(`delete from public.timeline_items where id = '${id}';`);
    await expectSoon(page, (brief) => expect(heading(page, 'De corsages')).toHaveCount(0, brief));
    await expect(page.getByText('1 gebeurtenis', { exact: true })).toBeVisible();
  });
  await test.step('an item that moves to or from another timeline disappears or appears', async () => {
    await story.addItem({ title: 'Blijft' });
    await story.addItem({ title: 'Verhuist' });
    const other = await makeStory({ items: [{ title: 'Komt' }] });
    await expectSoon(page, (brief) => expect(heading(page, 'Verhuist')).toBeVisible(brief));
    await story.sql(
      `update public.timeline_items set timeline_id = '${other.id}' where title = 'Verhuist' and timeline_id = '${story.id}';`,
    );
    await expectSoon(page, (brief) => expect(heading(page, 'Verhuist')).toHaveCount(0, brief));
    await story.sql(
      `update public.timeline_items set timeline_id = '${story.id}' where title = 'Komt' and timeline_id = '${other.id}';`,
    );
    await expectSoon(page, (brief) => expect(heading(page, 'Komt')).toBeVisible(brief));
    await expect(heading(page, 'Blijft')).toBeVisible();
  });
  await test.step('many changes at once cause one or two reads', async () => {
    changes = 0;
    const reads = countReads(page);
    await story.sql(
      Array.from(
        { length: 40 },
        (_, index) =>
          `insert into public.timeline_items (timeline_id, title, item_type, item_date) values ('${story.id}', 'Nieuw ${index}', 'text', '1956-01-01');`,
      ).join('\n'),
    );
    await expect.poll(() => changes).toBeGreaterThanOrEqual(40);
    await expectSoon(page, (brief) =>
      expect(page.getByText('43 gebeurtenissen', { exact: true })).toBeVisible(brief),
    );
    expect(reads.length).toBeLessThanOrEqual(2);
  });
});
