import type { Page } from '@playwright/test';
import { expect, servePlainStories, test } from './fixtures.ts';
import { expectNoFindings } from './legible.ts';
import { scrollUntil, untilAtRest } from './next-frames.ts';
import { pauseClock } from './pause-clock.ts';
import type { Story } from './stories.ts';

const riet = '/public/oma-riet';
const cards = (page: Page) => page.getByRole('article');
const titles = (page: Page) =>
  page.getByRole('article').getByRole('heading', { includeHidden: true });
const chips = (page: Page) => page.getByRole('button', { name: /^Verwijder filter/ });
const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

const openFilters = (page: Page, isMobile: boolean) =>
  page.getByRole('button', { name: isMobile ? /^Filters/ : 'Meer' }).click();

/** The result count, which is announced once the cards are rendered. */
const result = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

async function addMany(story: Story, count: number) {
  await story.sql(`insert into public.timeline_items (id, timeline_id, title, item_type, item_date)
    select ('${story.id.slice(0, 24)}' || to_char(n, 'FM000000000000'))::uuid, '${story.id}',
      'Moment ' || n, 'text', date '1950-01-01' + n
    from generate_series(1, ${count}) as n;`);
}
/** Item ids derived from the story, since parallel tests share one database. */
const idOf = ({ id }: Pick<Story, 'id'>, n: number) =>
  id.slice(0, 24) + String(n).padStart(12, '0');
/** The title of the open item. */
const openTitle = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 });
const close = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Sluiten', exact: true }).click();
const itemPath = (story: Pick<Story, 'path'>, id: string) => `${story.path}/moment/${id}`;

test('each filter choice is in the address, and Back undoes it', async ({ page, isMobile }) => {
  await page.goto(riet);
  await expect(cards(page).first()).toBeVisible();
  await openFilters(page, isMobile);
  await page.getByRole('button', { name: 'Foto', exact: true }).click();
  await expect(page).toHaveURL(`${riet}?soort=foto`);
  await page.getByRole('button', { name: 'Geluid', exact: true }).click();
  await expect(page).toHaveURL(`${riet}?soort=foto,audio`);
  // Choices within one interval of address writes would share a history entry.
  await page.getByRole('checkbox', { name: 'Karel Jansen' }).check();
  await expect(page).toHaveURL(/&door=/);
  await page.getByRole('radio', { name: 'Met beeld of geluid' }).check();
  await expect(page).toHaveURL(/&media=met/);
  await page.getByLabel('Volgorde').selectOption({ label: 'Nieuwste eerst' });
  await expect(page).toHaveURL(/volgorde=nieuwste/);
  expect(queryOf(page)).toBe(
    '?soort=foto,audio&door=a1000000-0000-4000-8000-000000000001&media=met&volgorde=nieuwste',
  );
  await expect(chips(page)).toHaveCount(5);
  for (const count of [4, 3, 2, 1, 0]) {
    await page.goBack();
    await expect(chips(page)).toHaveCount(count);
  }
  await expect(page).toHaveURL(riet);
  await page.goForward();
  await expect(chips(page)).toHaveText(['Foto']);
  await page.getByRole('button', { name: 'Wis alles' }).click();
  await expect(page).toHaveURL(riet);
  await page.goBack();
  await expect(chips(page)).toHaveText(['Foto']);
});

