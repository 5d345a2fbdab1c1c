import type { Page, Route } from '@playwright/test';
import { disconnect, refuse, sendPage, tooMany } from './failing-routes.ts';
import { expect, servePlainStories, test } from './fixtures.ts';

// Faults of the first reads, where these are requests of the browser.
test.beforeEach(({ page }) => servePlainStories(page));

// Parsing of slugs: src/config/story-address.test.ts.
const slugs: [name: string, segment: string][] = [
  ['unknown', 'bestaat-niet'],
  ['a private story', 'alleen-voor-ons'],
  ['with a slash', encodeURIComponent('oma/riet')],
  ['of filter signs', encodeURIComponent('oma-riet,is_public.eq.false')],
  // Of a story that is open, it leads there: e2e/public-address.spec.ts.
  ['another case of a private story', 'ALLEEN-VOOR-ONS'],
  ['very long', 'x'.repeat(3000)],
  ['undecodable', '%E0%A4%A'],
];

test('an unknown address shows not found', async ({ page, forgive }) => {
  for (const [name, segment] of slugs) {
    await test.step(name, async () => {
      await page.goto(`/public/${segment}`);
      await expect(page.getByRole('heading', { name: 'Anekdote niet gevonden' })).toBeVisible();
      await expect(
        page.getByText('Anekdote niet gevonden of niet publiek beschikbaar'),
      ).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    });
  }
  await test.step('with a zero byte, which Postgres refuses', async () => {
    await page.goto('/public/%00');
    await expect(
      page.getByText('Anekdote niet gevonden of niet publiek beschikbaar'),
    ).toBeVisible();
    forgive(/Failed to load resource/);
  });
});

// Classification of failed responses: src/modules/timeline/read-faults.dom.test.ts.
/** A read has at most three tries. */
const mostTries = 3;

async function failFirst(page: Page, pattern: RegExp, fail: (route: Route) => Promise<void>) {
  let isBroken = true;
  let tries = 0;
  await page.route(pattern, (route) => {
    tries += 1;
    return isBroken ? fail(route) : route.continue();
  });
  return {
    tries: () => tries,
    mend: () => (isBroken = false),
  };
}

test('a failed timeline read shows a message, and retry works', async ({
  page,
  makeStory,
  forgive,
}) => {
  const story = await makeStory();
  const read = await failFirst(page, /rest\/v1\/timelines/, refuse);
  await page.goto(story.path);
  await expect(
    page.getByText('Er is een fout opgetreden bij het laden van de anekdote'),
  ).toBeVisible();
  expect(read.tries()).toBe(mostTries);
  read.mend();
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByText('Deze anekdote heeft nog geen gebeurtenissen.')).toBeVisible();
  forgive(/Failed to load resource/);
});

const unreadable = 'De server gaf een antwoord dat we niet kunnen lezen.';

