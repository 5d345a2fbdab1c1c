import type { Locator, Page } from '@playwright/test';
import { expect, servePlainStories, test } from './fixtures.ts';
import { holdRoute } from './hold-route.ts';
import { expectNoFindings, lastingAnimations, untilSettled } from './legible.ts';
import { fontsLoaded, nextFrames } from './next-frames.ts';
import { pauseClock } from './pause-clock.ts';
import { stopAnimations, untilRun } from './start-motion.ts';
import type { Story } from './stories.ts';

const demo = '/demo/oma-riet';
const riet = '/public/oma-riet';

const photo = (title: string, more: object = {}) => ({
  title,
  item_type: 'photo',
  media_url: `${demo}/trouwdag-960.webp`,
  metadata: { width: 960, height: 720 },
  ...more,
});
const letter = 'Lieve Riet, hier waait het zo hard dat mijn pet nu in Engeland ligt. '.repeat(40);
const kinds: Record<string, string | object>[] = [
  photo('De foto', { item_date: '1950-01-01', description: 'Bij de foto hoort een verhaal.' }),
  {
    title: 'De gif',
    item_type: 'gif',
    item_date: '1951-01-01',
    media_url: `${demo}/zandvoort.gif`,
  },
  {
    title: 'De film',
    item_type: 'video',
    item_date: '1952-01-01',
    media_url: `${demo}/de-vaart.mp4`,
    metadata: {
      poster_url: `${demo}/de-vaart-960.webp`,
      captions_url: '/proef.vtt',
      transcript: 'Kijk, daar gaat opa onderuit.',
      width: 640,
      height: 480,
    },
  },
  {
    title: 'De stem',
    item_type: 'audio',
    item_date: '1953-01-01',
    media_url: `${demo}/ons-liedje.mp3`,
    metadata: { audio_variant: 'cassette', transcript: 'Hoor je de piano?' },
  },
  { title: 'De brief', item_type: 'text', item_date: '1954-01-01', description: letter },
  { title: 'De onbekende', item_type: 'text', item_date: '1955-01-01', description: 'Kijk.' },
  { title: 'De lege foto', item_type: 'photo', item_date: '1956-01-01' },
];
const titlesOfKinds = kinds.map(({ title }) => String(title));

const lightbox = (page: Page) => page.getByRole('dialog');
const openTitle = (page: Page) => lightbox(page).getByRole('heading', { level: 2 });
const textPanel = (page: Page) =>
  lightbox(page).getByRole('region', { name: 'Bij deze gebeurtenis' });
const slide = (page: Page) => lightbox(page).locator('.yarl__slide_current');
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const linkOf = (page: Page, title: string) => card(page, title).getByRole('link');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const pathIn = (page: Page) => new URL(page.url()).pathname;

async function addMany(story: Story, count: number) {
  await story.sql(`insert into public.timeline_items (id, timeline_id, title, item_type, item_date)
    select gen_random_uuid(), '${story.id}', 'Moment ' || n, 'text', date '1950-01-01' + n
    from generate_series(1, ${count}) as n;`);
}

/** Waits for live updates, which start with a second read of the timeline. */
async function listening(page: Page) {
  await servePlainStories(page);
  let answers = 0;
  page.on('response', (response) => {
    if (/\/rest\/v1\/timelines\?/.test(response.url())) answers += 1;
  });
  return () => expect.poll(() => answers).toBeGreaterThanOrEqual(2);
}

/** Gives an item a type that this version of the site does not know. */
const withUnknownKind = async (page: Page) => {
  await servePlainStories(page);
  await page.route(/timeline_items.*creator/, async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as { title: string; item_type: string }[];
    for (const row of rows) if (row.title === 'De onbekende') row.item_type = 'hologram';
    await route.fulfill({ response, json: rows });
  });
};

/** The zoom factor of the photo. */
const enlarged = (page: Page) =>
  slide(page)
    .locator('.lightbox-print')
    .evaluate((print: HTMLElement) => print.getBoundingClientRect().width / print.offsetWidth);

const soundsIn = (box: Locator) =>
  box.locator('audio, video').evaluate((media: HTMLMediaElement) => media.currentTime);
const isSilent = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMediaElement>('audio, video')].every(({ paused }) => paused),
  );

type Point = [x: number, y: number];

/** Fingers on the screen, each at a point. */
async function touchScreen(page: Page) {
  const touch = await page.context().newCDPSession(page);
  // The timestamps are a second apart: two immediate drags would count as a double tap.
  let second = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      timestamp: second,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  const drag = async (from: Point[], to: Point[]) => {
    second += 1;
    await send('touchStart', from);
    for (let step = 1; step <= 8; step += 1) {
      const between = from.map(([x, y], finger): Point => {
        const [endX, endY] = to[finger]!;
        return [x + ((endX - x) * step) / 8, y + ((endY - y) * step) / 8];
      });
      await send('touchMove', between);
    }
    await send('touchEnd', []);
  };
  const tapTwice = async (at: Point) => {
    second += 1;
    for (let taps = 0; taps < 2; taps += 1) {
      second += 0.1;
      await send('touchStart', [at]);
      await send('touchEnd', []);
    }
  };
  return { drag, tapTwice };
}

