// Size, order, layout stability and failures of pictures, gifs and videos.
import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRoute } from './hold-route.ts';
import { fontsLoaded } from './next-frames.ts';
import { expectLegible, expectNoFindings } from './legible.ts';

const at = (name: string) => `/demo/oma-riet/${name}`;
const preview =
  'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQAAwAA4BaJYgCdAEOH24gAAD+1+o1mOOT6yA1rXYfTs46T67lwrIdBQVrGzdKAAUgJA+lr5EKQE0wD2iXVR2N3fY9rgAA';

const photo = (title = 'De trouwdag', metadata: object = {}) => ({
  title,
  item_type: 'photo',
  media_url: at('trouwdag-960.webp'),
  metadata: { width: 960, height: 720, ...metadata },
});
const gif = (metadata: object = {}, title = 'Zandvoort') => ({
  title,
  item_type: 'gif',
  media_url: at('zandvoort.gif'),
  metadata: { width: 400, height: 300, ...metadata },
});
const poster = { poster_url: at('zandvoort.webp') };

const picture = (page: Page, name: string) => page.getByRole('img', { name, exact: true });
const isDrawn = (page: Page, name: string) =>
  picture(page, name).evaluate(
    (image: HTMLImageElement) => image.complete && image.naturalWidth > 0,
  );

/** Collects the matching requests from now on. */
function requestsFor(page: Page, part: RegExp): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => part.test(request.url()) && requests.push(request));
  return requests;
}

test.describe('the size of a picture', () => {
  test('is the smallest that fills its box', async ({ page, makeStory }) => {
    const requests = requestsFor(page, /trouwdag/);
    const story = await makeStory({ items: [photo()] });
    // What the file holds is read from the cache, which is a request of its own.
    const paths = () => new Set(requests.map((request) => new URL(request.url()).pathname));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(story.path);
    await expect.poll(() => isDrawn(page, 'De trouwdag')).toBe(true);
    expect(paths()).toEqual(new Set([at('trouwdag-480.webp')]));
    // Two thirds of a wide page.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect.poll(paths).toContain(at('trouwdag-960.webp'));
  });

  test('is the original when the smaller one fails', async ({ page, makeStory, forgive }) => {
    await page.route('**/trouwdag-480.webp', (route) => route.abort());
    // So that every screen requests the smaller one first.
    await page.setViewportSize({ width: 320, height: 800 });
    const story = await makeStory({ items: [photo()] });
    await page.goto(story.path);
    await expect.poll(() => isDrawn(page, 'De trouwdag')).toBe(true);
    await expect(picture(page, 'De trouwdag')).toHaveAttribute('src', at('trouwdag-960.webp'));
    await expect(page.getByText(/kan nu niet worden getoond/)).toHaveCount(0);
    forgive(/Failed to load resource/);
  });
});

test.describe('while a picture loads', () => {
  test('its preview or its colour reserves its space, without layout shift', async ({
    page,
    makeStory,
  }) => {
    const release = await holdRoute(page, '**/trouwdag-*.webp');
    const story = await makeStory({
      items: [
        photo('Met', { preview, dominant_color: '#8a755a' }),
        photo('Zonder', { dominant_color: '#8a755a' }),
      ],
    });
    await page.goto(story.path, { waitUntil: 'commit' });
    const card = (name: string) => page.getByRole('article', { name });
    for (const [name, image] of [
      ['Met', /data:image\/webp/],
      ['Zonder', /none/],
    ] as const) {
      const hint = card(name).locator('.picture-hint');
      await expect(hint).toHaveCSS('background-color', 'rgb(138, 117, 90)');
      await expect(hint).toHaveCSS('background-image', image);
    }
    const heights = () =>
      page
        .getByRole('article')
        .evaluateAll((all: HTMLElement[]) => all.map(({ offsetHeight }) => offsetHeight));
    await fontsLoaded(page);
    const before = await heights();
    release();
    for (const name of ['Met', 'Zonder']) {
      await expect.poll(() => isDrawn(page, name)).toBe(true);
      await expect(card(name).locator('.picture-hint')).toHaveCount(0);
    }
    await expect.poll(heights).toEqual(before);
  });
});