test('a reload, a shared link and odd values in it show the items of the filter', async ({
  page,
  context,
  isMobile,
}) => {
  await test.step('a reload and a shared link show the same items', async () => {
    await page.goto(riet);
    await page.getByRole('searchbox').fill('oma, en');
    await openFilters(page, isMobile);
    await page.getByRole('textbox', { name: 'Van' }).fill('1931');
    await page.getByRole('textbox', { name: 'Tot en met' }).fill('4 mei 1999');
    await page.getByLabel('Volgorde').selectOption('newest-first');
    await expect(page).toHaveURL(/volgorde=nieuwste/);
    expect(queryOf(page).replaceAll('+', ' ')).toBe(
      '?zoek=oma, en&van=1931-01-01&tot=1999-05-04&volgorde=nieuwste',
    );
    await page.getByRole('searchbox').fill('oma');
    await expect(page).toHaveURL(/zoek=oma&/);
    const found = [
      'Op schoot',
      'Els gaat op kamers',
      'Oma vertelt over de winter',
      'Antwoord van de Prinsengracht',
      'Oma vertelt: vijf mei',
    ];
    await expect(titles(page)).toHaveText(found);
    const labels = await chips(page).allTextContents();
    await page.reload();
    await expect(chips(page)).toHaveText(labels);
    await expect(titles(page)).toHaveText(found);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(chips(other)).toHaveText(labels);
    await expect(titles(other)).toHaveText(found);
    await expect(other.getByRole('searchbox')).toHaveValue('oma');
  });
  await test.step('unknown and invalid filter values in a link are ignored', async () => {
    const nobody = '99999999-9999-4999-8999-999999999999';
    await page.goto(
      `${riet}?soort=hologram,gif&van=gisteren&tot=1955-02-30&door=karel,${nobody}&media=x&volgorde=%E0%A4%A&zoek=%20`,
    );
    await expect(chips(page)).toHaveText(['Gif']);
    await expect(page.getByRole('img').first()).toBeVisible();
    await page.goto(`${riet}?van=1975-01-01&tot=1930-01-01&utm_source=mail`);
    await expect(cards(page).first()).toBeVisible();
    await expect(chips(page)).toHaveCount(0);
  });
});

test('typing replaces its history entry after a pause', async ({ page }) => {
  await page.clock.install();
  await page.goto(riet);
  await expect(cards(page).first()).toBeVisible();
  await pauseClock(page);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  // Longer in all than the pause, and each letter sooner.
  for (const letter of 'de trouwdag van') {
    await page.getByRole('searchbox').pressSequentially(letter);
    await page.clock.runFor(40);
  }
  await page.clock.resume();
  await expect(page).toHaveURL(`${riet}?zoek=de+trouwdag+van`);
  expect(await entries()).toBe(before);
  await expect(page.getByRole('searchbox')).toHaveValue('de trouwdag van');
  await page.getByRole('searchbox').fill('');
  await expect(page).toHaveURL(riet);
});

test('rapid input stays below the browser’s limit of address writes', async ({
  page,
  makeStory,
  isMobile,
}) => {
  const photo = { title: 'Foto', item_type: 'photo', media_url: '/favicon.svg' };
  const story = await makeStory({ items: [photo, { title: 'Brief' }] });
  await page.clock.install();
  await page.addInitScript(() => {
    let writes: number[] = [];
    // nuqs detects Safari, which refuses the hundredth write in 30 seconds, by its gesture events.
    Object.assign(window, { GestureEvent: Event });
    for (const name of ['pushState', 'replaceState'] as const) {
      const write = history[name].bind(history);
      history[name] = (...args) => {
        writes = [...writes.filter((at) => at > Date.now() - 30_000), Date.now()];
        if (writes.length >= 100) throw new DOMException('Too many writes', 'SecurityError');
        write(...args);
      };
    }
  });
  await page.goto(story.path);
  await expect(cards(page).first()).toBeVisible();
  await openFilters(page, isMobile);
  await pauseClock(page);
  const choice = page.getByRole('button', { name: 'Foto', exact: true });
  // 301 clicks in six seconds, each in a task of its own: with a write every 50 ms, as elsewhere, the
  // limit would be exceeded.
  await choice.click();
  for (let tenths = 0; tenths < 60; tenths += 2) {
    await choice.evaluate(async (button: HTMLElement) => {
      const { port1, port2 } = new MessageChannel();
      for (let clicks = 0; clicks < 10; clicks += 1) {
        button.click();
        // Not a timer, because the clock is stopped.
        await new Promise((resolve) => {
          port1.addEventListener('message', resolve, { once: true });
          port1.start();
          port2.postMessage(null);
        });
      }
    });
    await page.clock.runFor(200);
  }
  await page.clock.resume();
  await expect(chips(page)).toHaveText(['Foto']);
  await expect(page).toHaveURL(`${story.path}?soort=foto`);
});