test('a click on the title or a shared address opens the lightbox; closing it restores scroll offset and focus @both', async ({
  page,
  makeStory,
}) => {
  await test.step('a click on the title opens the lightbox; Escape restores scroll offset and focus, which a search keeps', async () => {
    await page.goto(riet);

    await test.step('a click on the title opens the lightbox; Escape restores scroll offset and focus', async () => {
      const link = linkOf(page, 'De fiets in de schuur').filter({ hasText: 'fiets' });
      // Cards and web fonts that come later change the offset, and keep the place.
      await expect(page.getByRole('article')).toHaveCount(60);
      await fontsLoaded(page);
      await link.scrollIntoViewIfNeeded();
      const before = await scrolled(page);
      const path = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(path!);
      await expect(openTitle(page)).toHaveText('De fiets in de schuur');
      await expect(openTitle(page)).toBeFocused();
      await expect(lightbox(page).getByText('9 van 60', { exact: true })).toBeVisible();
      await expect(textPanel(page)).toContainText('Zonder rubber, met houten banden.');
      await expect(lightbox(page)).toContainText('1943');
      await expect(lightbox(page)).toContainText('Karel Jansen');
      await expect(page).toHaveTitle(/^De fiets in de schuur – /);
      await expect(slide(page).getByRole('img', { name: /fiets/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(lightbox(page)).toHaveCount(0);
      await expect(page).toHaveURL(riet);
      await expect(link).toBeFocused();
      await expect.poll(() => scrolled(page)).toBe(before);
    });
    await test.step('a search without matches keeps the focus, also after the lightbox was closed', async () => {
      const link = linkOf(page, 'De fiets in de schuur').filter({ hasText: 'fiets' });
      await expect(link).toBeFocused();
      const search = page.getByRole('searchbox');
      await search.fill('zeppelin');
      await expect(page.getByRole('article')).toHaveCount(0);
      await search.fill('');
      await expect(link).toBeVisible();
      await expect(search).toBeFocused();
      await expect(search).toBeInViewport();
    });
  });
  await test.step('a shared address opens the lightbox; closing it shows the card in the story', async () => {
    const story = await makeStory();
    await addMany(story, 200);
    const [row] = await story.sql(
      `select id from public.timeline_items where timeline_id = '${story.id}' and title = 'Moment 150';`,
    );
    await page.goto(`${story.path}/moment/${String(row?.id)}?volgorde=nieuwste`);
    await expect(openTitle(page)).toHaveText('Moment 150');
    await expect(lightbox(page).getByText('51 van 200', { exact: true })).toBeVisible();
    await lightbox(page).getByRole('button', { name: 'Volgende' }).click();
    await expect(openTitle(page)).toHaveText('Moment 149');
    const before = await page.evaluate(() => history.length);
    await lightbox(page).getByRole('button', { name: 'Sluiten', exact: true }).click();
    await expect(page).toHaveURL(`${story.path}?volgorde=nieuwste`);
    await expect(linkOf(page, 'Moment 149')).toBeFocused();
    await expect(linkOf(page, 'Moment 149')).toBeInViewport();
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
});

test('the picture or the date opens the lightbox too, and paging follows the filter', async ({
  page,
  makeStory,
}) => {
  await test.step('the picture opens the lightbox too, and the date if there is no title', async () => {
    const story = await makeStory({
      items: [
        photo('Met titel'),
        { ...kinds[1], title: 'Zwaait' },
        photo(' ', { item_date: '1960-02-01' }),
      ],
    });
    await page.goto(story.path);
    await card(page, 'Met titel').getByRole('img').click({ force: true });
    await expect(openTitle(page)).toHaveText('Met titel');
    await lightbox(page).getByRole('button', { name: 'Sluiten', exact: true }).click();
    await expect(linkOf(page, 'Met titel')).toBeFocused();
    await card(page, 'Zwaait').getByRole('button', { name: 'Gif stilzetten' }).click();
    await expect(card(page, 'Zwaait').getByRole('button', { name: 'Gif afspelen' })).toBeVisible();
    await expect(lightbox(page)).toHaveCount(0);
    await page.getByRole('link', { name: '1 februari 1960' }).click();
    await expect(openTitle(page)).toHaveText('Foto');
    await page.goBack();
    await expect(page.getByRole('link', { name: '1 februari 1960' })).toBeFocused();
  });
  await test.step('paging follows the filter and its order', async () => {
    await page.goto(`${riet}?soort=foto&volgorde=nieuwste`);
    const shown = [
      'Vijfennegentig',
      'De doos met brieven',
      'Zwaaien achter glas',
      'Zijn stoel',
    ] as const;
    // The newest of all, once the whole story is read.
    const headings = page.getByRole('article').getByRole('heading');
    await expect(headings.first()).toHaveText(shown[0]);
    await linkOf(page, shown[0]).click();
    for (const title of shown) {
      await expect(openTitle(page)).toHaveText(title);
      await page.keyboard.press('ArrowRight');
    }
    await expect(page).toHaveURL(/\/moment\/.*\?soort=foto&volgorde=nieuwste$/);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${riet}?soort=foto&volgorde=nieuwste`);
  });
});

test('keys page through the items, and the address follows; a key before the lightbox is rendered works', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory();
  await addMany(story, 100);
  await page.goto(story.path);

  await test.step('arrow keys, Home and End page through the items, and the address follows', async () => {
    await linkOf(page, 'Moment 2').focus();
    const before = await page.evaluate(() => history.length);
    await page.keyboard.press('Enter');
    await expect(openTitle(page)).toHaveText('Moment 2');
    const first = pathIn(page);
    await page.keyboard.press('ArrowRight');
    await expect(openTitle(page)).toHaveText('Moment 3');
    await expect(lightbox(page).getByText(/^3 van 100\. Moment 3, 4 januari 1950$/)).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await expect(openTitle(page)).toHaveText('Moment 2');
    await page.keyboard.press('Home');
    await expect(openTitle(page)).toHaveText('Moment 1');
    await expect(lightbox(page).getByRole('button', { name: 'Vorige' })).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('End');
    await expect(openTitle(page)).toHaveText('Moment 100');
    await expect(lightbox(page).getByText('100 van 100', { exact: true })).toBeVisible();
    await expect.poll(() => pathIn(page)).not.toBe(first);
    await expect(page).toHaveTitle(/^Moment 100 /);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(story.path);
    // This card had not been rendered yet.
    await expect(linkOf(page, 'Moment 100')).toBeFocused();
    await expect(linkOf(page, 'Moment 100')).toBeInViewport();
    await page.goForward();
    await expect(openTitle(page)).toHaveText('Moment 100');
    await page.reload();
    await expect(openTitle(page)).toHaveText('Moment 100');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(story.path);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });
  await test.step('a key that is pressed before the lightbox is rendered works', async () => {
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const pages = document.querySelector('dialog[open] .lightbox-layout');
        if (!pages) return;
        observer.disconnect();
        document.body.dataset.wasDrawn = String(pages.querySelector('.yarl__container') !== null);
        const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
        document.activeElement?.dispatchEvent(key);
      }).observe(document.body, { childList: true, subtree: true });
    });
    const path = await linkOf(page, 'Moment 5').getAttribute('href');
    await linkOf(page, 'Moment 4').click();
    await expect(openTitle(page)).toHaveText('Moment 5');
    expect(await page.evaluate(() => document.body.dataset.wasDrawn)).toBe('false');
    await expect(page).toHaveURL(path!);
    // The slides that were rendered meanwhile start at the same item.
    await expect(slide(page)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(openTitle(page)).toHaveText('Moment 4');
    await page.keyboard.press('ArrowRight');
    await expect(openTitle(page)).toHaveText('Moment 5');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(story.path);
    await expect(linkOf(page, 'Moment 5')).toBeFocused();
  });
});

test('axe finds no violations for any item type, targets are large, and focus is trapped @both', async ({
  page,
  makeStory,
}) => {
  await page.route('**/proef.vtt', (route) =>
    route.fulfill({ contentType: 'text/vtt', body: 'WEBVTT\n' }),
  );
  await withUnknownKind(page);
  const story = await makeStory({ items: kinds });
  await page.goto(story.path);

  await test.step('Tab goes around in the lightbox, in both directions', async () => {
    await linkOf(page, 'De foto').click();
    await expect(openTitle(page)).toBeFocused();
    const around = async (key: string) => {
      const names: string[] = [];
      for (let n = 0; n < 20; n += 1) {
        await page.keyboard.press(key);
        names.push(
          await page.evaluate(() => {
            const { activeElement: element } = document;
            if (!element?.closest('dialog')) throw new Error('the focus left the lightbox');
            return element.getAttribute('aria-label') ?? element.textContent;
          }),
        );
      }
      return names;
    };
    const forward = new Set(await around('Tab'));
    expect([...forward]).toEqual(expect.arrayContaining(['Sluiten', 'Delen', 'Opslaan']));
    expect(new Set(await around('Shift+Tab'))).toEqual(forward);
  });
  await test.step('focus and screen readers do not reach the page behind it', async () => {
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.locator('footer a').last().focus();
    await expect(openTitle(page)).toBeFocused();
  });
  await test.step('after a click on the picture the keys work', async () => {
    await slide(page).click();
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await linkOf(page, 'De foto').click();
  });
  await test.step('Escape closes it when a screen reader has taken the focus to the document', async () => {
    await expect(openTitle(page)).toBeFocused();
    await openTitle(page).blur();
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await linkOf(page, 'De foto').click();
  });
  await test.step('axe finds no violations for any item type, and targets are large', async () => {
    for (const title of titlesOfKinds) {
      await expect(openTitle(page)).toHaveText(title);
      await expectNoFindings(page);
      const small = await lightbox(page).evaluate((box) =>
        [...box.querySelectorAll('button, a[href], input')]
          .filter((target) => !target.closest('[inert]') && target.checkVisibility())
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect();
            return width < 44 || height < 44;
          })
          .map((target) => target.outerHTML.slice(0, 120)),
      );
      expect(small).toEqual([]);
      await page.keyboard.press('ArrowRight');
    }
  });
});

/** Opens and closes the lightbox once, so that its code and that of its motion are loaded. */
async function loadLightbox(page: Page, title: string) {
  const features = page.waitForRequest(/motion-features-[^/]+\.js$/);
  await linkOf(page, title).click();
  await expect(slide(page)).toBeVisible();
  await untilRun(page, (await features).url());
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
}

const picturesOf = (box: Locator) =>
  box
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => image.naturalWidth > 0)
        .map((image) => `${image.currentSrc.split('/').at(-1)} ${getComputedStyle(image).opacity}`),
    );

test('the lightbox opens with the picture of the card until the large one is loaded', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({
    items: [
      photo('Eerst', { item_date: '1950-01-01' }),
      photo('Dan', {
        item_date: '1960-01-01',
        media_url: `${demo}/fiets-960.webp`,
        metadata: { width: 960, height: 1280 },
      }),
      { ...(kinds[2] as object), item_date: '1970-01-01' },
    ],
  });
  const release = await holdRoute(page, '**/*-960.webp');
  // On a wider screen the cards show the large one themselves.
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto(story.path);
  for (const title of ['Eerst', 'Dan', 'De film']) {
    await card(page, title).scrollIntoViewIfNeeded();
    await expect.poll(() => picturesOf(card(page, title))).toHaveLength(1);
  }
  await linkOf(page, 'Eerst').click();
  await expect(slide(page)).toBeVisible();
  await untilSettled(page);
  await expect.poll(() => picturesOf(slide(page))).toEqual(['trouwdag-480.webp 1']);
  const print = slide(page).locator('.lightbox-print');
  const before = await print.boundingBox();
  const { width, height } = (await print.getByRole('img').boundingBox())!;
  expect(width / height).toBeCloseTo(960 / 720, 2);
  await page.keyboard.press('ArrowRight');
  await expect(openTitle(page)).toHaveText('Dan');
  await expect.poll(() => picturesOf(slide(page))).toEqual(['fiets-480.webp 1']);
  await page.keyboard.press('ArrowRight');
  await expect(openTitle(page)).toHaveText('De film');
  await expect.poll(() => picturesOf(slide(page))).toEqual(['de-vaart-480.webp 1']);
  release();
  await expect.poll(() => picturesOf(slide(page))).toEqual(['de-vaart-960.webp 1']);
  for (const title of ['Dan', 'Eerst']) {
    await page.keyboard.press('ArrowLeft');
    await expect(openTitle(page)).toHaveText(title);
  }
  await expect.poll(() => picturesOf(slide(page))).toEqual(['trouwdag-960.webp 1']);
  await expect.poll(() => print.boundingBox()).toEqual(before);
});

interface Box {
  x: number;
  y: number;
  width: number;
}
const distance = (one: Box | null, other: Box | null) =>
  one && other
    ? Math.max(...(['x', 'y', 'width'] as const).map((key) => Math.abs(one[key] - other[key])))
    : Infinity;

/** The box of the picture at this part of the animation that moves it; null without one. */
const movingBox = (page: Page, part: number) =>
  page.evaluate((at): Box | null => {
    const moving = document.querySelector('.lightbox-moving');
    const [animation] = moving?.getAnimations() ?? [];
    if (!moving || !animation) return null;
    animation.currentTime = at * Number(animation.effect!.getComputedTiming().endTime);
    const print = moving.querySelector('.yarl__slide_current .lightbox-print img')!;
    const { x, y, width } = print.getBoundingClientRect();
    return { x, y, width };
  }, part);

test('the picture animates from its card, and back to it @both', async ({ page, makeStory }) => {
  await page.clock.install();
  const story = await makeStory({ items: [photo('Eerst'), { title: 'Brief' }] });
  await page.goto(story.path);
  await loadLightbox(page, 'Eerst');
  // The cards are hidden from assistive technology while the lightbox is open.
  const thumbnail = page
    .getByRole('article', { name: 'Eerst', includeHidden: true })
    .locator('img')
    .first();
  const link = linkOf(page, 'Eerst').filter({ hasText: 'Eerst' });
  const before = await scrolled(page);
  const open = await stopAnimations(page);
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(slide(page).getByRole('img')).toBeVisible();
  const inCard = (await thumbnail.boundingBox())!;
  await expect.poll(async () => distance(await movingBox(page, 0), inCard)).toBeLessThan(1);
  await open();
  await untilSettled(page);
  const opened = (await slide(page).getByRole('img').boundingBox())!;
  // Larger; on a phone smaller, where the page shows it to both edges.
  expect(Math.abs(opened.width - inCard.width)).toBeGreaterThan(3);

  // The exit animation has a time limit.
  await pauseClock(page);
  const close = await stopAnimations(page);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(async () => {
    await page.clock.runFor(20);
    expect(distance(await movingBox(page, 0), opened)).toBeLessThan(1);
  }).toPass({ intervals: [20] });
  expect(distance(await movingBox(page, 0.999), await thumbnail.boundingBox())).toBeLessThan(5);
  await close();
  await page.clock.runFor(1000);
  await expect(page.locator('dialog')).toHaveCount(0);
  expect(await scrolled(page)).toBe(before);
});

test('closing during the animation works', async ({ page, makeStory }) => {
  const story = await makeStory({ items: [photo('Eerst'), { title: 'Brief' }] });
  await page.goto(story.path);
  await loadLightbox(page, 'Eerst');
  const link = linkOf(page, 'Eerst').filter({ hasText: 'Eerst' });
  for (const count of [1, 4, 8]) {
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(lightbox(page)).toBeVisible();
    for (let n = 0; n < count; n += 1) await nextFrames(page);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL(story.path);
    await expect(link).toBeFocused();
  }
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('opening and closing have no animation under reduced motion', async ({ page, makeStory }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const story = await makeStory({ items: [photo('Eerst')] });
  await page.goto(story.path);
  await loadLightbox(page, 'Eerst');
  // An animation would stay at its beginning.
  const resume = await stopAnimations(page);
  await linkOf(page, 'Eerst').click();
  const image = slide(page).getByRole('img');
  await expect(image).toBeVisible();
  expect(await lastingAnimations(page)).toEqual([]);
  const box = await image.boundingBox();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  expect(await lastingAnimations(page)).toEqual([]);
  await expect(page.locator('dialog')).toHaveCount(0);
  await resume();
  await linkOf(page, 'Eerst').click();
  await expect.poll(() => image.boundingBox()).toEqual(box);
});

test.describe('on a high-density screen', () => {
  test.use({ deviceScaleFactor: 3 });

  test('a tall photo does not move after opening, and closes at once', async ({
    page,
    makeStory,
  }) => {
    const tall = { media_url: `${demo}/fiets-960.webp`, metadata: { width: 960, height: 1280 } };
    const story = await makeStory();
    const itemId = await story.addItem(photo('De fiets', tall));
    const untold = await story.addItem(photo('Zonder maat', { ...tall, metadata: {} }));
    for (const [id, width, height] of [
      [itemId, 390, 844],
      [untold, 390, 844],
      [itemId, 360, 640],
      [untold, 360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${story.path}/moment/${id}`);
      const image = slide(page).getByRole('img').first();
      await expect(image).toHaveJSProperty('complete', true);
      // Once it is loaded it is the same in every frame.
      await expect(async () => {
        const looks = await image.evaluate(async (one) => {
          const seen = new Set<string>();
          for (let n = 0; n < 10; n += 1) {
            await new Promise(requestAnimationFrame);
            seen.add(one.outerHTML + JSON.stringify(one.getBoundingClientRect()));
          }
          return [...seen];
        });
        expect(looks).toHaveLength(1);
      }).toPass();
      await page.keyboard.press('Escape');
      await expect(lightbox(page)).toHaveCount(0);
    }
  });
});

test('a photo zooms by keys, buttons, wheel and double click, and keys zoom and pan wherever the focus is', async ({
  page,
  makeStory,
}) => {
  await test.step('a photo zooms by keys, buttons, wheel and double click', async () => {
    const story = await makeStory({
      items: [photo('Groot', { description: letter }), photo('Volgt', { item_date: '1960-01-01' })],
    });
    await page.goto(story.path);
    await linkOf(page, 'Groot').click();
    await expect(openTitle(page)).toBeFocused();
    // Zoom has no effect until the slide is rendered.
    await expect(slide(page).getByRole('img')).toBeVisible();
    const size = () => enlarged(page);
    await page.keyboard.press('+');
    await expect.poll(size).toBeGreaterThan(1.9);
    const left = () =>
      slide(page)
        .locator('.lightbox-print')
        .evaluate((print) => print.getBoundingClientRect().left);
    const before = await left();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeLessThan(before - 10);
    await expect(openTitle(page)).toHaveText('Groot');
    await page.keyboard.press('-');
    await expect.poll(size).toBeCloseTo(1, 1);
    await lightbox(page).getByRole('button', { name: 'Vergroten' }).click();
    await expect.poll(size).toBeGreaterThan(1.9);
    await lightbox(page).getByRole('button', { name: 'Verkleinen' }).click();
    await expect.poll(size).toBeCloseTo(1, 1);
    await expect(lightbox(page).getByRole('button', { name: 'Verkleinen' })).toBeDisabled();
    const image = slide(page).getByRole('img');
    await image.dblclick();
    await expect.poll(size).toBeGreaterThan(1.5);
    await image.hover();
    await page.mouse.wheel(0, 2000);
    await expect.poll(size).toBeCloseTo(1, 1);
    await page.mouse.wheel(0, -300);
    await expect.poll(size).toBeGreaterThan(1.2);
    await lightbox(page).getByRole('button', { name: 'Volgende' }).click();
    await expect(openTitle(page)).toHaveText('Volgt');
    await expect.poll(size).toBeCloseTo(1, 1);
  });
  await test.step('keys zoom and pan wherever the focus is; in the text panel arrow keys scroll', async () => {
    await lightbox(page).getByRole('button', { name: 'Vorige' }).click();
    await expect(openTitle(page)).toHaveText('Groot');
    await untilSettled(page);
    const image = slide(page).getByRole('img');
    await expect(image).toBeVisible();
    const left = () => image.evaluate((element) => element.getBoundingClientRect().left);
    const top = () => image.evaluate((element) => element.getBoundingClientRect().top);
    const textOffset = () => textPanel(page).evaluate((panel) => panel.scrollTop);
    const focusIn = {
      slides: () => image.click(),
      button: () => lightbox(page).getByRole('button', { name: 'Sluiten', exact: true }).focus(),
      text: () => textPanel(page).focus(),
    };
    for (const place of ['slides', 'button', 'text'] as const) {
      await focusIn[place]();
      await page.keyboard.press('=');
      await expect.poll(() => enlarged(page), place).toBeGreaterThan(1.9);
      await untilSettled(page);
      const before = { left: await left(), top: await top() };
      await page.keyboard.press('ArrowLeft');
      await expect.poll(left, place).toBeGreaterThan(before.left + 10);
      await page.keyboard.press('ArrowDown');
      if (place === 'text') {
        await expect.poll(textOffset).toBeGreaterThan(0);
        expect(await top()).toBe(before.top);
      } else {
        await expect.poll(top, place).toBeLessThan(before.top - 10);
        expect(await textOffset()).toBe(0);
      }
      await page.keyboard.press('-');
      await expect.poll(() => enlarged(page), place).toBeCloseTo(1, 1);
    }
    await expect(openTitle(page)).toHaveText('Groot');
    await page.keyboard.press('ArrowRight');
    await expect(openTitle(page)).toHaveText('Volgt');
  });
});

test('touch: swipe, double tap, pinch, and pull down to close @phone', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({
    items: [photo('Eerst'), photo('Dan', { item_date: '1960-01-01' })],
  });
  await page.goto(story.path);
  await linkOf(page, 'Eerst').tap();
  await expect(openTitle(page)).toHaveText('Eerst');
  await untilSettled(page);
  const { drag, tapTwice } = await touchScreen(page);
  await drag([[330, 250]], [[60, 255]]);
  await expect(openTitle(page)).toHaveText('Dan');
  await untilSettled(page);
  await drag([[60, 250]], [[330, 255]]);
  await expect(openTitle(page)).toHaveText('Eerst');
  await untilSettled(page);
  const size = () => enlarged(page);
  await expect.poll(size).toBeCloseTo(1, 1);
  await tapTwice([200, 260]);
  await expect.poll(size).toBeGreaterThan(1.7);
  await untilSettled(page);
  await drag(
    [
      [120, 260],
      [280, 260],
    ],
    [
      [190, 260],
      [210, 260],
    ],
  );
  await expect.poll(size).toBeCloseTo(1, 1);
  await drag(
    [
      [190, 260],
      [210, 260],
    ],
    [
      [100, 260],
      [300, 260],
    ],
  );
  await expect.poll(size).toBeGreaterThan(2);
  await drag(
    [
      [100, 260],
      [300, 260],
    ],
    [
      [198, 260],
      [202, 260],
    ],
  );
  await expect(lightbox(page).getByRole('button', { name: 'Verkleinen' })).toBeDisabled();
  await drag([[200, 200]], [[205, 420]]);
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(story.path);
});

test('all five item types can be opened, and an unknown type shows its text @both', async ({
  page,
  makeStory,
}) => {
  await page.route('**/proef.vtt', (route) =>
    route.fulfill({ contentType: 'text/vtt', body: 'WEBVTT\n\n00:00.000 --> 00:05.000\nKijk.\n' }),
  );
  await withUnknownKind(page);
  const story = await makeStory({ items: kinds });
  await page.goto(story.path);
  await linkOf(page, 'De foto').click();
  await expect(textPanel(page)).toContainText('Bij de foto hoort een verhaal.');
  await page.keyboard.press('ArrowRight');
  const pause = slide(page).getByRole('button', { name: 'Gif stilzetten' });
  await pause.click();
  await expect(slide(page).getByRole('button', { name: 'Gif afspelen' })).toBeVisible();
  await expect(slide(page).locator('canvas')).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await expect(openTitle(page)).toHaveText('De film');
  await expect(textPanel(page)).toContainText('Kijk, daar gaat opa onderuit.');
  await slide(page).getByRole('button', { name: 'Video afspelen: De film' }).click();
  await expect.poll(() => soundsIn(slide(page))).toBeGreaterThan(0);
  const track = slide(page).locator('track');
  await expect(track).toHaveAttribute('kind', 'captions');
  await expect(track).toHaveAttribute('srclang', 'nl');
  await lightbox(page).getByRole('button', { name: 'Volgende' }).click();
  await expect(openTitle(page)).toHaveText('De stem');
  await expect.poll(() => isSilent(page)).toBe(true);

  await expect(textPanel(page)).toContainText('Hoor je de piano?');
  await slide(page)
    .getByRole('button', { name: /^Afspelen/ })
    .click();
  await expect.poll(() => soundsIn(slide(page))).toBeGreaterThan(0);
  const position = slide(page).getByRole('slider', { name: 'Positie' });
  await position.focus();
  await page.keyboard.press('ArrowRight');
  await expect(openTitle(page)).toHaveText('De stem');
  await lightbox(page).getByRole('button', { name: 'Volgende' }).click();
  await expect(openTitle(page)).toHaveText('De brief');
  await expect.poll(() => isSilent(page)).toBe(true);

  const page1 = slide(page).getByRole('region', { name: 'De hele tekst' });
  await expect(page1).toContainText(letter.trim().slice(-60));
  expect(await page1.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(50);
  await page1.hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page1.evaluate((box) => box.scrollTop)).toBeGreaterThan(50);
  await page.keyboard.press('ArrowRight');
  await expect(textPanel(page)).toContainText('Kijk.');
  await expect(slide(page)).toContainText('Deze gebeurtenis kunnen we hier niet laten zien');
  await page.keyboard.press('ArrowRight');
  await expect(openTitle(page)).toHaveText('De lege foto');
  await expect(slide(page)).toContainText('Bij deze gebeurtenis zit nog geen foto');
  const gapInThread = () =>
    lightbox(page)
      .locator('.lightbox-thread')
      .evaluateAll(([head, details]) =>
        Math.round(details!.getBoundingClientRect().top - head!.getBoundingClientRect().bottom),
      );
  await expect.poll(gapInThread).toBe(0);
});

test('a film in full screen keeps keys, wheel and fingers for itself @both', async ({
  page,
  makeStory,
  isMobile,
}) => {
  await page.route('**/proef.vtt', (route) =>
    route.fulfill({ contentType: 'text/vtt', body: 'WEBVTT\n\n00:00.000 --> 00:05.000\nKijk.\n' }),
  );
  const story = await makeStory({ items: kinds });
  await page.goto(story.path);
  await linkOf(page, 'De film').click();
  const film = slide(page).locator('video');
  await slide(page).getByRole('button', { name: 'Video afspelen: De film' }).click();
  await slide(page).getByRole('button', { name: 'Volledig scherm' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBeTruthy();
  await page.keyboard.press('Space');
  await expect(slide(page).getByRole('button', { name: 'Afspelen: De film' })).toBeFocused();
  await page.keyboard.press('Home');
  const position = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(position).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(position).toBeGreaterThan(0);
  for (let stops = 0; stops < 5; stops += 1) {
    await page.keyboard.press('Tab');
    await expect(slide(page).locator(':focus')).toHaveCount(1);
  }
  if (isMobile) {
    const { drag } = await touchScreen(page);
    await drag([[330, 250]], [[60, 255]]);
    await drag([[200, 200]], [[205, 420]]);
  } else {
    await page.mouse.move(600, 300);
    await page.mouse.wheel(600, 0);
  }
  await slide(page).getByRole('button', { name: 'Volledig scherm uit' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect(openTitle(page)).toHaveText('De film');
});

test('focus that arrives during the animation of a slide does not displace it', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({
    items: [
      { title: 'Kort', item_date: '1950-01-01', description: 'Kijk.' },
      { title: 'Lang', item_date: '1951-01-01', description: letter },
      { title: 'Erna', item_date: '1952-01-01', description: 'Kijk.' },
    ],
  });
  await page.goto(story.path);
  await linkOf(page, 'Kort').click();
  const text = slide(page).getByRole('region', { name: 'De hele tekst' });
  await expect(text).toBeVisible();
  await untilSettled(page);
  const before = await text.boundingBox();
  await lightbox(page).getByRole('button', { name: 'Sluiten', exact: true }).focus();
  // The slide waits outside the stage, as on a busy device before the first frame of its animation.
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...options) {
      const animation = animate.apply(this, options);
      animation.pause();
      return animation;
    };
  });
  await page.keyboard.press('ArrowRight');
  await expect(openTitle(page)).toHaveText('Lang');
  await expect.poll(async () => (await text.boundingBox())?.x).toBeGreaterThan(before!.x + 500);
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.play()));
  await untilSettled(page);
  await expect.poll(async () => (await text.boundingBox())?.x).toBe(before!.x);
});