test.describe('the first visible pictures have priority', () => {
  const places = ['eager high', 'eager high', 'eager high', 'lazy auto', 'lazy auto'];
  const order = (page: Page) =>
    page
      .locator('article img:not([aria-hidden] *)')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map((image) => `${image.loading} ${image.fetchPriority}`),
      );
  const items = Array.from({ length: 5 }, (_, index) => photo(`Foto ${index + 1}`));

  test('at the top, with a filter and at the address of an item', async ({ page, makeStory }) => {
    await test.step('at the top of a story', async () => {
      const story = await makeStory({ items });
      await page.goto(story.path);
      await expect.poll(() => order(page)).toEqual(places);
    });
    await test.step('with a filter in the address', async () => {
      const texts = Array.from({ length: 4 }, () => ({
        title: 'Een brief',
        description: 'Lieve.',
      }));
      const story = await makeStory({ items: [...texts, ...items] });
      await page.goto(`${story.path}?soort=foto`);
      await expect.poll(() => order(page)).toEqual(places);
    });
    await test.step('at the address of an item far down the story', async () => {
      const story = await makeStory();
      let itemId = '';
      for (let year = 1900; year < 1960; year += 1) {
        const id = await story.addItem({ ...photo(`Foto ${year}`), item_date: `${year}-01-01` });
        if (year === 1955) itemId = id;
      }
      await page.goto(`${story.path}/moment/${itemId}`);
      // Behind the lightbox.
      const card = page.locator(`[data-item-id="${itemId}"] img[alt="Foto 1955"]`).first();
      await expect(card).toHaveAttribute('fetchpriority', 'high');
    });
  });
});

test.describe('a gif', () => {
  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('shows its poster, and is fetched only on play', async ({ page, makeStory }) => {
      const requests = requestsFor(page, /zandvoort\.gif/);
      const story = await makeStory({ items: [gif(poster)] });
      await page.goto(story.path);
      await expect.poll(() => isDrawn(page, 'Zandvoort')).toBe(true);
      await expect(picture(page, 'Zandvoort')).toHaveAttribute('src', poster.poster_url);
      expect(requests).toEqual([]);
      await page.getByRole('button', { name: 'Gif afspelen' }).click();
      await expect(picture(page, 'Zandvoort')).toHaveAttribute('src', at('zandvoort.gif'));
      await expect.poll(() => isDrawn(page, 'Zandvoort')).toBe(true);
      expect(requests).not.toEqual([]);
    });

    test('without a poster, or when it fails, shows its first frame', async ({
      page,
      makeStory,
      forgive,
    }) => {
      await test.step('without a poster shows its first frame', async () => {
        await page.route('**/weg.webp', (route) => route.abort());
        const story = await makeStory({
          items: [gif({}, 'Zonder'), gif({ poster_url: at('weg.webp') }, 'Met')],
        });
        await page.goto(story.path);
        for (const name of ['Zonder', 'Met']) {
          const card = page.getByRole('article', { name });
          await expect(card.getByRole('button', { name: 'Gif afspelen' })).toBeVisible();
          const canvas = card.locator('canvas');
          await expect
            .poll(() => canvas.evaluate(({ width }: HTMLCanvasElement) => width), name)
            .toBe(400);
          await expect(canvas).toBeVisible();
        }
        forgive(/Failed to load resource/);
      });
    });
  });

  test('plays only on the screen, and decodes no frames while paused', async ({
    page,
    makeStory,
  }) => {
    const texts = Array.from({ length: 12 }, () => ({
      title: 'Een brief',
      description: 'Lieve Riet, '.repeat(30),
    }));
    const story = await makeStory({ items: [...texts, gif(poster)] });
    await page.goto(story.path);
    const card = page.getByRole('article', { name: 'Zandvoort' });
    await expect(card).toBeAttached();
    const moving = card.locator(`img[src$='.gif']`);
    await expect(moving).toHaveCount(0);
    await card.scrollIntoViewIfNeeded();
    await expect(moving).toBeVisible();
    await expect.poll(() => isDrawn(page, 'Zandvoort')).toBe(true);
    await expect.poll(() => framesOfPictures(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Gif stilzetten' }).click();
    await expect(moving).toBeHidden();
    await expect.poll(() => framesOfPictures(page)).toBe(0);
    await page.getByRole('button', { name: 'Gif afspelen' }).click();
    await expect(moving).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(moving).toBeHidden();
  });
});

/** The number of gif frames that the browser decodes in a second. */
async function framesOfPictures(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  let count = 0;
  browser.on('Tracing.dataCollected', ({ value }) => {
    count += value.filter(
      (event) => (event as { name?: string }).name === 'ScheduleFrameForImageAnimation',
    ).length;
  });
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'disabled-by-default-devtools.timeline'] },
  });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 60;
        requestAnimationFrame(function next() {
          left -= 1;
          if (left > 0) requestAnimationFrame(next);
          else resolve();
        });
      }),
  );
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.end');
  await complete;
  await browser.detach();
  return count;
}

