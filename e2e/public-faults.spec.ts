import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// How an address becomes a slug is tested in src/pages/public/slug.test.ts.
const slugs: [name: string, segment: string][] = [
  ['unknown', 'bestaat-niet'],
  ['a private story', 'alleen-voor-ons'],
  ['with a slash', encodeURIComponent('oma/riet')],
  ['of filter signs', encodeURIComponent('oma-riet,is_public.eq.false')],
  ['another case', 'OMA-RIET'],
  ['very long', 'x'.repeat(3000)],
  ['undecodable', '%E0%A4%A'],
];

for (const [name, segment] of slugs) {
  test(`an address that opens nothing is not found: ${name}`, async ({ page }) => {
    await page.goto(`/public/${segment}`);
    await expect(page.getByRole('heading', { name: 'Anekdote niet gevonden' })).toBeVisible();
    await expect(
      page.getByText('Anekdote niet gevonden of niet publiek beschikbaar'),
    ).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
}

test('a zero byte, which no database holds, is not found either', async ({ page, forgive }) => {
  await page.goto('/public/%00');
  await expect(page.getByText('Anekdote niet gevonden of niet publiek beschikbaar')).toBeVisible();
  forgive(/Failed to load resource/);
});

// How each failed answer is classified is tested in src/modules/timeline/read-faults.dom.test.ts.
const refuse = (route: Route) => route.fulfill({ status: 500, json: { message: 'stuk' } });
const disconnect = (route: Route) => route.abort('internetdisconnected');

async function failFirst(page: Page, pattern: RegExp, fail: (route: Route) => Promise<void>) {
  let isBroken = true;
  await page.route(pattern, (route) => (isBroken ? fail(route) : route.continue()));
  return () => (isBroken = false);
}

for (const [name, fail] of [
  ['500', refuse],
  ['no connection', disconnect],
] as const) {
  test(`the anekdote does not load (${name}): a message, and trying again helps`, async ({
    page,
    makeStory,
    forgive,
  }) => {
    const story = await makeStory();
    const mend = await failFirst(page, /rest\/v1\/timelines/, fail);
    await page.goto(story.path);
    await expect(
      page.getByText('Er is een fout opgetreden bij het laden van de anekdote'),
    ).toBeVisible();
    mend();
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByText('Deze anekdote heeft nog geen gebeurtenissen.')).toBeVisible();
    forgive(/Failed to load resource/);
  });
}

for (const [read, name, pattern, fail] of [
  ['grid', '500', /timeline_items.*creator/, refuse],
  ['grid', 'no connection', /timeline_items.*creator/, disconnect],
  ['count', '500', /timeline_items\?select=id(%2C|,)item_date&/, refuse],
] as const) {
  test(`the ${read} read fails (${name}): a toast, and trying again helps`, async ({
    page,
    makeStory,
    forgive,
  }) => {
    const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
    const mend = await failFirst(page, pattern, fail);
    // Live updates would read again by themselves.
    await page.routeWebSocket(/realtime/, (socket) => void socket.close());
    await page.goto(story.path);
    await expect(page.getByText('Fout bij laden items').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Proefverhaal' })).toBeVisible();
    mend();
    if (read === 'grid') {
      await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    }
    await expect(page.getByRole('heading', { name: 'De trouwdag' })).toBeVisible();
    await expect(page.getByText('1 gebeurtenis', { exact: true })).toBeVisible();
    forgive(/Failed to load resource/);
  });
}

for (const [name, pattern, message] of [
  [
    'the anekdote',
    /rest\/v1\/timelines/,
    'Er is een fout opgetreden bij het laden van de anekdote',
  ],
  ['the items', /timeline_items.*creator/, 'De server antwoordt niet op tijd.'],
] as const) {
  test(`an answer that never comes is not waited for without end: ${name}`, async ({
    page,
    makeStory,
  }) => {
    const story = await makeStory({ items: [{}] });
    await page.clock.install();
    await page.route(pattern, () => {});
    const asked = page.waitForRequest(pattern);
    await page.goto(story.path);
    await asked;
    // The document asks before the page is there to count the seconds; and in steps, for a toast
    // goes again after some.
    await expect(async () => {
      await page.clock.fastForward(2000);
      await expect(page.getByText(message).first()).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [50] });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

const tooMany = (seconds: string) => (route: Route) =>
  route.fulfill({ status: 429, headers: { 'Retry-After': seconds }, json: { message: 'te druk' } });

test('a server that asks to wait a moment is asked again after it', async ({
  page,
  makeStory,
  forgive,
}) => {
  const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
  const asked: number[] = [];
  await page.route(/rest\/v1\/timelines/, (route) => {
    asked.push(Date.now());
    return asked.length === 1 ? tooMany('3')(route) : route.continue();
  });
  await page.goto(story.path);
  await expect(page.getByRole('heading', { name: 'De trouwdag' })).toBeVisible();
  expect(asked[1]! - asked[0]!).toBeGreaterThan(2500);
  forgive(/Failed to load resource/);
});

test('a server that asks to wait long is told of at once, and not asked again', async ({
  page,
  makeStory,
  forgive,
}) => {
  await page.clock.install();
  const story = await makeStory();
  let asked = 0;
  await page.route(/rest\/v1\/timelines/, (route) => {
    asked += 1;
    return tooMany('30')(route);
  });
  await page.goto(story.path);
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  // Longer than any wait between two tries.
  await page.clock.runFor(10_000);
  expect(asked).toBe(1);
  forgive(/Failed to load resource/);
});

test('a long page instead of data is not shown to the visitor', async ({
  page,
  makeStory,
  forgive,
}) => {
  const story = await makeStory({ items: [{}] });
  await page.route(/timeline_items.*creator/, (route) =>
    route.fulfill({ status: 502, body: `<html>${'<p>Bad gateway</p>'.repeat(500)}` }),
  );
  await page.goto(story.path);
  await expect(
    page.getByText('De server gaf een antwoord dat we niet kunnen lezen.').first(),
  ).toBeVisible();
  await expect(page.getByText('Bad gateway')).toHaveCount(0);
  forgive(/Failed to load resource/);
});

test('odd rows show as well as they can, and the rest is untouched', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({
    items: [
      { title: 'Vooraan', item_date: '1950-01-01' },
      { title: 'Achteraan', item_date: '1960-01-01' },
    ],
  });
  const odd = (changes: object, place: number) => ({
    id: `0000000${place}-0000-4000-8000-000000000000`,
    title: `Vreemd ${place}`,
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

test('a broken picture leaves its words', async ({ page, makeStory, forgive }) => {
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

test('an answer of an earlier link never shows under a later one', async ({ page, makeStory }) => {
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