test('a picture that fails to load keeps its space and its text; a text with only a title has no text panel', async ({
  page,
  makeStory,
  forgive,
}) => {
  await test.step('a picture that fails to load keeps its space and its text', async () => {
    const story = await makeStory({
      items: [
        photo('Kwijt', { media_url: '/weg.webp', description: 'Maar wel verteld.' }),
        { title: 'Getrouwd in Utrecht', item_date: '1970-01-01' },
      ],
    });
    await page.goto(story.path);
    await linkOf(page, 'Kwijt').click();
    await expect(slide(page)).toContainText('Deze foto kan nu niet worden getoond');
    await expect(textPanel(page)).toContainText('Maar wel verteld.');
    // There is no zoom, but a retry button.
    await expect(lightbox(page).getByRole('button', { name: 'Vergroten' })).toBeHidden();
    await page.route('**/weg.webp', (route) =>
      route.fulfill({ path: `public${demo}/trouwdag-960.webp`, contentType: 'image/webp' }),
    );
    await slide(page).getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(slide(page).getByRole('img', { name: 'Kwijt' })).toBeVisible();
    await expect(lightbox(page).getByRole('button', { name: 'Vergroten' })).toBeVisible();
    forgive(/status of 404/);
  });
  await test.step('a text item with only a title has no text panel', async () => {
    await lightbox(page).getByRole('button', { name: 'Volgende' }).click();
    await expect(openTitle(page)).toHaveText('Getrouwd in Utrecht');
    await expect(slide(page).getByText('Getrouwd in Utrecht')).toBeVisible();
    await expect(lightbox(page).getByText('zit nog geen')).toHaveCount(0);
    await expect(lightbox(page).getByRole('button', { name: 'Meer tekst' })).toBeHidden();
  });
});