test.describe('media that fail to load', () => {
  test('keep their text and their space, and can be retried or played', async ({
    page,
    makeStory,
    forgive,
  }) => {
    await test.step('a photo and a gif keep their text and their space, and can be retried', async () => {
      const files = /trouwdag-[^/]*\.webp$|zandvoort\.gif$/;
      await page.route(files, (route) => route.abort());
      let failures = 0;
      page.on('requestfailed', (request) => (failures += Number(files.test(request.url()))));
      const story = await makeStory({
        items: [photo(), gif()].map((item) => ({ ...item, description: 'Het regende.' })),
      });
      await page.goto(story.path);
      const failed = [
        ['De trouwdag', 'Deze foto kan nu niet worden getoond'],
        ['Zandvoort', 'Deze gif kan nu niet worden getoond'],
      ] as const;
      for (const [name, sentence] of failed) {
        const card = page.getByRole('article', { name });
        await expect(card.getByText(sentence)).toBeVisible();
        await expect(card.getByRole('heading', { name })).toBeVisible();
        await expect(card.getByText('Het regende.')).toBeVisible();
      }
      await expectNoFindings(page);
      for (const [name] of failed) {
        const card = page.getByRole('article', { name });
        const retry = card.getByRole('button', { name: 'Opnieuw proberen' });
        const before = failures;
        await retry.focus();
        await page.keyboard.press('Enter');
        await expect(card.getByRole('status').getByText(/^Het lukt nog niet/)).toBeVisible();
        // The page then asks once more whether the file arrives: an answer would show the picture.
        await expect.poll(() => failures).toBeGreaterThanOrEqual(before + 2);
        await expect(retry).toBeFocused();
      }
      await page.unroute(files);
      for (const [name] of failed) {
        const card = page.getByRole('article', { name });
        await card.getByRole('button', { name: 'Opnieuw proberen' }).press('Enter');
        await expect(card.getByText(/niet worden getoond|Het lukt nog niet/)).toHaveCount(0);
        await expect.poll(() => isDrawn(page, name)).toBe(true);
      }
      forgive(/Failed to load resource/);
    });
    await test.step('a video and a recording keep their text, and play after a retry', async () => {
      const files = /\.(mp4|mp3)$/;
      await page.route(files, (route) => route.abort());
      const story = await makeStory({
        items: [
          { title: 'De film', item_type: 'video', media_url: at('de-vaart.mp4') },
          { title: 'Oma', item_type: 'audio', media_url: at('wim-belt.mp3') },
        ].map((item) => ({ ...item, description: 'Het regende.' })),
      });
      await page.goto(story.path);
      await page.getByRole('button', { name: 'Afspelen: Oma' }).click();
      const oma = page.getByRole('article', { name: 'Oma' });
      await expect(oma.getByText('Deze opname kan nu niet worden afgespeeld.')).toBeVisible();
      const video = page.getByRole('article', { name: 'De film' });
      await video.scrollIntoViewIfNeeded();
      const start = video.getByRole('button', { name: /^Video afspelen/ });
      const sentence = video.getByText('Deze video kan nu niet worden afgespeeld');
      if (await start.isVisible()) await start.click();
      await expect(sentence).toBeVisible();
      await expect(page.getByText('Het regende.')).toHaveCount(2);
      await expectLegible(page);
      await page.unroute(files);
      await oma.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await expect(oma.getByRole('button', { name: 'Pauzeren: Oma' })).toBeVisible();
      await video.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await expect(sentence).toHaveCount(0);
      await expect
        .poll(() => video.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime))
        .toBeGreaterThan(0);
      forgive(/Failed to load resource/);
    });
    await test.step('a video without its poster can be played', async () => {
      await page.route('**/de-vaart-*.webp', (route) => route.abort());
      const item = {
        title: 'De vaart',
        item_type: 'video',
        media_url: at('de-vaart.mp4'),
        metadata: { poster_url: at('de-vaart-960.webp'), duration: 8, dominant_color: '#8a755a' },
      };
      const story = await makeStory({ items: [item] });
      await page.goto(story.path);
      await page.getByRole('button', { name: 'Video afspelen: De vaart' }).click();
      await expect
        .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0);
      forgive(/Failed to load resource/);
    });
  });

  test('are retried when the connection returns', async ({ page, makeStory, forgive }) => {
    await page.route('**/trouwdag-*.webp', (route) => route.abort());
    const story = await makeStory({ items: [photo('Een'), photo('Twee')] });
    await page.goto(story.path);
    await expect(page.getByText('Deze foto kan nu niet worden getoond')).toHaveCount(2);
    await page.unroute('**/trouwdag-*.webp');
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    // The browser fires `online` before its network works: the pictures can have failed once more.
    const isReached = () =>
      page.evaluate(() => fetch('/favicon.svg', { cache: 'no-store' }).then(({ ok }) => ok));
    await expect(async () => expect(await isReached()).toBe(true)).toPass();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => isDrawn(page, 'Een')).toBe(true);
    await expect.poll(() => isDrawn(page, 'Twee')).toBe(true);
    // The realtime socket can have failed while offline.
    forgive(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  });
});