test('Back restores the scroll offset of the list @both', async ({ page, makeStory, isMobile }) => {
  const story = await makeStory();
  await addMany(story, 300);
  await page.goto(story.path);
  await expect(result(page, '300 gebeurtenissen')).toBeVisible();
  await openFilters(page, isMobile);
  await page.getByRole('textbox', { name: 'Van' }).fill('1950-02-01');
  await page.getByLabel('Volgorde').selectOption('newest-first');
  if (isMobile) await page.getByRole('button', { name: /^Toon/ }).click();
  await expect(titles(page).first()).toHaveText('Moment 300');
  const far = page.getByRole('heading', { name: 'Moment 150', exact: true });
  await scrollUntil(page, 700, () => far.count());
  await far.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const scrolled = () => page.evaluate(() => window.scrollY);
  // Where the reader sees it: cards above it can have other heights when they are rendered again.
  const top = () => far.evaluate((element) => element.getBoundingClientRect().top);
  await untilAtRest(far);
  const [y, before] = [await scrolled(), await top()];
  await page.goBack();
  await expect(titles(page).first()).toHaveText('Moment 31');
  await expect.poll(scrolled).toBeLessThan(y / 2);
  await page.goForward();
  await expect(far).toBeInViewport();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(50);
});

test('the address of an item opens it, also in a story of thousands', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({ timeline: { title: 'Opa Jan' } });
  await addMany(story, 3000);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('creator')) reads.push(new URL(request.url()).search);
  });
  const response = await page.goto(itemPath(story, idOf(story, 2500).toUpperCase()));
  expect(response?.headers()['x-robots-tag']).toContain('noindex');
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(openTitle(page)).toHaveText('Moment 2500');
  await expect(openTitle(page)).toBeFocused();
  expect(await cards(page).count()).toBeLessThan(300);
  await expect(page).toHaveTitle('Moment 2500 – Opa Jan | Anekdotes');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${story.path}/moment/${idOf(story, 2500)}$`),
  );
  await expect(page.locator('title')).toHaveCount(1);
  // Only the pages of the list, the first mostly in the document: the item is not read separately.
  await expect.poll(() => new Set(reads).size).toBeGreaterThanOrEqual(3);
  expect(new Set(reads).size).toBeLessThanOrEqual(4);
  expect(reads.filter((search) => /[?&]id=eq/.test(search))).toEqual([]);

  await close(page);
  await expect(page).toHaveURL(story.path);
  const moment = page.getByRole('article', { name: 'Moment 2500', exact: true });
  await expect(moment).toBeInViewport({ ratio: 1 });
  await expect(moment.getByRole('link')).toBeFocused();

  const earlier = page.getByRole('heading', { name: 'Moment 2440', exact: true });
  await scrollUntil(page, -700, () => earlier.count());
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('heading', { name: 'Moment 1', exact: true })).toBeVisible();
  expect(await cards(page).count()).toBeLessThan(800);
});

test('an address opens its own story only, and stays as it was written', async ({
  page,
  makeStory,
}) => {
  await test.step('an address with a slash at its end is that of the story', async () => {
    const story = await makeStory({ items: [{ title: 'De eerste' }] });
    await page.goto(`${story.path}/?soort=tekst`);
    const link = cards(page).getByRole('link', { name: 'De eerste' });
    await link.click();
    await expect(openTitle(page)).toHaveText('De eerste');
    await close(page);
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(`${story.path}?soort=tekst`);
  });
  await test.step('closing goes back, also to an address that encodes its slug differently', async () => {
    const story = await makeStory({ items: [{ title: 'De eerste' }] });
    const encoded = story.path.replace('-', '%2D');
    await page.goto(encoded);
    await cards(page).getByRole('link', { name: 'De eerste' }).click();
    await expect(openTitle(page)).toHaveText('De eerste');
    await close(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(encoded);
  });
  await test.step('a slug that ends with punctuation opens its own story', async () => {
    const story = await makeStory({ items: [{ title: 'Zonder' }] });
    const public_slug = `${story.slug}!`;
    const other = await makeStory({ timeline: { public_slug }, items: [{ title: 'Met' }] });
    await page.goto(other.path);
    await expect(cards(page).getByRole('link', { name: 'Met' })).toBeVisible();
    await expect(page).toHaveURL(other.path);
  });
  await test.step('an ended link opens no other story', async () => {
    const other = await makeStory({ items: [{ title: 'Van een ander' }] });
    const public_slug = other.slug.toUpperCase();
    const story = await makeStory({ timeline: { public_slug }, items: [{ title: 'De eerste' }] });
    await page.goto(story.path);
    await expect(cards(page).getByRole('link', { name: 'De eerste' })).toBeVisible();
    await story.sql(
      `update public.timelines set public_slug = 'x-${story.id}' where id = '${story.id}';`,
    );
    await page.goto(story.path);
    await expect(page.getByRole('heading', { name: 'Deze link is gestopt' })).toBeVisible();
    await expect(page).toHaveURL(story.path);
  });
  for (const [name, change] of [
    ['is un-published', 'update public.timelines set is_public = false'],
    ['is deleted', 'delete from public.timelines'],
    [
      'is renewed, and then un-published',
      'update public.timelines set public_slug = new_slug(); update public.timelines set is_public = false',
    ],
  ] as const)
    await test.step(`a story that ${name} does not become another one under a reader's eyes`, async () => {
      const other = await makeStory({ items: [{ title: 'Van een ander' }] });
      const public_slug = other.slug.toUpperCase();
      const story = await makeStory({ timeline: { public_slug }, items: [{ title: 'De eerste' }] });
      await page.goto(story.path);
      await expect(cards(page).getByRole('link', { name: 'De eerste' })).toBeVisible();
      await story.sql(change.replaceAll(/(?=;|$)/g, ` where id = '${story.id}'`));
      const gone = page.getByRole('heading', { name: 'Anekdote niet gevonden' });
      await expect(gone).toBeVisible();
      await page.goto(story.path);
      await expect(gone).toBeVisible();
      await expect(page).toHaveURL(story.path);
      expect(await page.evaluate(() => localStorage.getItem('anekdotes-visits'))).toBeNull();
    });
  await test.step('a private and an unknown story with punctuation behind the link are alike', async () => {
    const story = await makeStory({ timeline: { is_public: false } });
    for (const path of [`${story.path}.`, '/public/bestaat-niet).']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Anekdote niet gevonden' })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  });
});

test('a link with punctuation behind it opens the story', async ({ page, makeStory }) => {
  for (const host of ['with the share page', 'with the plain document'])
    await test.step(`a link with punctuation behind it opens the story, ${host}`, async () => {
      if (host === 'with the plain document') await servePlainStories(page);
      const story = await makeStory({ items: [{ title: 'De eerste' }] });
      const link = cards(page).getByRole('link', { name: 'De eerste' });
      // Every sign: src/config/story-address.test.ts.
      for (const end of [').', '%E2%80%9D']) {
        await page.goto(`${story.path}${end}?soort=tekst`);
        await expect(link).toBeVisible();
        await expect(page).toHaveURL(`${story.path}?soort=tekst`);
      }
      const item = (await link.getAttribute('href'))!.replace(/\?.*/, '');
      for (const path of [item.replace('/moment/', ')/moment/'), `${item}%E2%80%9D`]) {
        await page.goto(path);
        await expect(openTitle(page)).toHaveText('De eerste');
        await close(page);
        await expect(page).toHaveURL(story.path);
      }
    });
});

const sample = (text: string) => text[Math.floor(Math.random() * text.length)]!;

// Everything else that people type: src/config/story-address.test.ts.
const typedLinks = (slug: string): [name: string, segment: string][] => [
  ['capitals', slug.toUpperCase()],
  ['an en dash and a space before it', `%20${encodeURIComponent(slug.replace('-', '–'))}`],
  ['a parameter glued on', `${slug}&fbclid=IwAR2x-y_z`],
];

test('a link as people type it opens its story', async ({ page, makeStory }) => {
  for (const isPlain of [false, true]) {
    const place = isPlain ? 'where the viewer reads it itself' : 'behind the share page';
    await test.step(`a link as people type it opens its story, ${place}`, async () => {
      if (isPlain) await servePlainStories(page);
      const story = await makeStory({ items: [{ title: 'De eerste' }] });
      const id = await story.addItem({ title: 'De tweede' });
      for (const [name, segment] of typedLinks(story.slug)) {
        await test.step(name, async () => {
          await page.goto(`/public/${segment}?soort=tekst#jaar-1955`);
          await expect(cards(page).first()).toBeVisible();
          await expect(page).toHaveURL(`${story.path}?soort=tekst#jaar-1955`);
        });
      }
      const groups = Array.from({ length: 3 }, () =>
        Array.from({ length: 5 }, () => sample('346789bcdfghjkmnpqrtvwxy')).join(''),
      );
      const random = await makeStory({
        timeline: { public_slug: groups.join('-') },
        items: [{ title: 'De derde' }],
      });
      for (const typed of [
        groups.join(''),
        `/${random.slug}`,
        `${random.slug}/Groetjes%20van%20oma`,
      ]) {
        await page.goto(`/public/${typed}`);
        await expect(cards(page).getByRole('link', { name: 'De derde' })).toBeVisible();
        await expect(page).toHaveURL(random.path);
      }
      await page.goto('/pricing');
      await page.goto(`/public/${story.slug.toUpperCase()}/moment/${id.toUpperCase()}?soort=tekst`);
      await expect(openTitle(page)).toHaveText('De tweede');
      await expect(page).toHaveURL(`${itemPath(story, id)}?soort=tekst`);
      // The typed address is no step of the history.
      await page.goBack();
      await expect(page).toHaveURL('/pricing');
    });
  }
});

for (const [host, isOther] of [
  ['the share page', false],
  ['a host that knows no such path', true],
] as const) {
  test(`/PUBLIC/ leads to /public/ before a read, on ${host}`, async ({
    page,
    makeStory,
    forgive,
  }) => {
    const story = await makeStory({ items: [{ title: 'De eerste' }] });
    if (isOther) {
      // The browser logs the status of its 404 page.
      forgive(/status of 404/);
      await page.route(/\/PUBLIC\//, (route) =>
        route.continue({ url: new URL('/bestaat-niet', route.request().url()).href }),
      );
    }
    const reads: string[] = [];
    page.on('request', (request) => {
      if (/\/rest\/v1\//.test(request.url())) reads.push(new URL(page.url()).pathname);
    });
    const document = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === story.path,
    );
    await page.goto(`/PUBLIC/${story.slug}?soort=tekst#jaar-1955`);
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL(`${story.path}?soort=tekst#jaar-1955`);
    expect((await (await document).allHeaders())['content-security-policy']).toContain(
      "frame-src 'none'",
    );
    for (const pathname of reads) expect(pathname).toBe(story.path);
  });
}

test('the address of an item that is hidden, removed, foreign or invalid shows a message', async ({
  page,
  makeStory,
}) => {
  await test.step('an item that the filter of its link hides is shown, with a message', async () => {
    const story = await makeStory({ items: [{ title: 'Brief' }, { title: 'Ander' }] });
    const id = await story.addItem({ title: 'Deze', item_date: '1960-01-01' });
    await page.goto(`${itemPath(story, id)}?soort=foto&zoek=brief&volgorde=nieuwste`);
    const word = /met het filter was deze gebeurtenis verborgen/;
    await expect(page.getByRole('dialog').getByText(word)).toBeVisible();
    await expect(openTitle(page)).toHaveText('Deze');
    await close(page);
    await expect(titles(page).first()).toHaveText('Deze');
    await expect(titles(page)).toHaveCount(3);
    await expect(page.getByRole('article', { name: 'Deze' }).getByRole('link')).toBeFocused();
    await expect(chips(page)).toHaveText(['Nieuwste eerst']);
    await expect(page).toHaveURL(`${story.path}?volgorde=nieuwste`);
    await page.goto(`${itemPath(story, id)}?soort=tekst&zoek=deze`);
    await expect(openTitle(page)).toHaveText('Deze');
    await expect(page.getByText(/verborgen/)).toHaveCount(0);
    await close(page);
    await expect(chips(page)).toHaveCount(2);
  });
  await test.step('the address of a removed, foreign or invalid item shows the story', async () => {
    const story = await makeStory({ timeline: { title: 'Opa Jan' }, items: [{ title: 'Blijft' }] });
    const other = await makeStory();
    const foreign = await other.addItem({ title: 'Geheim' });
    // Parsing: src/config/story-address.test.ts.
    for (const id of [idOf(story, 999_999), foreign, '%E0%A4%A', '%00']) {
      await page.goto(itemPath(story, id));
      await expect(page.getByText(gone)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Blijft' })).toBeVisible();
      await expect(page.getByText('Geheim')).toHaveCount(0);
      await expect(page).toHaveTitle('Opa Jan | Anekdotes');
    }
  });
  await test.step('axe finds no violations at an item, nor after its removal', async () => {
    const story = await makeStory({ items: [{ title: 'Brief' }] });
    const id = await story.addItem({ title: 'Deze' });
    for (const path of [itemPath(story, id), itemPath(story, 'weg')]) {
      await page.goto(`${path}?soort=foto`);
      await expect(
        page.getByText(/gebeurtenis (er niet meer|verborgen)|is er niet meer/).last(),
      ).toBeVisible();
      await expectNoFindings(page);
    }
  });
});

const gone = 'Deze gebeurtenis is er niet meer. Hieronder staat de rest van het verhaal.';

test('an open item that is removed closes, with a message', async ({ page, makeStory }) => {
  await servePlainStories(page);
  const story = await makeStory({ items: [{ title: 'Blijft' }] });
  const id = await story.addItem({ title: 'Verdwijnt' });
  let answers = 0;
  page.on('response', (response) => {
    if (/\/rest\/v1\/timelines\?/.test(response.url())) answers += 1;
  });
  await page.goto(itemPath(story, id));
  await expect(openTitle(page)).toHaveText('Verdwijnt');
  // Live updates are active once the timeline was read a second time.
  await expect.poll(() => answers).toBeGreaterThanOrEqual(2);
  await story.sql(`delete from public.timeline_items where id = '${id}';`);
  await expect(page.getByRole('dialog').getByText(/is zojuist weggehaald/)).toBeVisible();
  await expect(openTitle(page)).toHaveText('Blijft');
});

test('filtering at the address of an item goes to the story, and Back returns to the item', async ({
  page,
  makeStory,
  forgive,
}) => {
  const story = await makeStory({ items: [{ title: 'Brief' }, { title: 'Ander' }] });
  const id = await story.addItem({ title: 'Deze', item_date: '1960-01-01' });
  // Without the code of the lightbox, the item is shown in the list.
  await page.route('**/assets/lightbox-*.js', (route) => route.abort());
  await page.goto(itemPath(story, id));
  await expect(page.getByRole('article', { name: 'Deze' })).toBeFocused();
  forgive(/Failed to load resource/);
  await page.unrouteAll();
  await page.getByRole('searchbox').press('b');
  await expect(page).toHaveURL(`${story.path}?zoek=b`);
  await page.getByRole('searchbox').pressSequentially('rief');
  await expect(titles(page)).toHaveText(['Brief']);
  await expect(page).toHaveURL(`${story.path}?zoek=brief`);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(itemPath(story, id));
  await expect(openTitle(page)).toHaveText('Deze');
  await close(page);
  await expect(titles(page)).toHaveCount(3);
});