test('a gif is paused under reduced motion', async ({ page, makeStory }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const story = await makeStory({ items: kinds });
  await page.goto(story.path);
  await linkOf(page, 'De gif').click();
  await expect(slide(page).locator('canvas')).toBeVisible();
  await slide(page).getByRole('button', { name: 'Gif afspelen' }).click();
  await expect(slide(page).locator('canvas')).toBeHidden();
});

test('an added item does not interrupt playback; a removed item is replaced by the next', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({ items: kinds.slice(2, 5) });
  const isListening = await listening(page);
  await page.goto(story.path);
  await isListening();
  await linkOf(page, 'De stem').click();
  await slide(page)
    .getByRole('button', { name: /^Afspelen/ })
    .click();
  await expect.poll(() => soundsIn(slide(page))).toBeGreaterThan(0);
  await story.addItem({ title: 'Nieuw', item_date: '1940-01-01' });
  await expect(lightbox(page).getByText('3 van 4', { exact: true })).toBeVisible();
  await expect(openTitle(page)).toHaveText('De stem');
  expect(await isSilent(page)).toBe(false);
  await slide(page)
    .getByRole('button', { name: /^Pauzeren/ })
    .click();
  // The new item can be reached once playback has stopped.
  await expect(slide(page).getByRole('button', { name: /^Afspelen/ })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(openTitle(page)).toHaveText('Nieuw');
  await story.sql(
    `delete from public.timeline_items where timeline_id = '${story.id}' and title = 'Nieuw';`,
  );
  await expect(openTitle(page)).toHaveText('De film');
  await expect(lightbox(page)).toContainText(/is zojuist weggehaald/);
  await expect.poll(() => page.title()).toMatch(/^De film/);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page)).not.toContainText(/weggehaald/);
});