test('a failed read of the items or of their count shows a toast, and retry works', async ({
  page,
  makeStory,
  forgive,
}) => {
  for (const [what, name, pattern, fail, message] of [
    ['grid', '500', /timeline_items.*creator/, refuse, '(stuk)'],
    ['grid', 'a page instead of data', /timeline_items.*creator/, sendPage, unreadable],
    ['count', '500', /timeline_items\?select=id(%2C|,)item_date&/, refuse, '(stuk)'],
  ] as const) {
    await test.step(`a failed ${what} read (${name}) shows a toast, and retry works`, async () => {
      const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
      const read = await failFirst(page, pattern, fail);
      // Live updates would re-read.
      await page.routeWebSocket(/realtime/, (socket) => void socket.close());
      await page.goto(story.path);
      await expect(page.getByText('Fout bij laden items').first()).toBeVisible();
      await expect(page.getByText(message).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Proefverhaal' })).toBeVisible();
      expect(read.tries()).toBeLessThanOrEqual(mostTries);
      read.mend();
      if (what === 'grid') {
        await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
      }
      await expect(page.getByRole('heading', { name: 'De trouwdag' })).toBeVisible();
      await expect(page.getByText('1 gebeurtenis', { exact: true })).toBeVisible();
      await page.unroute(pattern);
    });
  }
  forgive(/Failed to load resource/);
});

for (const [name, pattern, message] of [
  [
    'the anekdote',
    /rest\/v1\/timelines/,
    'Er is een fout opgetreden bij het laden van de anekdote',
  ],
  ['the items', /timeline_items.*creator/, 'De server antwoordt niet op tijd.'],
] as const) {
  test(`a read without a response times out: ${name}`, async ({ page, makeStory }) => {
    const story = await makeStory({ items: [{}] });
    await page.clock.install();
    await page.route(pattern, () => {});
    const request = page.waitForRequest(pattern);
    await page.goto(story.path);
    await request;
    // The document starts the reads before the page has timers. Small steps, because a toast
    // disappears after some seconds.
    await expect(async () => {
      await page.clock.fastForward(2000);
      await expect(page.getByText(message).first()).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [50] });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a read is retried after a short Retry-After', async ({ page, makeStory, forgive }) => {
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  const requestTimes: number[] = [];
  await page.route(/rest\/v1\/timelines/, (route) => {
    requestTimes.push(Date.now());
    return requestTimes.length === 1 ? tooMany('3')(route) : route.continue();
  });
  await page.goto(story.path);
  await expect(page.getByRole('heading', { name: 'De trouwdag' })).toBeVisible();
  // At least: a busy machine makes it longer.
  expect(requestTimes[1]! - requestTimes[0]!).toBeGreaterThan(2500);
  forgive(/Failed to load resource/);
});

test('a long Retry-After is reported at once, without a retry', async ({
  page,
  makeStory,
  forgive,
}) => {
  await page.clock.install();
  const story = await makeStory();
  let requestCount = 0;
  await page.route(/rest\/v1\/timelines/, (route) => {
    requestCount += 1;
    return tooMany('30')(route);
  });
  await page.goto(story.path);
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  // Longer than any pause between retries.
  await page.clock.runFor(10_000);
  expect(requestCount).toBe(1);
  forgive(/Failed to load resource/);
});

test('a story that could not be loaded appears when the connection returns', async ({
  page,
  makeStory,
  forgive,
}) => {
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  const read = await failFirst(page, /rest\/v1\/timelines/, disconnect);
  await page.goto(story.path);
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  read.mend();
  await page.evaluate(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await expect(page.getByRole('heading', { name: 'De trouwdag' })).toBeVisible();
  forgive(/Failed to load resource/);
});

test('a first load that sleeps for ten minutes continues', async ({ page, makeStory }) => {
  await page.clock.install();
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  let wake = () => {};
  const awake = new Promise<void>((resolve) => (wake = resolve));
  await page.route(/rest\/v1\/timelines/, async (route) => {
    await awake;
    await route.continue().catch(() => {});
  });
  await page.goto(story.path);
  await expect(page.getByText('Anekdote wordt geladen...')).toBeVisible();
  await page.clock.fastForward('10:00');
  wake();
  // The read either answers now, or has passed its time limit and can be repeated.
  const moment = page.getByRole('heading', { name: 'De trouwdag' });
  const retry = page.getByRole('button', { name: 'Opnieuw proberen' });
  await expect(moment.or(retry)).toBeVisible();
  if (await retry.isVisible()) await retry.click();
  await expect(moment).toBeVisible();
});

test('invalid values in rows are left out, and other items are not affected', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({
    items: [
      { title: 'Vooraan', item_date: '1950-01-01' },
      { title: 'Achteraan', item_date: '1960-01-01' },
    ],
  });
  const odd = (changes: object, index: number) => ({
    id: `0000000${index}-0000-4000-8000-000000000000`,
    title: `Vreemd ${index}`,
    description: null,
    item_type: 'photo',
    media_url: null,
    item_date: '1955-01-01',
    created_by: null,
    metadata: {},
    creator: null,
    ...changes,
  });
  const rows = [
    odd({ item_type: 'hologram', media_url: '/demo/onbekend.holo' }, 1),
    odd({ metadata: null }, 2),
    odd({ item_date: '31 februari' }, 3),
    odd({ item_date: null }, 4),
    odd({ media_url: 'javascript:alert(1)' }, 5),
    odd({ description: '<img src=x onerror=alert(1)><b>vet</b>', item_type: 'text' }, 6),
    odd({ item_type: 'audio', metadata: { peaks: 'kapot', audio_variant: 'mp3' } }, 7),
    odd({ item_type: null, title: null }, 8),
    odd({ metadata: { location_name: 5 }, creator: { display_name: '', avatar_url: null } }, 9),
  ];
  await page.route(/timeline_items.*creator/, async (route) => {
    const response = await route.fetch();
    const [first, last] = (await response.json()) as object[];
    await route.fulfill({ response, json: [first, ...rows, last] });
  });
  await page.goto(story.path);
  for (const title of ['Vooraan', 'Achteraan', ...rows.slice(0, 7).map((row) => row.title)]) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('article')).toHaveCount(11);
  await expect(page.getByText('<b>vet</b>')).toBeVisible();
  await expect(page.getByText('Datum onbekend').first()).toBeVisible();
  await expect(page.locator('[href^="javascript:"], [src^="javascript:"]')).toHaveCount(0);
});

test('a card with a broken picture keeps its text', async ({ page, makeStory, forgive }) => {
  const story = await makeStory({
    items: [
      { title: 'De trouwdag', item_type: 'photo', media_url: '/demo/weg.webp' },
      { title: 'Smalfilm', item_type: 'video', media_url: '/demo/weg.mp4' },
      { title: 'Zandvoort', item_type: 'gif', media_url: '/demo/weg.gif' },
    ],
  });
  await page.route('**/demo/weg.*', (route) => route.fulfill({ status: 404 }));
  await page.goto(story.path);
  await expect(page.getByText('Deze foto kan nu niet worden getoond')).toBeVisible();
  for (const name of ['De trouwdag', 'Smalfilm', 'Zandvoort']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  forgive(/Failed to load resource/);
});

test('a late response of a previous story is ignored', async ({ page, makeStory }) => {
  const slow = await makeStory({ timeline: { title: 'Trage' }, items: [{ title: 'Traag' }] });
  const quick = await makeStory({ timeline: { title: 'Vlugge' }, items: [{ title: 'Vlug' }] });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(new RegExp(`timelines.*${slow.slug}`), async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto(slow.path);
  await expect(page.getByText('Anekdote wordt geladen...')).toBeVisible();
  await page.evaluate((path) => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, quick.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Vlugge' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Vlug', exact: true })).toBeVisible();
  await expect(page.getByText('Trage')).toHaveCount(0);
});