test('removal of the last item closes the lightbox, with a message', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({ items: [photo('Foto'), { title: 'Brief' }] });
  const isListening = await listening(page);
  await page.goto(`${story.path}?soort=foto`);
  await isListening();
  await linkOf(page, 'Foto').click();
  await expect(openTitle(page)).toHaveText('Foto');
  await story.sql(
    `delete from public.timeline_items where timeline_id = '${story.id}' and title = 'Foto';`,
  );
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.getByText('Deze gebeurtenis is er niet meer').first()).toBeVisible();
  await expect(page).toHaveURL(`${story.path}?soort=foto`);
});

test('when the lightbox fails to load, a message and the card are shown, and the next link loads a document', async ({
  page,
  makeStory,
  forgive,
}) => {
  await page.route('**/assets/lightbox-*.js', (route) => route.abort());
  const story = await makeStory();
  await addMany(story, 60);

  await test.step('the card is scrolled into view with a message when the lightbox fails to load', async () => {
    await page.goto(story.path);
    await linkOf(page, 'Moment 4').click();
    await expect(page.getByText('Dit ging niet open').first()).toBeVisible();
    await expect(card(page, 'Moment 4')).toBeFocused();
    await expect(card(page, 'Moment 4')).toBeInViewport();
    await page.unrouteAll();
    forgive(/Failed to load resource/);
    await page.goBack();
    await expect(page).toHaveURL(story.path);
  });
  await test.step('the next link to an item loads its document, when the lightbox failed to load', async () => {
    await linkOf(page, 'Moment 3').click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Moment 3' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(story.path);
    await expect(linkOf(page, 'Moment 3')).toBeFocused();
  });
});

test('a modified click opens a new tab; the code is loaded when the mouse is over a card; paging prefetches', async ({
  page,
  context,
}) => {
  await test.step('the code of the lightbox is loaded when the mouse is over a card, before the click', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const isLoaded = () => scripts.some((url) => /\/assets\/lightbox-[^/]*\.js$/.test(url));
    await page.goto(riet);
    await expect(page.locator('[data-item-id] > article')).toHaveCount(60);
    expect(isLoaded()).toBe(false);
    await page.locator('article a').first().hover();
    await expect.poll(isLoaded).toBe(true);
  });
  await test.step('paging does not scroll the cards behind, and prefetches the next picture', async () => {
    await linkOf(page, 'In de wieg van opoe').click();
    await expect(openTitle(page)).toHaveText('In de wieg van opoe');
    const loaded = () =>
      lightbox(page)
        .locator('.lightbox-print img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images
            .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
            .map(({ currentSrc }) => /([a-z]+)-\d+\.webp$/.exec(currentSrc)?.[1]),
        );
    await expect.poll(loaded).toContain('bloemenstal');
    await expect.poll(loaded).toContain('geboortehuis');
    const cardTops = () =>
      page
        .locator('[data-item-id]')
        .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().top));
    const before = await cardTops();
    for (const title of ['De bloemenstal van vader', 'De eerste klas van juffrouw Terwee']) {
      await page.keyboard.press('ArrowRight');
      await expect(openTitle(page)).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
    }
    expect(await cardTops()).toEqual(before);
  });
  await test.step('a search typed just before opening is in the address of the story', async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.getByRole('searchbox').pressSequentially('fiets');
    const link = linkOf(page, 'De fiets in de schuur');
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(openTitle(page)).toHaveText('De fiets in de schuur');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${riet}?zoek=fiets`);
    await expect(page.getByRole('searchbox')).toHaveValue('fiets');
  });
  await test.step('a modified click opens a new tab', async () => {
    const tab = context.waitForEvent('page');
    await linkOf(page, 'De fiets in de schuur').click({ modifiers: ['ControlOrMeta'] });
    await expect(openTitle(await tab)).toHaveText('De fiets in de schuur');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${riet}?zoek=fiets`);
  });
});

test('a status is shown while the lightbox loads', async ({ page, makeStory }) => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/lightbox-*.js', async (route) => {
    await coming;
    await route.continue();
  });
  const story = await makeStory({ items: [photo('Komt eraan')] });
  await page.goto(story.path);
  await linkOf(page, 'Komt eraan').click();
  await expect(page.getByText('Het album gaat open...')).toBeVisible();
  come();
  await expect(openTitle(page)).toHaveText('Komt eraan');
  await expect(page.getByText('Het album gaat open...')).toHaveCount(0);
});

test('all controls are reachable at 320 px, at 200% text size and in landscape @phone', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({
    items: [photo('Een lange titel over de bruiloft van oma'), kinds[4]!],
  });
  await page.goto(story.path);
  await linkOf(page, 'Een lange titel over de bruiloft van oma').tap();
  await expect(openTitle(page)).toBeVisible();
  const views = [
    [320, 640],
    [640, 320],
    [768, 1024],
  ] as const;
  for (const [width, height] of views) {
    for (const fontSize of ['', '200%']) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
      for (const name of ['Sluiten', 'Vorige', 'Vergroten']) {
        const button = lightbox(page).getByRole('button', { name, exact: true });
        await expect(button, `${name} at ${width} × ${height} ${fontSize}`).toBeInViewport({
          ratio: 1,
        });
      }
      await openTitle(page).scrollIntoViewIfNeeded();
      await expect(openTitle(page)).toBeInViewport();
      const print = slide(page).locator('.lightbox-print');
      const { width: wide, height: high } = (await print.boundingBox())!;
      expect(wide * high, `print at ${width} × ${height} ${fontSize}`).toBeGreaterThan(5000);
      const overflow = await lightbox(page).evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  }
});

test('a key that is pressed as soon as the slides are there is not lost', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({ items: kinds });
  await page.addInitScript(() => {
    // Called after the slides are in the document, before the effects that listen for keys.
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.yarl__container')) return;
      observer.disconnect();
      const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
      document.activeElement!.dispatchEvent(key);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(story.path);
  await page.getByRole('link', { name: 'De foto' }).click();
  await expect(openTitle(page)).toHaveText('De gif');
});
